import Foundation

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

  mutating func invalidWhenTerm(_ text: String, _ node: SourceNode) {
    let joined = text.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "=")
    let isMeant = ConditionName.isTerm(joined)
    diagnostics.report(
      .invalidValue, "'\(text)' is not a term about a condition", at: .value(node.place),
      help: isMeant ? "write '\(joined)', without spaces" : Self.whenHelp(for: text),
      fix: isMeant ? .replace(.value(node.place), with: joined) : nil)
  }

  mutating func tableOfTerms(_ node: SourceNode) {
    let key = ItemKey.when.rawValue
    let terms = node.entries.map { entry in
      switch entry.value.value {
      case .boolean(false), .plain("false"): "!\(entry.key)"
      default: entry.key
      }
    }
    diagnostics.report(
      .wrongType, "'\(key)' takes a string or an array, not a table", at: .value(node.place),
      help: terms.isEmpty || !terms.allSatisfy(ConditionName.isTerm)
        ? Self.whenHelp(for: "")
        : "write \(JSONValue.strings(terms).printedOnOneLine())")
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
