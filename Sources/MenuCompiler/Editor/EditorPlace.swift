/// A place in a document: its key, the table that owns the key, and the type of the value.
struct EditorPlace {
  /// The kind of a table, which determines its keys.
  enum Owner {
    case document
    case configuration
    case table(TableKind)
    /// A table whose keys the author chooses. The payload is the key whose value is the table.
    case map(of: String)
  }

  /// One level of the path from the document down to the place.
  struct Level {
    /// The key; nil for an element.
    let name: String?
    /// The table that has the key; nil for an element.
    let owner: Owner?
    let description: KeyDescription?
    /// The type of the value; nil if the key is unknown.
    let type: KeyType?
  }

  private(set) var levels: [Level] = []
  private let root: Owner

  /// - Parameter isConfiguration: Whether the file is a project's configuration.
  init(_ path: [SourceStep], isConfiguration: Bool) {
    root = isConfiguration ? .configuration : .document
    for step in path { enter(step) }
  }

  /// The type of the value at the place; nil if it is unknown or the value is the document itself.
  var type: KeyType? { levels.last?.type }

  /// The name of the key at the place or, for an element, of the nearest key above it.
  var key: String? { levels.last { $0.name != nil }?.name }

  /// The level of that key.
  var keyLevel: Level? { levels.last { $0.name != nil } }

  private mutating func enter(_ step: SourceStep) {
    switch step {
    case .index:
      let type = levels.isEmpty ? nil : type?.element
      levels.append(Level(name: nil, owner: nil, description: nil, type: type))
    case .key(let name):
      let owner = tableOwner
      let description = owner?.description(of: name)
      var type = description?.type
      if case .map? = owner { type = self.type?.mapped }
      levels.append(Level(name: name, owner: owner, description: description, type: type))
    }
  }

  /// The owner of the keys of the table at the place; nil if a table can't be there.
  var tableOwner: Owner? {
    guard let last = levels.last else { return root }
    guard let type = last.type else { return nil }
    if let kind = type.table { return .table(kind) }
    return type.mapped == nil ? nil : .map(of: key ?? "")
  }
}

extension EditorPlace.Owner {
  /// The keys that the registry lists.
  var keys: [(name: String, description: KeyDescription)] {
    switch self {
    case .document: TableKind.list(DocumentKey.self)
    case .configuration: TableKind.list(ConfigurationKey.self)
    case .table(.item): TableKind.item.keys + TableKind.include.keys
    case .table(let kind): kind.keys
    case .map: []
    }
  }

  func description(of name: String) -> KeyDescription? {
    keys.first { $0.name == name }?.description
  }
}

extension KeyType {
  /// The types that the value may have.
  private var choices: [KeyType] {
    switch self {
    case .anyOf(let types): types.flatMap(\.choices)
    case .oneOrMore(let type): type.choices + [.array(of: type)]
    case .booleanOrWhen: [.boolean, .when]
    default: [self]
    }
  }

  /// The kind of the tables that can be values of the type; nil if no value can be a table, or if
  /// the table's keys are free.
  var table: TableKind? {
    choices.lazy.compactMap { type -> TableKind? in
      switch type {
      case .table(let kind), .preset(_, let kind), .textOrTable(let kind): kind
      case .item: .item
      default: nil
      }
    }.first
  }

  /// The type of the values in a table whose keys are free; nil if no value can be such a table.
  var mapped: KeyType? {
    choices.lazy.compactMap { type -> KeyType? in
      switch type {
      case .map(let type), .entry(let type): type
      default: nil
      }
    }.first
  }

  /// The type of an array's elements; nil if no value can be an array.
  var element: KeyType? {
    choices.lazy.compactMap { type -> KeyType? in
      switch type {
      case .array(let type): type
      case .when: .when
      default: nil
      }
    }.first
  }

  /// The words that are values of the type.
  var words: [String] {
    choices.flatMap { type -> [String] in
      switch type {
      case .boolean: ["true", "false"]
      case .choice(let words), .preset(let words, _): words
      default: []
      }
    }
  }

  /// Whether the values can be conditions.
  var isWhen: Bool {
    choices.contains { if case .when = $0 { true } else { false } }
  }

  /// A phrase for the values of the type, such as `a string`.
  var phrase: String {
    var phrases: [String] = []
    for type in choices {
      let phrase =
        switch type {
        case .text, .shortcut: "a string"
        case .boolean: "a boolean"
        case .integer(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
        case .integer: "an integer"
        case .number: "a number"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .preset(let words, _): words.map { "`\($0)`" }.joined(separator: ", ") + " or a table"
        case .textOrTable: "a string or a table"
        case .table, .map, .entry: "a table"
        case .array(of: .item): "an array of items"
        case .array: "an array"
        case .scalar: "a string, a number or a boolean"
        case .item: "an item"
        case .when, .booleanOrWhen: "conditions"
        case .oneOrMore, .anyOf: ""
        }
      if !phrase.isEmpty, !phrases.contains(phrase) { phrases.append(phrase) }
    }
    return phrases.joined(separator: " or ")
  }
}
