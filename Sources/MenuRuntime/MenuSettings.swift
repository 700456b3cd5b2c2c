/// How visible items are placed in a table.
public enum MenuLayout: Sendable {
  /// One section; every visible item is a row.
  case rows
  /// Each top-level item is a section and its own row 0; its visible descendants follow.
  case sectionRows
  /// Each top-level item is the header of a section; the rows are its descendants.
  case sectionHeaders
}

/// The part of an item's row that toggles the item when tapped.
public enum MenuHitArea: Sendable {
  /// The row toggles; its glyph does nothing by itself.
  case row
  /// The glyph toggles; the rest of the row performs the item's action, opens its url or changes
  /// its check.
  case indicator
  /// The whole row toggles, including its glyph.
  case both
  /// The glyph toggles. The rest of the row performs the item's action, opens its url or changes
  /// its check. If the item has none of these, the rest of the row toggles, too.
  case auto
}

/// How rows appear or disappear.
public enum MenuAnimationPreset: Sendable {
  /// As the platform prefers.
  case automatic
  /// At once.
  case none
  /// By opacity.
  case fade
  /// From or toward the top.
  case top
  /// From or toward the bottom.
  case bottom
  /// From or toward the left.
  case left
  /// From or toward the right.
  case right
  /// From or toward the middle.
  case middle
  /// From the side of the opened item; a change has `top` or `bottom` instead.
  case directional
  /// The body folds open; rows fade.
  case fold

  /// The preset for rows: `fade` instead of `fold`, which is for bodies only.
  public var forRows: MenuAnimationPreset { self == .fold ? .fade : self }
}

/// How rows are inserted and deleted.
public struct MenuAnimation: Sendable {
  /// How rows appear.
  public var insert: MenuAnimationPreset
  /// How rows disappear.
  public var delete: MenuAnimationPreset
  /// The duration in seconds, on platforms that let it be set.
  public var duration: Double

  /// Creates an animation with one preset for insertions and one for deletions.
  public init(
    insert: MenuAnimationPreset, delete: MenuAnimationPreset, duration: Double = 0.3
  ) {
    self.insert = insert
    self.delete = delete
    self.duration = duration
  }
}

/// The rows that are brought into view after an item has been opened.
public struct MenuScroll: Sendable {
  /// Where the view scrolls to.
  public enum Position: Sendable {
    /// The view does not scroll.
    case none
    /// The row goes to the top.
    case top
    /// The row is made visible with as little movement as possible.
    case reveal
  }

  /// Where the view scrolls to.
  public var to: Position
  /// The maximum number of inserted rows that `reveal` brings into view.
  public var rows: Int

  /// Creates a scroll policy.
  public init(to: Position, rows: Int = 5) {
    self.to = to
    self.rows = rows
  }
}

/// A menu document's presentation settings; immutable. The defaults are those of the menu language.
public final class MenuSettings: Sendable {
  /// The glyphs of all items that do not override them.
  public let indicator: MenuIndicator
  /// The part of a row that toggles its item.
  public let hitArea: MenuHitArea
  /// How rows appear and disappear in events that do not specify an animation.
  public let animation: MenuAnimation
  /// The rows that are brought into view after opening.
  public let scroll: MenuScroll
  /// The height of rows in points, or nil for the platform's.
  public let rowHeight: Double?
  /// The height of section headers in points, or nil for the platform's.
  public let headerHeight: Double?
  /// The maximum number of lines of a title; 0 for as many as it needs.
  public let titleLines: Int
  /// Whether a chosen row stays highlighted.
  public let keepsSelection: Bool
  /// The number of seconds after which a row that is opening shows a spinner, or nil for never.
  public let busyDelay: Double?

  /// Creates settings; omitted settings have their defaults.
  public init(
    indicator: MenuIndicator, hitArea: MenuHitArea = .both,
    animation: MenuAnimation = MenuAnimation(insert: .automatic, delete: .automatic),
    scroll: MenuScroll = MenuScroll(to: .none), rowHeight: Double? = nil,
    headerHeight: Double? = nil, titleLines: Int = 1, keepsSelection: Bool = false,
    busyDelay: Double? = 0.5
  ) {
    self.indicator = indicator
    self.hitArea = hitArea
    self.animation = animation
    self.scroll = scroll
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.titleLines = titleLines
    self.keepsSelection = keepsSelection
    self.busyDelay = busyDelay
  }
}

/// The picture of a state: a text, an image, or both (the image where images can be shown).
public struct MenuGlyph: Sendable {
  /// One to sixteen characters, or nil.
  public let text: String?
  /// The name of an image in the program's resources, or nil.
  public let image: String?

  /// Creates a glyph with a text, an image or both.
  public init(text: String? = nil, image: String? = nil) {
    self.text = text
    self.image = image
  }
}

/// A color of the menu.
public enum MenuColor: Hashable, Sendable {
  /// The program's tint, or the color that the user has chosen.
  case accent
  /// The color of titles.
  case text
  /// The color of secondary text.
  case quiet
  /// The colors of success, of something that needs care, and of something destructive.
  case success, caution, danger
  /// One color for light and one for dark surroundings, which may be the same; each as
  /// `0xRRGGBBAA`.
  case rgba(light: UInt32, dark: UInt32)

  private static let names: [String: MenuColor] = [
    "accent": .accent, "text": .text, "quiet": .quiet, "success": .success, "caution": .caution,
    "danger": .danger,
  ]

  /// The color that a table contains: a name, `#rrggbbaa`, or `light-dark(#rrggbbaa, #rrggbbaa)`;
  /// nil for a string without a color.
  public init?(_ text: String) {
    if let color = Self.names[text] {
      self = color
      return
    }
    let colors = text.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
      .compactMap { UInt32($0.prefix(8), radix: 16) }
    guard let light = colors.first, let dark = colors.last else { return nil }
    self = .rgba(light: light, dark: dark)
  }

  /// The color as a string, as in tables.
  public var text: String {
    guard case .rgba(let light, let dark) = self else {
      return Self.names.first { $0.value == self }?.key ?? ""
    }
    func digits(_ color: UInt32) -> String {
      let digits = String(color, radix: 16)
      return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return light == dark ? digits(light) : "light-dark(\(digits(light)), \(digits(dark)))"
  }
}

/// The glyphs of an item, and how they are drawn; immutable.
public final class MenuIndicator: Sendable {
  /// Drawn while the item is closed; nil draws nothing.
  public let collapsed: MenuGlyph?
  /// Drawn while the item is open; nil draws nothing.
  public let expanded: MenuGlyph?
  /// Drawn on an empty category if `hideWhenEmpty` is false; nil means `collapsed`.
  public let empty: MenuGlyph?
  /// Drawn on items that cannot open; nil draws nothing.
  public let leaf: MenuGlyph?
  /// The glyph's color; nil for the platform's.
  public let color: MenuColor?
  /// The glyph's color while the row is highlighted; nil for `color`.
  public let highlight: MenuColor?
  /// Whether an empty category draws no glyph at all.
  public let hideWhenEmpty: Bool

  /// Creates an indicator; a glyph that is not given draws nothing, except that `empty` defaults to
  /// `collapsed`.
  public init(
    collapsed: MenuGlyph? = nil, expanded: MenuGlyph? = nil, empty: MenuGlyph? = nil,
    leaf: MenuGlyph? = nil, color: MenuColor? = nil, highlight: MenuColor? = nil,
    hideWhenEmpty: Bool = true
  ) {
    self.collapsed = collapsed
    self.expanded = expanded
    self.empty = empty
    self.leaf = leaf
    self.color = color
    self.highlight = highlight
    self.hideWhenEmpty = hideWhenEmpty
  }
}

/// The mark at the end of a leaf's row.
public enum MenuAccessory: String, Sendable {
  /// Nothing.
  case none
  /// A chevron: choosing the row leads to another screen.
  case disclosure
  /// An information button: there are details to show.
  case detail
  /// A check mark: the row is chosen.
  case checkmark
}

/// The subject of a badge, which its color shows; the raw value is the word in tables.
public enum MenuBadgeVariant: String, Sendable {
  /// Nothing in particular.
  case normal
  /// A hint.
  case note
  /// Something good.
  case success
  /// Something that needs care.
  case caution
  /// Something that can do harm.
  case danger
}

/// The purpose of an item: whether choosing it is destructive, or which standard item of an app it
/// is.
///
/// AppKit menu bars give standard items the system's actions and keys. UIKit and SwiftUI menu bars
/// leave out standard items without an action. In other views, standard items are like items
/// without a role.
public enum MenuRole: String, CaseIterable, Sendable {
  /// Nothing that needs care.
  case normal
  /// Destroys something.
  case destructive
  /// Shows who made the app.
  case about
  /// Shows the settings of the app.
  case settings
  /// The menu of the services that other apps offer.
  case services
  /// Hides the app.
  case hide
  /// Hides the other apps.
  case hideOthers = "hide-others"
  /// Shows the hidden apps.
  case showAll = "show-all"
  /// Ends the app.
  case quit
  /// Creates a document.
  case new
  /// Opens a document.
  case open
  /// Forgets the recent documents.
  case clearRecent = "clear-recent"
  /// Closes the window.
  case close
  /// Saves the document.
  case save
  /// Saves the document in another file.
  case saveAs = "save-as"
  /// Returns to the saved document.
  case revert
  /// Shows the settings of printed pages.
  case pageSetup = "page-setup"
  /// Prints the document.
  case print
  /// Undoes the latest change.
  case undo
  /// Repeats the change that was undone.
  case redo
  /// Moves the selection to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Inserts the contents of the clipboard.
  case paste
  /// Inserts the text on the clipboard without its style.
  case pasteAndMatchStyle = "paste-and-match-style"
  /// Deletes the selection.
  case delete
  /// Selects everything.
  case selectAll = "select-all"
  /// Shows a search.
  case find
  /// Shows a search with replacement.
  case findAndReplace = "find-and-replace"
  /// Goes to the next match.
  case findNext = "find-next"
  /// Goes to the previous match.
  case findPrevious = "find-previous"
  /// Uses the selection as the text to search for.
  case useSelectionForFind = "use-selection-for-find"
  /// Scrolls to the selection.
  case jumpToSelection = "jump-to-selection"
  /// Shows or hides the sidebar.
  case toggleSidebar = "toggle-sidebar"
  /// Shows or hides the toolbar.
  case toggleToolbar = "toggle-toolbar"
  /// Changes the items of the toolbar.
  case customizeToolbar = "customize-toolbar"
  /// Makes the window enter or leave full screen.
  case fullScreen = "full-screen"
  /// The Window menu.
  case window
  /// Moves the window into the Dock.
  case minimize
  /// Makes the window as large as is useful, or restores its previous size.
  case zoom
  /// Shows all windows of the app in front of others.
  case bringAllToFront = "bring-all-to-front"
  /// The Help menu, which has a search field.
  case help
  /// Shows the help of the app.
  case showHelp = "show-help"

  /// Whether this is the role of a standard item of an app.
  public var isStandard: Bool { self != .normal && self != .destructive }
}
