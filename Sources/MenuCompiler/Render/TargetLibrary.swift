/// The targets that are built in.
public enum TargetLibrary {
  /// In the order of their names.
  public static let sources: [TargetSource] = [
    c,
    TargetSource(
      name: "html",
      texts: [
        "html.toml": text(PackageResources.html_toml),
        "html-page.stencil": text(PackageResources.html_page_stencil),
        "page.css": text(PackageResources.page_css),
        "menuRuntime.js": text(PackageResources.menuRuntime_js),
        "pageTable.js": text(PackageResources.pageTable_js),
        "pageExtents.js": text(PackageResources.pageExtents_js),
        "pageElements.js": text(PackageResources.pageElements_js),
        "pageSections.js": text(PackageResources.pageSections_js),
        "pageMotion.js": text(PackageResources.pageMotion_js),
        "pageView.js": text(PackageResources.pageView_js),
        "pageKeys.js": text(PackageResources.pageKeys_js),
        "pageSearch.js": text(PackageResources.pageSearch_js),
        "pageMenu.js": text(PackageResources.pageMenu_js),
      ]),
    objc,
    TargetSource(
      name: "swift",
      texts: [
        "swift.toml": text(PackageResources.swift_toml),
        "swift-menu.stencil": text(PackageResources.swift_menu_stencil),
        "swift-runtime.stencil": text(PackageResources.swift_runtime_stencil),
        "MenuTable.swift": text(PackageResources.MenuTable_swift),
        "MenuTableStructure.swift": text(PackageResources.MenuTableStructure_swift),
        "MenuTableText.swift": text(PackageResources.MenuTableText_swift),
        "MenuNode.swift": text(PackageResources.MenuNode_swift),
        "MenuRecord.swift": text(PackageResources.MenuRecord_swift),
        "MenuCursor.swift": text(PackageResources.MenuCursor_swift),
        "MenuWords.swift": text(PackageResources.MenuWords_swift),
        "MenuIndicator.swift": text(PackageResources.MenuIndicator_swift),
        "MenuSettings.swift": text(PackageResources.MenuSettings_swift),
        "MenuExpansion.swift": text(PackageResources.MenuExpansion_swift),
        "MenuExpansionState.swift": text(PackageResources.MenuExpansionState_swift),
        "MenuExpansionRows.swift": text(PackageResources.MenuExpansionRows_swift),
        "MenuExpansionSections.swift": text(PackageResources.MenuExpansionSections_swift),
        "MenuExpansionToggle.swift": text(PackageResources.MenuExpansionToggle_swift),
        "MenuExpansionBulk.swift": text(PackageResources.MenuExpansionBulk_swift),
        "MenuExpansionHiding.swift": text(PackageResources.MenuExpansionHiding_swift),
        "MenuSnapshot.swift": text(PackageResources.MenuSnapshot_swift),
        "MenuChange.swift": text(PackageResources.MenuChange_swift),
      ]),
    TargetSource(
      name: "typescript",
      texts: [
        "typescript.toml": text(PackageResources.typescript_toml),
        "typescript-menu.stencil": text(PackageResources.typescript_menu_stencil),
        "typescript-runtime.stencil": text(PackageResources.typescript_runtime_stencil),
        "menuNode.ts": text(PackageResources.menuNode_ts),
        "menuSettings.ts": text(PackageResources.menuSettings_ts),
        "menuStructure.ts": text(PackageResources.menuStructure_ts),
        "menuTableText.ts": text(PackageResources.menuTableText_ts),
        "menuTable.ts": text(PackageResources.menuTable_ts),
        "menuWords.ts": text(PackageResources.menuWords_ts),
        "menuRules.ts": text(PackageResources.menuRules_ts),
        "menuRows.ts": text(PackageResources.menuRows_ts),
        "menuMove.ts": text(PackageResources.menuMove_ts),
        "menuSnapshot.ts": text(PackageResources.menuSnapshot_ts),
        "menuChange.ts": text(PackageResources.menuChange_ts),
        "menuReading.ts": text(PackageResources.menuReading_ts),
        "menuExpansion.ts": text(PackageResources.menuExpansion_ts),
      ]),
    TargetSource(
      name: "uikit",
      texts: [
        "uikit.toml": text(PackageResources.uikit_toml),
        "uikit-controller.stencil": text(PackageResources.uikit_controller_stencil),
        "MenuTableController.swift": text(PackageResources.MenuTableController_swift),
        "MenuTableDelegate.swift": text(PackageResources.MenuTableDelegate_swift),
        "MenuTableUpdates.swift": text(PackageResources.MenuTableUpdates_swift),
        "MenuTableTaps.swift": text(PackageResources.MenuTableTaps_swift),
        "MenuTableSource.swift": text(PackageResources.MenuTableSource_swift),
        "MenuTableLook.swift": text(PackageResources.MenuTableLook_swift),
        "MenuTableCells.swift": text(PackageResources.MenuTableCells_swift),
        "MenuItemView.swift": text(PackageResources.MenuItemView_swift),
        "MenuGlyphView.swift": text(PackageResources.MenuGlyphView_swift),
        "MenuFold.swift": text(PackageResources.MenuFold_swift),
      ]),
    TargetSource(
      name: "swiftui",
      texts: [
        "swiftui.toml": text(PackageResources.swiftui_toml),
        "swiftui-outline.stencil": text(PackageResources.swiftui_outline_stencil),
        "MenuOutline.swift": text(PackageResources.MenuOutline_swift),
        "MenuModel.swift": text(PackageResources.MenuModel_swift),
        "MenuModelTaps.swift": text(PackageResources.MenuModelTaps_swift),
        "MenuModelLook.swift": text(PackageResources.MenuModelLook_swift),
        "MenuOutlineRow.swift": text(PackageResources.MenuOutlineRow_swift),
        "MenuOutlineGlyph.swift": text(PackageResources.MenuOutlineGlyph_swift),
        "MenuOutlineMotion.swift": text(PackageResources.MenuOutlineMotion_swift),
        "MenuOutlineEnvironment.swift": text(PackageResources.MenuOutlineEnvironment_swift),
        "MenuOutlineShortcuts.swift": text(PackageResources.MenuOutlineShortcuts_swift),
      ]),
  ]

  public static var names: [String] { sources.map(\.name) }

  /// The target of a name, if there is one.
  public static func target(named name: String) throws -> Target? {
    try sources.first { $0.name == name }.map(readTarget)
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
