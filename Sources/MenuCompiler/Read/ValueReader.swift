/// Reads the values of keys as the types that the keys take. What is of another type is reported,
/// with what to write instead, and read as nil.
struct ValueReader {
  var diagnostics: Diagnostics

  /// The entries of a table whose keys are known; the others are reported.
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
        unknownKey(entry, owner: Key.owner, among: Key.names)
      }
    }
    return known
  }

  mutating func unknownKey(_ entry: SourceEntry, owner: String, among names: [String]) {
    diagnostics.report(
      .unknownKey, "\(owner) has no key '\(entry.key)'", at: .key(entry.value.place),
      help: KeyHelp.help(for: entry.key, among: names))
  }

  mutating func wrongType(_ key: String, _ node: SourceNode, takes expected: String) {
    if case .nothing = node.value {
      diagnostics.report(
        .wrongType, "'\(key)' is given without a value", at: .value(node.place),
        help: Self.helpForNothing(key, expected))
      return
    }
    diagnostics.report(
      .wrongType, "'\(key)' takes \(expected), not \(node.kind)", at: .value(node.place),
      help: Self.help(for: node, expected))
  }

  mutating func text(_ key: String, _ node: SourceNode) -> String? {
    let text: String
    switch node.value {
    case .text(let value), .plain(let value): text = value
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table:
      wrongType(key, node, takes: "a text")
      return nil
    }
    guard text.utf8.count <= Limits.textBytes else {
      diagnostics.report(
        .tooLarge,
        "'\(key)' is a text of \(text.utf8.count) bytes; a text may have \(Limits.textBytes)",
        at: .value(node.place))
      return nil
    }
    guard !text.utf8.contains(0) else {
      diagnostics.report(
        .nulCharacter, "the character U+0000 can't stand in a menu",
        at: .value(node.place), help: "delete the escape")
      return nil
    }
    return text
  }

  mutating func boolean(_ key: String, _ node: SourceNode) -> Bool? {
    switch node.value {
    case .boolean(let value): return value
    case .plain("true"): return true
    case .plain("false"): return false
    case .nothing, .text, .plain, .integer, .number, .unsupported, .array, .table:
      wrongType(key, node, takes: "true or false")
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
      guard let number = plainNumber(text), let integer = Int64(exactly: number) else {
        wrongType(key, node, takes: "an integer")
        return nil
      }
      value = integer
    case .nothing, .text, .boolean, .number, .unsupported, .array, .table:
      wrongType(key, node, takes: "an integer")
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
      diagnostics.report(
        .invalidValue, "'\(key)' must be \(isPositive ? "more than" : "at least") 0",
        at: .value(node.place))
      return nil
    }
    return value
  }

  mutating func finiteNumber(_ key: String, _ node: SourceNode) -> Double? {
    switch node.value {
    case .integer(let integer): return Double(integer)
    case .number(let number) where number.isFinite: return number
    case .number:
      diagnostics.report(.invalidValue, "'\(key)' must be a finite number", at: .value(node.place))
      return nil
    case .plain(let text):
      if let number = plainNumber(text) ?? PlainInteger.value(of: text).map(Double.init) {
        if number.isFinite { return number }
        diagnostics.report(
          .invalidValue, "'\(key)' must be a finite number", at: .value(node.place))
        return nil
      }
    case .nothing, .text, .boolean, .unsupported, .array, .table: break
    }
    wrongType(key, node, takes: "a number")
    return nil
  }

  mutating func choice<Value: Choice>(_ key: String, _ node: SourceNode, _: Value.Type) -> Value? {
    guard node.isText else {
      diagnostics.report(
        .wrongType, "'\(key)' can't be \(node.kind)", at: .value(node.place),
        help: "allowed are " + Value.names.map { "'\($0)'" }.joined(separator: ", "))
      return nil
    }
    guard let text = text(key, node) else { return nil }
    if let value = Value(rawValue: text) { return value }
    invalidChoice(key, node, text, among: Value.names)
    return nil
  }

  mutating func invalidChoice(
    _ key: String, _ node: SourceNode, _ text: String, among names: [String]
  ) {
    let nearest = Suggestion.nearest(to: text, among: names).map { "did you mean '\($0)'? " } ?? ""
    diagnostics.report(
      .invalidValue, "'\(key)' can't be '\(text)'", at: .value(node.place),
      help: nearest + "allowed are " + names.map { "'\($0)'" }.joined(separator: ", "))
  }

  private mutating func notInRange(
    _ key: String, _ node: SourceNode, written: String, _ range: ClosedRange<Int64>
  ) {
    diagnostics.report(
      .invalidValue, "'\(key)' can't be \(written)", at: .value(node.place),
      help: range.count == 1
        ? "write \(range.lowerBound)"
        : "write an integer from \(range.lowerBound) to \(range.upperBound)")
  }
}
