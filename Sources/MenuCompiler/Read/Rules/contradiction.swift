extension DiagnosticName {
  /// See <doc:contradiction>.
  package static let contradiction = DiagnosticName("contradiction")
}

extension Diagnostics {
  /// Reports an entry of `generate` that names both a target and a template.
  mutating func targetAndTemplate(_ entry: SourceNode) {
    report(
      .contradiction, "the entry has both 'target' and 'template'",
      at: .entryKey(entry.place, key: GenerateKey.template.rawValue),
      related: .init(.entryKey(entry.place, key: GenerateKey.target.rawValue), "the other key"),
      help: "keep one of them")
  }
}

extension ValueReader {
  /// Reports a condition that follows an item but declares values, too.
  mutating func ownValue(_ key: ConditionKey, of condition: SourceEntry) {
    let place = condition.value.place
    diagnostics.report(
      .contradiction, "'\(condition.key)' follows an item, but also has '\(key.rawValue)'",
      at: .entryKey(place, key: key.rawValue),
      related: .init(
        .entry(place, key: ConditionKey.follows.rawValue), "the item determines the value"),
      help: "delete '\(key.rawValue)', or 'follows'")
  }
}
