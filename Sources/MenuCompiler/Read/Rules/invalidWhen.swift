extension ValueReader {
  /// - Parameters:
  ///   - meant: The `when` that the expression most likely stands for.
  ///   - term: The meant `when` if it is a single term.
  mutating func invalidWhenTerm(
    _ text: String, _ node: SourceNode, meant: Proposal?, term: String?
  ) {
    diagnostics.report(
      .invalidValue, "'\(text)' is not a term about a condition", at: .value(node.place),
      help: meant.map { _ in "write" } ?? Self.whenHelp(for: text), proposal: meant,
      fix: term.map { .replace(.value(node.place), with: $0) })
  }

  /// - Parameter meant: The `when` that the table most likely stands for.
  mutating func tableInsteadOfTerms(_ node: SourceNode, meant: Proposal?) {
    diagnostics.report(
      .wrongType, "'\(ItemKey.when.rawValue)' takes a string or an array, not a table",
      at: .value(node.place), help: meant.map { _ in "write" } ?? Self.whenHelp(for: ""),
      proposal: meant)
  }

  /// The problem of a boolean or a number in place of a condition's name.
  mutating func valueInsteadOfTerm(_ node: SourceNode) {
    let help = node.flag.map(ConditionName.help) ?? (text: Self.whenHelp(for: ""), proposal: nil)
    diagnostics.report(
      .wrongType, "'\(ItemKey.when.rawValue)' takes the name of a condition, not \(node.written)",
      at: .value(node.place), help: help.text, proposal: help.proposal)
  }

  /// Advice on what to write instead of an expression of another language.
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
}
