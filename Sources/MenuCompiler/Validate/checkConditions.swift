extension DiagnosticName {
  /// See <doc:undeclared-condition>.
  public static let undeclaredCondition = DiagnosticName("undeclared-condition")
}

/// A `when` names conditions and choices that the document declares.
func checkUndeclaredConditions(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard let when = context.item.details?.fields.when, !context.menu.conditionsAreUnknown else {
    return
  }
  for term in when.lazy.flatMap(\.terms) {
    guard let problem = ConditionProblem(term, among: context.menu.conditions) else { continue }
    diagnostics.report(
      .undeclaredCondition, problem.message, at: .value(term.place),
      related: problem.declaration.map { .init(.key($0), "declared here") }, help: problem.help,
      fix: problem.replacement.map { .replace(.value(term.place), with: $0) })
  }
}

/// What is wrong with a term.
private struct ConditionProblem {
  var message: String
  var help: String
  /// What was most likely meant.
  var replacement: String?
  var declaration: SourcePlace?

  init?(_ term: WhenTerm, among conditions: [Condition]) {
    let sign = term.isNegated ? "!" : ""
    guard let condition = conditions.first(where: { $0.name == term.condition }) else {
      let meant = Suggestion.nearest(to: term.condition, among: conditions.map(\.name))
      message = "no condition '\(term.condition)' is declared"
      replacement = meant.map { sign + $0 + (term.choice.map { "=" + $0 } ?? "") }
      help = replacement.map { "did you mean '\($0)'?" } ?? "declare it under 'conditions'"
      declaration = conditions.first { $0.name == meant }?.place
      return
    }
    declaration = condition.place
    switch (term.choice, condition.choices) {
    case (nil, nil): return nil
    case (let choice?, nil):
      message = "'\(term.condition)' is true or false: it has no choice '\(choice)'"
      let isTrue = choice == "true"
      guard isTrue || choice == "false" else {
        help = "write '\(term.condition)' or '!\(term.condition)', or declare 'choices'"
        return
      }
      replacement = (isTrue == term.isNegated ? "!" : "") + term.condition
      help = "write '\(replacement ?? "")'"
    case (nil, let choices?):
      message = "'\(term.condition)' has choices, and is not true or false"
      help =
        "write one of "
        + choices.map { "'\(sign)\(term.condition)=\($0)'" }
        .joined(separator: ", ")
    case (let choice?, let choices?):
      if choices.contains(choice) { return nil }
      let meant = Suggestion.nearest(to: choice, among: choices)
      message = "the condition '\(term.condition)' has no choice '\(choice)'"
      replacement = meant.map { "\(sign)\(term.condition)=\($0)" }
      help =
        replacement.map { "did you mean '\($0)'?" }
        ?? "use one of " + choices.map { "'\($0)'" }.joined(separator: ", ")
    }
  }
}

/// The conditions of a menu fit into the bits that engines have for them.
func checkConditionCount(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let bits = ConditionLayout(menu.conditions).bitCount
  guard bits > Limits.conditionBits else { return }
  diagnostics.report(
    .tooLarge, "the conditions have \(bits) values; \(Limits.conditionBits) are allowed",
    at: .entryKey(menu.place, key: DocumentKey.conditions.rawValue),
    help: "a condition with choices counts once for each choice, any other once")
}
