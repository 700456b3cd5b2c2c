/// The targets that share the engine in C.
extension TargetLibrary {
  static let c = TargetSource(
    name: "c",
    texts: cRuntime.merging([
      "c.toml": text(PackageResources.c_toml),
      "c-menu.stencil": text(PackageResources.c_menu_stencil),
      "c-header.stencil": text(PackageResources.c_header_stencil),
    ]) { $1 })

  static let objc = TargetSource(
    name: "objc",
    texts: cRuntime.merging([
      "objc.toml": text(PackageResources.objc_toml),
      "objc-menu.stencil": text(PackageResources.objc_menu_stencil),
      "objc-header.stencil": text(PackageResources.objc_header_stencil),
      "objc-runtime.stencil": text(PackageResources.objc_runtime_stencil),
      "MNUMenu.h": text(PackageResources.MNUMenu_h),
      "MNUMenuTypes.h": text(PackageResources.MNUMenuTypes_h),
      "MNUMenuPrivate.h": text(PackageResources.MNUMenuPrivate_h),
      "MNUMenuTable.h": text(PackageResources.MNUMenuTable_h),
      "MNUMenuTable.m": text(PackageResources.MNUMenuTable_m),
      "MNUMenuChange.h": text(PackageResources.MNUMenuChange_h),
      "MNUMenuChange.m": text(PackageResources.MNUMenuChange_m),
      "MNUMenuExpansion.h": text(PackageResources.MNUMenuExpansion_h),
      "MNUMenuExpansion.m": text(PackageResources.MNUMenuExpansion_m),
    ]) { $1 })

  /// The engine, and what tables in C are made of.
  private static let cRuntime = [
    "c-items.stencil": text(PackageResources.c_items_stencil),
    "c-settings.stencil": text(PackageResources.c_settings_stencil),
    "c-runtime.stencil": text(PackageResources.c_runtime_stencil),
    "menu_table.h": text(PackageResources.menu_table_h),
    "menu_expansion.h": text(PackageResources.menu_expansion_h),
    "menu_table.c": text(PackageResources.menu_table_c),
    "menu_texts.c": text(PackageResources.menu_texts_c),
    "menu_rows.c": text(PackageResources.menu_rows_c),
    "menu_sections.c": text(PackageResources.menu_sections_c),
    "menu_toggle.c": text(PackageResources.menu_toggle_c),
    "menu_bulk.c": text(PackageResources.menu_bulk_c),
    "menu_hiding.c": text(PackageResources.menu_hiding_c),
    "menu_saved.c": text(PackageResources.menu_saved_c),
    "menu_change.c": text(PackageResources.menu_change_c),
  ]
}
