/// The keys of one kind of table. The raw value is the only place where a key is spelled. Reading,
/// did-you-mean suggestions, the JSON Schema and the reference page are all derived from these
/// keys.
protocol LanguageKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name that messages use for a table with these keys, such as `an item`.
  static var owner: String { get }
  /// The meanings of keys from other formats.
  static var foreignKeys: ForeignKey.Table { get }
  /// The type and meaning of the key.
  var description: KeyDescription { get }
  /// Examples of the keys, each as one line of TOML.
  static var examples: [Self: String] { get }
}

extension LanguageKey {
  static var foreignKeys: ForeignKey.Table { [:] }
  static var examples: [Self: String] { [:] }

  static var names: [String] { allCases.map(\.rawValue) }
}

/// The type and meaning of a key.
struct KeyDescription: Sendable {
  let type: KeyType
  /// The default value, as JSON; nil if there is none.
  let defaultValue: String?
  let isRequired: Bool
  /// One sentence for the reference page and for editors.
  let summary: String
  /// An example of the key for the reference page.
  var example: String?

  init(
    _ type: KeyType, default defaultValue: String? = nil, isRequired: Bool = false,
    _ summary: String
  ) {
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.summary = summary
  }

  /// The meaning of the key with its default and an example, in Markdown.
  var documentation: String {
    var text = summary
    if let defaultValue { text += "\n\nDefault: `\(defaultValue)`" }
    if let example { text += "\n\nExample: `\(example)`" }
    return text
  }
}

/// The types of values in the menu language.
indirect enum KeyType: Sendable {
  case text(pattern: String? = nil)
  /// A string that is a keyboard shortcut.
  case shortcut
  case boolean
  case integer(ClosedRange<Int64>)
  /// A finite number: greater than 0 if `isPositive` is true, at least 0 otherwise.
  case number(isPositive: Bool)
  case choice([String])
  /// A table with fixed keys.
  case table(TableKind)
  /// The name of a preset, or a table that refines one.
  case preset([String], TableKind)
  /// A string, or a table.
  case textOrTable(TableKind)
  case array(of: KeyType)
  /// A value, or an array of such values.
  case oneOrMore(KeyType)
  /// A table whose keys the author chooses.
  case map(of: KeyType)
  /// A table with one key, which the author chooses.
  case entry(of: KeyType)
  /// A value of one of several types.
  case anyOf([KeyType])
  /// A string, a number or a boolean.
  case scalar
  /// An item: a string, an include or a table.
  case item
  /// A term about a condition, or an array of terms and arrays of terms.
  case when
  /// A boolean, or the same as `when`.
  case booleanOrWhen
}

/// The kinds of table that are nested in other tables.
enum TableKind: String, Sendable, CaseIterable {
  case item
  case include
  case indicator
  case color
  case glyph
  case animation
  case scroll
  case busy
  case accessibility
  case plural
  case shortcuts
  case action
  case argument
  case condition
  case column
  case generate

  /// The keys of a table of this kind, in the order of the reference.
  var keys: [(name: String, description: KeyDescription)] {
    switch self {
    case .item: Self.list(ItemKey.self)
    case .include: Self.list(IncludeKey.self)
    case .indicator: Self.list(IndicatorKey.self)
    case .color: Self.list(ColorKey.self)
    case .glyph: Self.list(GlyphKey.self)
    case .animation: Self.list(AnimationKey.self)
    case .scroll: Self.list(ScrollKey.self)
    case .busy: Self.list(BusyKey.self)
    case .accessibility: Self.list(AccessibilityKey.self)
    case .plural: Self.list(PluralForm.self)
    case .shortcuts: Self.list(ShortcutsKey.self)
    case .action: Self.list(ActionKey.self)
    case .argument: Self.list(ArgumentKey.self)
    case .condition: Self.list(ConditionKey.self)
    case .column: Self.list(ColumnKey.self)
    case .generate: Self.list(GenerateKey.self)
    }
  }

  /// The name that messages use for a table of this kind.
  var owner: String {
    switch self {
    case .item: ItemKey.owner
    case .include: IncludeKey.owner
    case .indicator: IndicatorKey.owner
    case .color: ColorKey.owner
    case .glyph: GlyphKey.owner
    case .animation: AnimationKey.owner
    case .scroll: ScrollKey.owner
    case .busy: BusyKey.owner
    case .accessibility: AccessibilityKey.owner
    case .plural: PluralForm.owner
    case .shortcuts: ShortcutsKey.owner
    case .action: ActionKey.owner
    case .argument: ArgumentKey.owner
    case .condition: ConditionKey.owner
    case .column: ColumnKey.owner
    case .generate: GenerateKey.owner
    }
  }

  static func list<Key: LanguageKey>(_: Key.Type) -> [(name: String, description: KeyDescription)] {
    Key.allCases.map { key in
      var description = key.description
      description.example = Key.examples[key]
      return (key.rawValue, description)
    }
  }
}
