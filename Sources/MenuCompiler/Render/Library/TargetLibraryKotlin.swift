/// The target for Kotlin.
extension TargetLibrary {
  static let kotlin = TargetSource(
    name: "kotlin",
    texts: [
      "kotlin.toml": text(PackageResources.kotlin_toml),
      "kotlin-menu.stencil": text(PackageResources.kotlin_menu_stencil),
      "kotlin-runtime.stencil": text(PackageResources.kotlin_runtime_stencil),
      "MenuTable.kt": text(PackageResources.MenuTable_kt),
      "MenuStructure.kt": text(PackageResources.MenuStructure_kt),
      "MenuText.kt": text(PackageResources.MenuText_kt),
      "MenuNode.kt": text(PackageResources.MenuNode_kt),
      "MenuIndicator.kt": text(PackageResources.MenuIndicator_kt),
      "MenuSettings.kt": text(PackageResources.MenuSettings_kt),
      "MenuExpansion.kt": text(PackageResources.MenuExpansion_kt),
      "MenuChange.kt": text(PackageResources.MenuChange_kt),
      "MenuRecord.kt": text(PackageResources.MenuRecord_kt),
      "MenuRows.kt": text(PackageResources.MenuRows_kt),
      "MenuWords.kt": text(PackageResources.MenuWords_kt),
      "MenuSections.kt": text(PackageResources.MenuSections_kt),
      "MenuEvents.kt": text(PackageResources.MenuEvents_kt),
      "MenuBulk.kt": text(PackageResources.MenuBulk_kt),
      "MenuSnapshot.kt": text(PackageResources.MenuSnapshot_kt),
    ])
}
