/// The keys of an item.
enum ItemKey: String, LanguageKey {
  case title
  case id
  case detail
  case body
  case footer
  case icon
  case accessory
  case action
  case url
  case shortcut
  case tag
  case height
  case enabled
  case hidden
  case separator
  case collapsed
  case collapsible
  case expansion
  case keepOpen = "keep-open"
  case indicator
  case accessibility
  case values
  case items

  static let owner = "an item"

  static let shortcutPattern = #"^(Mod|Ctrl|Alt|Shift|Cmd)(\+(Mod|Ctrl|Alt|Shift|Cmd))*\+[^+\s]+$"#

  var description: KeyDescription {
    switch self {
    case .title: .init(.text(), "What a person reads. Required; may be empty.")
    case .id:
      .init(
        .text(),
        "Stable identity, unique in the menu, of letters, digits, `.`, `_` and `-`; the parent's id, a dot and the title's slug if it is left out."
      )
    case .detail: .init(.text(), "Text at the right of the title.")
    case .body: .init(.text(), "Longer text that opening reveals in the item's own row.")
    case .footer: .init(.text(), "Text under a section; top level only.")
    case .icon: .init(.text(), "The name of an image or symbol.")
    case .accessory:
      .init(.choice(Accessory.names), default: "\"none\"", "The mark of a leaf.")
    case .action:
      .init(
        .text(),
        "What the program does when a leaf is chosen, or a category's row where only its indicator toggles."
      )
    case .url: .init(.text(), "Where the item leads.")
    case .shortcut:
      .init(
        .text(pattern: Self.shortcutPattern),
        "Keyboard shortcut: some of Mod, Ctrl, Alt, Shift and Cmd, each once, and a key, such as `Mod+Shift+K`; Mod is Cmd on Apple's systems, else Ctrl."
      )
    case .tag:
      .init(.integer(-Limits.integer...Limits.integer), "A number of the program's own.")
    case .height: .init(.number(isPositive: true), "Row height in points.")
    case .enabled:
      .init(.boolean, default: "true", "Whether taps count; events from code still work.")
    case .hidden:
      .init(.boolean, default: "false", "Whether the item has no row until the program shows it.")
    case .separator:
      .init(
        .boolean, default: "false",
        "A line between items; it takes no other key, and does not stand at top level in layouts with sections."
      )
    case .collapsed:
      .init(.boolean, "Whether the item starts collapsed; the document's if it is left out.")
    case .collapsible:
      .init(.boolean, "Whether the item can be collapsed; the document's if it is left out.")
    case .expansion:
      .init(
        .choice(ExpansionMode.names),
        "How many of the item's children may be open at once; the document's if it is left out.")
    case .keepOpen:
      .init(
        .boolean,
        "Whether the last open child can't be collapsed; the document's if it is left out.")
    case .indicator:
      .init(
        .preset(IndicatorPreset.names, .indicator), "The item's glyphs, over the document's.")
    case .accessibility: .init(.table(.accessibility), "Spoken text.")
    case .values: .init(.map(of: .scalar), "Values of the declared columns, by name.")
    case .items: .init(.array(of: .item), "The children; an item that has them is a category.")
    }
  }

  /// The keys that make sense for what can be opened only: categories and items with a body.
  static let expandableOnly: [ItemKey] = [.collapsed, .collapsible]
}

/// The key of an item that stands for the items of another document.
enum IncludeKey: String, LanguageKey {
  case include

  static let owner = "an include"

  var description: KeyDescription {
    .init(
      .text(), isRequired: true,
      "The path of a menu document, relative to this one, whose items stand in this place.")
  }
}
