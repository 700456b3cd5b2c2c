extension DiagnosticName {
  /// See <doc:invalid-value>.
  public static let invalidValue = DiagnosticName("invalid-value")
}

extension ValueReader {
  mutating func invalidChoice(
    _ key: String, _ node: SourceNode, _ text: String, among names: [String]
  ) {
    let nearest =
      ForeignValue.meant(by: text, among: names) ?? Suggestion.nearest(to: text, among: names)
    diagnostics.report(
      .invalidValue, "'\(key)' can't be '\(text)'", at: .value(node.place),
      help: (nearest.map { "did you mean '\($0)'? " } ?? "")
        + "use one of " + names.map { "'\($0)'" }.joined(separator: ", "),
      fix: nearest.map { .replace(.value(node.place), with: $0) })
  }

  mutating func invalidKeyword(_ word: String, at place: SourcePlace) {
    diagnostics.report(
      .invalidValue, word.isEmpty ? "a keyword can't be empty" : "a keyword is a single line",
      at: .value(place), help: word.isEmpty ? "delete it" : "write a keyword for each line")
  }

  /// - Parameters:
  ///   - meant: What it most likely stands for.
  ///   - term: The same, if it is a single term.
  mutating func invalidWhenTerm(
    _ text: String, _ node: SourceNode, meant: Example?, term: String?
  ) {
    diagnostics.report(
      .invalidValue, "'\(text)' is not a term about a condition", at: .value(node.place),
      help: meant.map { _ in "write" } ?? Self.whenHelp(for: text), example: meant,
      fix: term.map { .replace(.value(node.place), with: $0) })
  }

  /// - Parameter meant: What it most likely stands for.
  mutating func tableInsteadOfTerms(_ node: SourceNode, meant: Example?) {
    diagnostics.report(
      .wrongType, "'\(ItemKey.when.rawValue)' takes a string or an array, not a table",
      at: .value(node.place), help: meant.map { _ in "write" } ?? Self.whenHelp(for: ""),
      example: meant)
  }

  /// A value that is true or false, or a number, in place of a condition's name.
  mutating func valueInsteadOfTerm(_ node: SourceNode) {
    let help = node.flag.map(ConditionName.help) ?? (text: Self.whenHelp(for: ""), example: nil)
    diagnostics.report(
      .wrongType, "'\(ItemKey.when.rawValue)' takes the name of a condition, not \(node.written)",
      at: .value(node.place), help: help.text, example: help.example)
  }

  /// What to write instead of an expression of another language.
  private static func whenHelp(for text: String) -> String {
    let words = text.lowercased().split(separator: " ")
    if text.contains("&") || words.contains("and") {
      return "if all of several terms must hold, write an array of them"
    }
    if text.contains("|") || words.contains("or") {
      return "if one of several terms must hold, write an array of them within the array of 'when'"
    }
    if words.first == "not" { return "write '!' before the name to negate it" }
    if text.contains("!=") {
      return "write '!' before the name, as in '!device=phone'"
    }
    if text.contains("=") { return "write a choice as 'device=phone', without spaces" }
    return "write a condition's name, such as 'signed-in', '!signed-in' or 'device=phone'"
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
