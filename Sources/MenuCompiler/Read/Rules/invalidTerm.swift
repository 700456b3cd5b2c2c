extension ValueReader {
  /// - Parameters:
  ///   - meant: The conditions that the expression most likely means.
  ///   - term: The meant conditions as a string if they are a single term.
  mutating func invalidTerm(
    of key: ItemKey, _ text: String, _ node: SourceNode, meant: Proposal?, term: String?
  ) {
    diagnostics.report(
      .invalidValue, "'\(text)' is not a term about a condition", at: .value(node.place),
      help: meant.map { _ in "write" } ?? Self.termHelp(for: text, key), proposal: meant,
      fix: term.map { .replace(.value(node.place), with: $0) })
  }

  /// - Parameter meant: The conditions that the table most likely means.
  mutating func tableInsteadOfTerms(
    of key: ItemKey, _ node: SourceNode, meant: Proposal?
  ) {
    diagnostics.report(
      .wrongType,
      "'\(key.rawValue)' takes \(key == .enabled ? "true, false, " : "")a string or an array, not a table",
      at: .value(node.place), help: meant.map { _ in "write" } ?? Self.termHelp(for: "", key),
      proposal: meant)
  }

  /// Reports a boolean or a number in place of a condition's name.
  mutating func valueInsteadOfTerm(of key: ItemKey, _ node: SourceNode) {
    let help =
      node.flag.map { ConditionName.help(for: $0, in: key) }
      ?? (text: Self.termHelp(for: "", key), proposal: nil)
    diagnostics.report(
      .wrongType, "'\(key.rawValue)' takes the name of a condition, not \(node.written)",
      at: .value(node.place), help: help.text, proposal: help.proposal)
  }

  /// Advice on what to write instead of an expression in a different notation.
  private static func termHelp(for text: String, _ key: ItemKey) -> String {
    let words = text.lowercased().split(separator: " ")
    if text.contains("&") || words.contains("and") {
      return "if all of several terms must hold, write an array of them"
    }
    if text.contains("|") || words.contains("or") {
      return
        "if one of several terms must hold, write an array of them within the array of '\(key.rawValue)'"
    }
    if words.first == "not" { return "write '!' before the name to negate it" }
    if text.contains("!=") {
      return "write '!' before the name, as in '!device=phone'"
    }
    if text.contains("=") { return "write a choice as 'device=phone', without spaces" }
    return "write a condition's name, such as 'signed-in', '!signed-in' or 'device=phone'"
  }
}
