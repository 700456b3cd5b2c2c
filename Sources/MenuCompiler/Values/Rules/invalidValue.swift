extension DiagnosticName {
  /// See <doc:invalid-value>.
  package static let invalidValue = DiagnosticName("invalid-value")
}

extension ValueReader {
  mutating func invalidChoice(
    _ key: String, _ node: SourceNode, _ text: String, among names: [String]
  ) {
    let foreign = ForeignValue.meant(by: text, among: names)
    let nearest = foreign ?? Suggestion.nearest(to: text, among: names)
    diagnostics.report(
      .invalidValue, "'\(key)' can't be '\(text)'", at: .value(node.place),
      help: [
        nearest.map { "did you mean '\($0)'?" },
        nearest == nil || names.count > 1 ? Suggestion.use(names) : nil,
      ].compactMap { $0 }.joined(separator: " "),
      fix: nearest.map { nearest in
        foreign == nil
          ? .replace(.value(node.place), with: nearest)
          : .unsafelyReplace(.value(node.place), with: nearest)
      })
  }

  mutating func invalidKeyword(_ word: String, at place: SourcePlace) {
    diagnostics.report(
      .invalidValue, word.isEmpty ? "a keyword can't be empty" : "a keyword must be a single line",
      at: .value(place), help: word.isEmpty ? "delete it" : "write a keyword for each line")
  }

  mutating func notInRange(
    _ key: String, _ node: SourceNode, written: String, _ range: ClosedRange<Int64>
  ) {
    diagnostics.report(
      .invalidValue, "'\(key)' can't be \(written)", at: .value(node.place),
      help: range.count == 1
        ? "write \(range.lowerBound)"
        : "write an integer from \(range.lowerBound) to \(range.upperBound)")
  }

  mutating func tooSmall(_ key: String, _ node: SourceNode, _ value: Double, isPositive: Bool) {
    diagnostics.report(
      .invalidValue, "'\(key)' can't be \(NumberText.of(value))", at: .value(node.place),
      help: "write a number \(isPositive ? "above 0" : "of at least 0"), or delete the key")
  }

  mutating func notFinite(_ key: String, _ node: SourceNode, _ value: Double) {
    diagnostics.report(
      .invalidValue, "'\(key)' can't be \(value.isNaN ? "NaN" : "infinite")",
      at: .value(node.place), help: "write a number in digits")
  }
}
