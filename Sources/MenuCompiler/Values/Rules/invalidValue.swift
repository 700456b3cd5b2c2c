extension DiagnosticName {
  /// See <doc:invalid-value>.
  public static let invalidValue = DiagnosticName("invalid-value")
}

extension ValueReader {
  mutating func invalidChoice(
    _ key: String, _ node: SourceNode, _ text: String, among names: [String]
  ) {
    let nearest = Suggestion.nearest(to: text, among: names)
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

  /// - Parameter meant: The term that it most likely is.
  mutating func invalidWhenTerm(_ text: String, _ node: SourceNode, meant: String?) {
    diagnostics.report(
      .invalidValue, "'\(text)' is not a term about a condition", at: .value(node.place),
      help: meant.map { "write '\($0)', without spaces" } ?? Self.whenHelp(for: text),
      fix: meant.map { .replace(.value(node.place), with: $0) })
  }

  /// - Parameter terms: The terms that it most likely is.
  mutating func tableInsteadOfTerms(_ node: SourceNode, terms: [String]?) {
    diagnostics.report(
      .wrongType, "'\(ItemKey.when.rawValue)' takes a string or an array, not a table",
      at: .value(node.place),
      help: terms.map { "write [" + $0.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        ?? Self.whenHelp(for: ""))
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
