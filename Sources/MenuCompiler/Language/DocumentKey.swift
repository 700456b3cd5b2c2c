/// The keys of a menu document: the keys that are read individually, and those of
/// ``DocumentSetting``.
enum DocumentKey: LanguageKey {
  case structure(Structure)
  case setting(DocumentSetting)

  /// The keys that are read individually.
  enum Structure: String, CaseIterable {
    case schema = "$schema"
    case version
    case menu
    case title
    case language
    case translations
    case collapsed
    case collapsible
    case expansion
    case keepOpen = "keep-open"
    case indicator
    case animation
    case scroll
    case busy
    case choice
    case actions
    case conditions
    case columns
    case generate
    case items
  }

  static let schema = DocumentKey.structure(.schema)
  static let version = DocumentKey.structure(.version)
  static let menu = DocumentKey.structure(.menu)
  static let title = DocumentKey.structure(.title)
  static let language = DocumentKey.structure(.language)
  static let translations = DocumentKey.structure(.translations)
  static let collapsed = DocumentKey.structure(.collapsed)
  static let collapsible = DocumentKey.structure(.collapsible)
  static let expansion = DocumentKey.structure(.expansion)
  static let keepOpen = DocumentKey.structure(.keepOpen)
  static let choice = DocumentKey.structure(.choice)
  static let actions = DocumentKey.structure(.actions)
  static let conditions = DocumentKey.structure(.conditions)
  static let columns = DocumentKey.structure(.columns)
  static let generate = DocumentKey.structure(.generate)
  static let items = DocumentKey.structure(.items)

  static let owner = "a menu"
  static let foreignKeys = ForeignKey.ofDocuments

  /// The prefix of custom document keys.
  static let ownPrefix = "x-"

  /// The placeholder for a language tag in a path of `translations`.
  static let languagePlaceholder = "{language}"

  /// The form of a menu's name: words of letters and digits, such as `Groceries` or `Side Bar`.
  static let menuPattern = "^[A-Za-z][A-Za-z0-9]*([ _-][A-Za-z0-9]+)*$"

  /// The keys, in the order of the reference.
  static let allCases: [DocumentKey] = Structure.allCases.flatMap { key in
    let settings = DocumentSetting.allCases.filter { $0.description.place == key }
    return [.structure(key)] + settings.map(DocumentKey.setting)
  }

  init?(rawValue: String) {
    if let structure = Structure(rawValue: rawValue) {
      self = .structure(structure)
    } else if let setting = DocumentSetting(key: rawValue) {
      self = .setting(setting)
    } else {
      return nil
    }
  }

  var rawValue: String {
    switch self {
    case .structure(let key): key.rawValue
    case .setting(let setting): setting.key
    }
  }

  var description: KeyDescription {
    switch self {
    case .structure(let key): key.description
    case .setting(let setting): setting.description.key
    }
  }
}

extension DocumentKey.Structure {
  fileprivate var description: KeyDescription {
    switch self {
    case .schema: .init(.text(), "The JSON Schema, for editors; menuc ignores it.")
    case .version: .init(.integer(1...1), default: "1", "The version of this language.")
    case .menu:
      .init(
        .text(pattern: DocumentKey.menuPattern), isRequired: true,
        "The menu's name, words of letters from A to Z and digits; the names of generated types are derived from it."
      )
    case .title: .init(.text(), "The title shown to users; the menu's name by default.")
    case .language:
      .init(
        .text(pattern: LanguageTag.pattern),
        "The language that the document is written in, as a BCP 47 tag such as `en` or `pt-BR`.")
    case .translations:
      .init(
        .oneOrMore(.text()),
        "The paths of catalogs with the texts in other languages, such as `translations/{language}.po`; the extension determines the format: `.po`, `.xliff`, `.xcstrings`, `.strings`, `.stringsdict`, `.xml` (Android), `.ts` (Qt), `.arb`, `.properties`, `.toml`, `.yaml` or `.json`."
      )
    case .collapsed:
      .init(.boolean, default: "false", "Whether, by default, categories start collapsed.")
    case .collapsible:
      .init(.boolean, default: "true", "Whether, by default, categories can be collapsed.")
    case .expansion:
      .init(
        .choice(ExpansionMode.names), default: "\"multiple\"",
        "How many siblings may be open at once, in every group that does not set `expansion`.")
    case .keepOpen:
      .init(
        .boolean, default: "false", "Whether the last open item of a group can't be collapsed."
      )
    case .indicator:
      .init(
        .preset(IndicatorPreset.names, .indicator), default: "\"triangle\"",
        "The glyphs that show whether a category is open.")
    case .animation:
      .init(
        .preset(AnimationPreset.names, .animation), default: "\"automatic\"",
        "How rows appear and disappear.")
    case .scroll:
      .init(
        .preset(ScrollTarget.names, .scroll), default: "\"none\"",
        "The rows to scroll into view after a category is opened.")
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
    case .conditions:
      .init(
        .map(of: .table(.condition)),
        "The conditions that items can depend on, by name; see the items' key `when`.")
    case .columns: .init(.map(of: .table(.column)), "Custom typed columns, by name.")
    case .generate:
      .init(.array(of: .table(.generate)), "The outputs of `menuc build`.")
    case .items: .init(.array(of: .item), isRequired: true, "The items at the top level.")
    }
  }
}
