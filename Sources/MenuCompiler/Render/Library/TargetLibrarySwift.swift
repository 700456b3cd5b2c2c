/// The targets in Swift: the engine, and two that draw it.
extension TargetLibrary {
  static let swift = TargetSource(
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
    ])

  static let swiftui = TargetSource(
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
    ])

  static let uikit = TargetSource(
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
    ])
}
