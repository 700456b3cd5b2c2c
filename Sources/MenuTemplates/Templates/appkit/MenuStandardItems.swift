/// The standard items of a menu bar: the items with a role.
extension MenuRole {
  /// The selector that the system sends to the first responder when the item is chosen; nil if the
  /// program performs the action. Selectors are given by their names, because no class declares
  /// `undo:`.
  fileprivate var selector: Selector? { Self.standard[self]?.action.map { Selector($0) } }

  /// The tag by which the responder chooses its action, if several roles share the selector;
  /// otherwise nil.
  fileprivate var tag: Int? { Self.standard[self]?.tag }

  /// The shortcut of an item for which the menu specifies no shortcut; nil if the role has none.
  fileprivate var shortcut: MenuShortcut? {
    Self.standard[self].flatMap { standard in
      standard.key.map { MenuShortcut(standard.modifiers, .character($0)) }
    }
  }

  private struct Standard {
    let action: String?
    let modifiers: MenuModifiers
    let key: Character?
    let tag: Int?

    init(
      _ action: String?, _ modifiers: MenuModifiers = [], _ key: Character? = nil,
      tag: Int? = nil
    ) {
      self.action = action
      self.modifiers = modifiers
      self.key = key
      self.tag = tag
    }
  }

  // The tags are those of `NSTextFinder.Action`.
  private static let standard: [MenuRole: Standard] = [
    .about: Standard("orderFrontStandardAboutPanel:"),
    .settings: Standard(nil, .cmd, ","),
    .hide: Standard("hide:", .cmd, "H"),
    .hideOthers: Standard("hideOtherApplications:", [.alt, .cmd], "H"),
    .showAll: Standard("unhideAllApplications:"),
    .quit: Standard("terminate:", .cmd, "Q"),
    .new: Standard("newDocument:", .cmd, "N"),
    .open: Standard("openDocument:", .cmd, "O"),
    .clearRecent: Standard("clearRecentDocuments:"),
    .close: Standard("performClose:", .cmd, "W"),
    .save: Standard("saveDocument:", .cmd, "S"),
    .saveAs: Standard("saveDocumentAs:", [.shift, .cmd], "S"),
    .revert: Standard("revertDocumentToSaved:"),
    .pageSetup: Standard("runPageLayout:", [.shift, .cmd], "P"),
    .print: Standard("printDocument:", .cmd, "P"),
    .undo: Standard("undo:", .cmd, "Z"),
    .redo: Standard("redo:", [.shift, .cmd], "Z"),
    .cut: Standard("cut:", .cmd, "X"),
    .copy: Standard("copy:", .cmd, "C"),
    .paste: Standard("paste:", .cmd, "V"),
    .pasteAndMatchStyle: Standard("pasteAsPlainText:", [.alt, .shift, .cmd], "V"),
    .delete: Standard("delete:"),
    .selectAll: Standard("selectAll:", .cmd, "A"),
    .find: Standard("performTextFinderAction:", .cmd, "F", tag: 1),
    .findAndReplace: Standard("performTextFinderAction:", [.alt, .cmd], "F", tag: 12),
    .findNext: Standard("performTextFinderAction:", .cmd, "G", tag: 2),
    .findPrevious: Standard("performTextFinderAction:", [.shift, .cmd], "G", tag: 3),
    .useSelectionForFind: Standard("performTextFinderAction:", .cmd, "E", tag: 7),
    .jumpToSelection: Standard("centerSelectionInVisibleArea:", .cmd, "J"),
    .toggleSidebar: Standard("toggleSidebar:", [.ctrl, .cmd], "S"),
    .toggleToolbar: Standard("toggleToolbarShown:", [.alt, .cmd], "T"),
    .customizeToolbar: Standard("runToolbarCustomizationPalette:"),
    .fullScreen: Standard("toggleFullScreen:", [.ctrl, .cmd], "F"),
    .minimize: Standard("performMiniaturize:", .cmd, "M"),
    .zoom: Standard("performZoom:"),
    .bringAllToFront: Standard("arrangeInFront:"),
    .showHelp: Standard("showHelp:", .cmd, "?"),
  ]
}

extension MenuBarController {
  /// Makes the submenus with the roles `services`, `window` and `help` the app's standard menus, so
  /// that the system extends them.
  fileprivate func assignStandardMenus() {
    for node in table.nodes where table.isCategory(node) {
      switch table.role(of: node) {
      case .services: NSApplication.shared.servicesMenu = submenu(of: node)
      case .window: NSApplication.shared.windowsMenu = submenu(of: node)
      case .help: NSApplication.shared.helpMenu = submenu(of: node)
      default: break
      }
    }
  }

  /// The shortcuts of an item: those in the menu or, if there are none, the shortcut of its role.
  fileprivate func shortcuts(of node: MenuNode) -> [MenuShortcut] {
    let own = table.shortcuts(of: node, isApple: true)
    if !own.isEmpty { return own }
    return table.role(of: node).shortcut.map { [$0] } ?? []
  }
}
