/// The purpose of an item: whether choosing it is destructive, or which standard item of an app it
/// is.
///
/// The engines have an enumeration with the same names. `MenuStandardItems.swift` of the target
/// `appkit` contains the selectors and keys of standard items. A test compares that file with this
/// list.
package enum ItemRole: String, Choice {
  case normal
  /// An action that can't be undone, such as deleting an account.
  case destructive
  case about
  case settings
  case services
  case hide
  case hideOthers = "hide-others"
  case showAll = "show-all"
  case quit
  case new
  case open
  case clearRecent = "clear-recent"
  case close
  case save
  case saveAs = "save-as"
  case revert
  case pageSetup = "page-setup"
  case print
  case undo
  case redo
  case cut
  case copy
  case paste
  case pasteAndMatchStyle = "paste-and-match-style"
  case delete
  case selectAll = "select-all"
  case find
  case findAndReplace = "find-and-replace"
  case findNext = "find-next"
  case findPrevious = "find-previous"
  case useSelectionForFind = "use-selection-for-find"
  case jumpToSelection = "jump-to-selection"
  case toggleSidebar = "toggle-sidebar"
  case toggleToolbar = "toggle-toolbar"
  case customizeToolbar = "customize-toolbar"
  case fullScreen = "full-screen"
  case window
  case minimize
  case zoom
  case bringAllToFront = "bring-all-to-front"
  case help
  case showHelp = "show-help"

  /// Whether the role is that of a standard item, which every app has.
  var isStandard: Bool { self != .normal && self != .destructive }

  /// Whether the role is that of a menu that the system extends.
  package var isMenu: Bool { self == .services || self == .window || self == .help }

  /// Whether an item with this role needs an action, because the system does nothing when the item
  /// is chosen. Of the standard items, only `settings` needs one.
  var needsAction: Bool { !isStandard || self == .settings }

  /// The name of the role in Electron.
  var electronName: String {
    switch self {
    case .showAll: "unhide"
    case .clearRecent: "clearRecentDocuments"
    case .fullScreen: "togglefullscreen"
    case .bringAllToFront: "front"
    default: rawValue.camelCased
    }
  }

  /// The default shortcut of an item with this role on Apple platforms.
  package var shortcut: String? {
    switch self {
    case .settings: "Cmd+,"
    case .hide: "Cmd+H"
    case .hideOthers: "Alt+Cmd+H"
    case .quit: "Cmd+Q"
    case .new: "Cmd+N"
    case .open: "Cmd+O"
    case .close: "Cmd+W"
    case .save: "Cmd+S"
    case .saveAs: "Shift+Cmd+S"
    case .pageSetup: "Shift+Cmd+P"
    case .print: "Cmd+P"
    case .undo: "Cmd+Z"
    case .redo: "Shift+Cmd+Z"
    case .cut: "Cmd+X"
    case .copy: "Cmd+C"
    case .paste: "Cmd+V"
    case .pasteAndMatchStyle: "Alt+Shift+Cmd+V"
    case .selectAll: "Cmd+A"
    case .find: "Cmd+F"
    case .findAndReplace: "Alt+Cmd+F"
    case .findNext: "Cmd+G"
    case .findPrevious: "Shift+Cmd+G"
    case .useSelectionForFind: "Cmd+E"
    case .jumpToSelection: "Cmd+J"
    case .toggleSidebar: "Ctrl+Cmd+S"
    case .toggleToolbar: "Alt+Cmd+T"
    case .fullScreen: "Ctrl+Cmd+F"
    case .minimize: "Cmd+M"
    case .showHelp: "Cmd+?"
    default: nil
    }
  }
}
