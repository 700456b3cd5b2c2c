/// The keys of a menu document.
enum DocumentKey: String, LanguageKey {
  case schema = "$schema"
  case version
  case menu
  case title
  case layout
  case collapsed
  case collapsible
  case expansion
  case keepOpen = "keep-open"
  case indicator
  case hitArea = "hit-area"
  case animation
  case scroll
  case rowHeight = "row-height"
  case headerHeight = "header-height"
  case titleLines = "title-lines"
  case selection
  case busy
  case choice
  case actions
  case columns
  case generate
  case items

  static let owner = "a menu"

  /// The prefix of custom document keys.
  static let ownPrefix = "x-"

  /// Words of letters and digits, such as `Groceries` or `Side Bar`.
  static let menuPattern = "^[A-Za-z][A-Za-z0-9]*([ _-][A-Za-z0-9]+)*$"

  var description: KeyDescription {
    switch self {
    case .schema: .init(.text(), "The JSON Schema, for editors; menuc ignores it.")
    case .version: .init(.integer(1...1), default: "1", "The version of this language.")
    case .menu:
      .init(
        .text(pattern: Self.menuPattern), isRequired: true,
        "The menu's name, words of letters and digits; the names of generated types are derived from it."
      )
    case .title: .init(.text(), "The title shown to users; the menu's name by default.")
    case .layout:
      .init(
        .choice(Layout.names), default: "\"rows\"", "How visible items are placed in a table.")
    case .collapsed:
      .init(.boolean, default: "false", "Whether categories start collapsed by default.")
    case .collapsible:
      .init(.boolean, default: "true", "Whether categories can be collapsed by default.")
    case .expansion:
      .init(
        .choice(ExpansionMode.names), default: "\"multiple\"",
        "How many siblings may be open at once, in every group that does not set it.")
    case .keepOpen:
      .init(
        .boolean, default: "false", "Whether the last open item of a group can't be collapsed."
      )
    case .indicator:
      .init(
        .preset(IndicatorPreset.names, .indicator), default: "\"triangle\"",
        "The glyphs that show whether a category is open.")
    case .hitArea: .init(.choice(HitArea.names), default: "\"both\"", "What toggles when tapped.")
    case .animation:
      .init(
        .preset(AnimationPreset.names, .animation), default: "\"automatic\"",
        "How rows appear and disappear.")
    case .scroll:
      .init(
        .preset(ScrollTarget.names, .scroll), default: "\"none\"",
        "What is brought into view after opening.")
    case .rowHeight:
      .init(.number(isPositive: true), "The default height of rows, in points.")
    case .headerHeight:
      .init(.number(isPositive: true), "The height of all section headers, in points.")
    case .titleLines:
      .init(
        .integer(0...Limits.count), default: "1",
        "How many lines a title may take; 0 for as many as it needs.")
    case .selection:
      .init(
        .choice(SelectionMode.names), default: "\"none\"", "Whether a chosen row stays highlighted."
      )
    case .busy:
      .init(
        .table(.busy), default: #"{"show":true,"delay":0.5}"#,
        "The spinner that is shown while an item is slow to open.")
    case .choice:
      .init(
        .choice(ChoiceMode.names),
        "Makes the top-level items check items, of which any number, or at most one, can be checked."
      )
    case .actions:
      .init(
        .map(of: .table(.action)),
        "The actions of the program, by name; if there are any, items can use no others.")
    case .columns: .init(.map(of: .table(.column)), "Custom typed columns, by name.")
    case .generate:
      .init(.array(of: .table(.generate)), "What `menuc build` writes.")
    case .items: .init(.array(of: .item), isRequired: true, "The tree.")
    }
  }
}
