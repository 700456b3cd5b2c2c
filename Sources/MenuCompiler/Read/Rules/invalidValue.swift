extension Rule {
  static let invalidValue = Rule(
    .invalidValue, .error, "A value is of the right type, but not one that its key takes.",
    reason: """
      Some keys take a few words only, and some numbers have bounds: heights are more than 0, and \
      integers lie within ±(2^53 − 1), which every target can hold.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        layout = "sections"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        layout: sections
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        layout = "section-rows"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        layout: section-rows
        items: [Apples]
        """))
}

extension ValueReader {
  mutating func invalidChoice(
    _ key: String, _ node: SourceNode, _ text: String, among names: [String]
  ) {
    let nearest = Suggestion.nearest(to: text, among: names)
    diagnostics.report(
      .invalidValue, "'\(key)' can't be '\(text)'", at: .value(node.place),
      help: (nearest.map { "did you mean '\($0)'? " } ?? "")
        + "allowed are " + names.map { "'\($0)'" }.joined(separator: ", "),
      fix: nearest.map { .replace(.value(node.place), with: $0) })
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
      .invalidValue, "'\(key)' can't be \(value.isNaN ? "no number" : "infinite")",
      at: .value(node.place), help: "write a number in digits")
  }
}
