/// Reads the values of keys as the types that the keys require. Values of the wrong type are read
/// as nil and reported, with advice on what to write instead.
struct ValueReader {
  var diagnostics: Diagnostics
  /// The columns whose values are not checked because their declarations could not be read.
  var unknownColumns: Set<String> = []
  /// Whether no column is known because `columns` itself could not be read.
  var columnsAreUnknown = false
  /// Whether no action is known because `actions` itself could not be read.
  var actionsAreUnknown = false
  /// Whether a condition is unknown because its declaration could not be read.
  var conditionsAreUnknown = false
  /// The words of each `when` that could not be read. Conditions among them are not reported as
  /// unused.
  var wordsOfUnreadTerms: Set<String> = []

  /// The entries of a table that have known keys. Other entries are reported, unless `others`
  /// accepts their keys.
  mutating func entries<Key: LanguageKey>(
    of node: SourceNode, as: Key.Type, besides others: (String) -> Bool = { _ in false }
  ) -> [(key: Key, node: SourceNode)] {
    var known: [(key: Key, node: SourceNode)] = []
    let entries = node.entries
    known.reserveCapacity(entries.count)
    for entry in entries {
      if let key = Key(rawValue: entry.key) {
        known.append((key, entry.value))
      } else if !others(entry.key) {
        unknownKey(entry, in: node, as: Key.self)
      }
    }
    return known
  }

  mutating func text(_ key: String, _ node: SourceNode) -> String? {
    let text: String
    switch node.value {
    case .text(let value), .plain(let value): text = value
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table:
      wrongType(key, node, takes: .string)
      return nil
    }
    guard text.utf8.count <= Limits.textBytes else {
      textTooLarge(key, node, text)
      return nil
    }
    guard !text.utf8.contains(0) else {
      nulCharacter(node)
      return nil
    }
    return text
  }

  /// Reads an array of strings. An invalid element is reported and left out, and does not hide
  /// problems with other elements.
  mutating func texts(_ key: String, _ node: SourceNode) -> [(text: String, place: SourcePlace)] {
    guard case .array(let elements) = node.value else {
      wrongType(key, node, takes: .array)
      return []
    }
    return elements.compactMap { element in
      text(key, element).map { ($0, element.place) }
    }
  }

  mutating func boolean(
    _ key: String, _ node: SourceNode, takes expected: ExpectedType = .boolean
  ) -> Bool? {
    switch node.value {
    case .boolean(let value): return value
    case .plain("true"): return true
    case .plain("false"): return false
    case .nothing, .text, .plain, .integer, .number, .unsupported, .array, .table:
      wrongType(key, node, takes: expected)
      return nil
    }
  }

  mutating func integer(_ key: String, _ node: SourceNode, in range: ClosedRange<Int64>) -> Int64? {
    let value: Int64
    switch node.value {
    case .integer(let integer): value = integer
    case .number(let number) where number == number.rounded():
      guard let integer = Int64(exactly: number) else {
        notInRange(key, node, written: NumberText.of(number), range)
        return nil
      }
      value = integer
    case .plain(let text) where PlainInteger.looksLikeOne(text):
      guard let integer = PlainInteger.value(of: text) else {
        notInRange(key, node, written: text, range)
        return nil
      }
      value = integer
    case .plain(let text):
      guard let number = plainNumber(text), number == number.rounded() else {
        wrongType(key, node, takes: .integer)
        return nil
      }
      guard let integer = Int64(exactly: number) else {
        notInRange(key, node, written: NumberText.of(number), range)
        return nil
      }
      value = integer
    case .nothing, .text, .boolean, .number, .unsupported, .array, .table:
      wrongType(key, node, takes: .integer)
      return nil
    }
    guard range.contains(value) else {
      notInRange(key, node, written: String(value), range)
      return nil
    }
    return value
  }

  mutating func number(_ key: String, _ node: SourceNode, isPositive: Bool) -> Double? {
    guard let value = finiteNumber(key, node) else { return nil }
    guard isPositive ? value > 0 : value >= 0 else {
      tooSmall(key, node, value, isPositive: isPositive)
      return nil
    }
    return value
  }

  mutating func finiteNumber(_ key: String, _ node: SourceNode) -> Double? {
    let value: Double
    switch node.value {
    case .integer(let integer): value = Double(integer)
    case .number(let number): value = number
    case .plain(let text):
      guard let number = plainNumber(text) ?? PlainInteger.value(of: text).map(Double.init) else {
        wrongType(key, node, takes: .number)
        return nil
      }
      value = number
    case .nothing, .text, .boolean, .unsupported, .array, .table:
      wrongType(key, node, takes: .number)
      return nil
    }
    guard value.isFinite else {
      notFinite(key, node, value)
      return nil
    }
    return value
  }

  mutating func choice<Value: Choice>(_ key: String, _ node: SourceNode, _: Value.Type) -> Value? {
    choice(key, node, among: Value.names).flatMap(Value.init)
  }

  mutating func choice(_ key: String, _ node: SourceNode, among names: [String]) -> String? {
    guard node.isText else {
      diagnostics.report(
        .wrongType, "'\(key)' can't be \(node.written)", at: .value(node.place),
        help: Suggestion.use(names))
      return nil
    }
    guard let text = text(key, node) else { return nil }
    if names.contains(text) { return text }
    invalidChoice(key, node, text, among: names)
    return nil
  }
}
