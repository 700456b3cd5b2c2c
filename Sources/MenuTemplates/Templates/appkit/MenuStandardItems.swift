/// The standard items of a menu bar: the items with a role.
extension MenuRole {
  /// What the system does when the item is chosen: a selector, which goes to the first responder; nil if
  /// it is the program that acts. The selectors are known by their names, since no class
  /// declares `undo:`.
  fileprivate var selector: Selector? { Self.standard[self]?.action.map { Selector($0) } }

  /// The tag by which the responder acts, if the selector stands for several actions.
  fileprivate var tag: Int? { Self.standard[self]?.tag }

  /// The shortcut of an item that has none.
  fileprivate var shortcut: MenuShortcut? {
    Self.standard[self]?.keys.flatMap { MenuShortcut(text: $0) }
  }

  private struct Standard {
    let action: String?
    let keys: String?
    let tag: Int?

    init(_ action: String?, _ keys: String? = nil, tag: Int? = nil) {
      self.action = action
      self.keys = keys
      self.tag = tag
    }
  }

  // The tags are those of `NSTextFinder.Action`.
  private static let standard: [MenuRole: Standard] = [
    .about: Standard("orderFrontStandardAboutPanel:"),
    .settings: Standard(nil, "Cmd+,"),
    .hide: Standard("hide:", "Cmd+H"),
    .hideOthers: Standard("hideOtherApplications:", "Alt+Cmd+H"),
    .showAll: Standard("unhideAllApplications:"),
    .quit: Standard("terminate:", "Cmd+Q"),
    .new: Standard("newDocument:", "Cmd+N"),
    .open: Standard("openDocument:", "Cmd+O"),
    .clearRecent: Standard("clearRecentDocuments:"),
    .close: Standard("performClose:", "Cmd+W"),
    .save: Standard("saveDocument:", "Cmd+S"),
    .saveAs: Standard("saveDocumentAs:", "Shift+Cmd+S"),
    .revert: Standard("revertDocumentToSaved:"),
    .pageSetup: Standard("runPageLayout:", "Shift+Cmd+P"),
    .print: Standard("printDocument:", "Cmd+P"),
    .undo: Standard("undo:", "Cmd+Z"),
    .redo: Standard("redo:", "Shift+Cmd+Z"),
    .cut: Standard("cut:", "Cmd+X"),
    .copy: Standard("copy:", "Cmd+C"),
    .paste: Standard("paste:", "Cmd+V"),
    .pasteAndMatchStyle: Standard("pasteAsPlainText:", "Alt+Shift+Cmd+V"),
    .delete: Standard("delete:"),
    .selectAll: Standard("selectAll:", "Cmd+A"),
    .find: Standard("performTextFinderAction:", "Cmd+F", tag: 1),
    .findAndReplace: Standard("performTextFinderAction:", "Alt+Cmd+F", tag: 12),
    .findNext: Standard("performTextFinderAction:", "Cmd+G", tag: 2),
    .findPrevious: Standard("performTextFinderAction:", "Shift+Cmd+G", tag: 3),
    .useSelectionForFind: Standard("performTextFinderAction:", "Cmd+E", tag: 7),
    .jumpToSelection: Standard("centerSelectionInVisibleArea:", "Cmd+J"),
    .toggleSidebar: Standard("toggleSidebar:", "Ctrl+Cmd+S"),
    .toggleToolbar: Standard("toggleToolbarShown:", "Alt+Cmd+T"),
    .customizeToolbar: Standard("runToolbarCustomizationPalette:"),
    .fullScreen: Standard("toggleFullScreen:", "Ctrl+Cmd+F"),
    .minimize: Standard("performMiniaturize:", "Cmd+M"),
    .zoom: Standard("performZoom:"),
    .bringAllToFront: Standard("arrangeInFront:"),
    .showHelp: Standard("showHelp:", "Cmd+?"),
  ]
}

extension MenuBarController {
  /// Makes the submenus that have roles the app's, so that the system extends them.
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

  /// The shortcuts of an item: the menu's, or else that of its role.
  fileprivate func shortcuts(of node: MenuNode) -> [MenuShortcut] {
    let own = table.shortcuts(of: node, isApple: true)
    if !own.isEmpty { return own }
    return table.role(of: node).shortcut.map { [$0] } ?? []
  }
}
