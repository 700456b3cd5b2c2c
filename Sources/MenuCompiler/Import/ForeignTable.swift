/// A table of another format, from which an item is read. Keys that are not taken are reported.
struct ForeignTable {
  let anchor: SourceAnchor
  private var rest: [SourceEntry]

  /// Returns nil for a value that is not a table.
  init?(_ node: SourceNode) {
    guard case .table(let entries) = node.value else { return nil }
    anchor = .value(node.place)
    rest = entries
  }

  /// The keys that were not taken.
  var keys: [String] { rest.map(\.key) }

  /// Takes the value of the table's first entry whose key is one of the given keys.
  mutating func take(_ keys: String...) -> SourceNode? { take { keys.contains($0.key) } }

  /// Takes the first string, number or boolean under one of the given keys, as text.
  mutating func text(_ keys: String...) -> String? {
    take { keys.contains($0.key) && $0.value.foreignText != nil }?.foreignText
  }

  /// Takes the first boolean under one of the given keys.
  mutating func flag(_ keys: String...) -> Bool? {
    take { keys.contains($0.key) && $0.value.foreignFlag != nil }?.foreignFlag
  }

  /// Takes the first array under one of the given keys.
  mutating func array(_ keys: String...) -> [SourceNode]? {
    take { keys.contains($0.key) && $0.value.isArray }?.elements
  }

  /// Takes the given keys without reporting their loss.
  mutating func skip(_ keys: String...) { rest.removeAll { keys.contains($0.key) } }

  /// Takes the entries whose keys meet a condition.
  mutating func entries(where isTaken: (String) -> Bool) -> [SourceEntry] {
    defer { rest.removeAll { isTaken($0.key) } }
    return rest.filter { isTaken($0.key) }
  }

  /// Reports the keys that were not taken. Keys whose value is empty or null are not reported.
  func reportRest(to context: inout ImportContext) {
    for entry in rest where !entry.value.isVoid {
      context.lose(key: entry.key, at: .key(entry.value.place))
    }
  }

  private mutating func take(where isTaken: (SourceEntry) -> Bool) -> SourceNode? {
    rest.firstIndex(where: isTaken).map { rest.remove(at: $0).value }
  }
}

extension SourceNode {
  /// A string, a number or a boolean as text; nil for any other value.
  var foreignText: String? {
    switch value {
    case .text(let text), .plain(let text): text
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): NumberText.of(value)
    case .nothing, .unsupported, .array, .table: nil
    }
  }

  /// A boolean, including 0 and 1 and the spellings of YAML 1.1; nil for any other value.
  var foreignFlag: Bool? {
    switch value {
    case .boolean(let value): value
    case .integer(let value): value == 0 ? false : value == 1 ? true : nil
    case .plain(let text), .text(let text):
      switch text.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    case .nothing, .number, .unsupported, .array, .table: nil
    }
  }

  /// The elements of an array; empty for any other value.
  var elements: [SourceNode] {
    guard case .array(let elements) = value else { return [] }
    return elements
  }

  /// Whether the value is empty, so that nothing is lost with it.
  fileprivate var isVoid: Bool {
    switch value {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .table(let entries): entries.isEmpty
    case .plain(let text): text == "null" || text == "~"
    case .boolean, .integer, .number, .unsupported: false
    }
  }
}
