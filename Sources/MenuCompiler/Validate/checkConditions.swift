extension DiagnosticName {
  /// See <doc:undeclared-condition>.
  package static let undeclaredCondition = DiagnosticName("undeclared-condition")
}

/// Checks that each `when` and `enabled` names only conditions and choices that the document
/// declares.
func checkUndeclaredConditions(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard !menu.conditionsAreUnknown else { return }
  let conditions = DeclaredConditions(menu.conditions)
  visitItems(menu.items) { item in
    for (key, entries) in item.conditionKeys {
      for term in entries.lazy.flatMap(\.terms) {
        guard let problem = conditions.problem(with: term, in: key) else { continue }
        diagnostics.report(
          .undeclaredCondition, problem.message, at: .value(term.place),
          related: problem.declaration.map { .init(.key($0), "declared here") }, help: problem.help,
          proposal: problem.proposal,
          fix: problem.replacement.map { replacement in
            Fix(
              "write '\(replacement)'", problem.safety,
              .replaceText(.value(term.place), with: replacement))
          })
      }
    }
  }
}

/// A problem with a term.
private struct ConditionProblem {
  var message: String
  var help: String
  /// The string to write instead, which is printed at the end of the help.
  var proposal: Proposal?
  /// The term that was most likely meant.
  var replacement: String?
  var safety = Fix.Safety.safe
  var declaration: SourcePlace?
}

/// The declared conditions of a menu, by name.
private struct DeclaredConditions {
  private struct Declared {
    let condition: Condition
    let choices: Set<String>
    let choiceNames: SuggestionIndex
  }

  private let names: SuggestionIndex
  private let byName: [String: Declared]

  init(_ conditions: [Condition]) {
    names = SuggestionIndex(conditions.map(\.name))
    byName = Dictionary(
      conditions.map { condition in
        let choices = condition.choices ?? []
        return (
          condition.name,
          Declared(
            condition: condition, choices: Set(choices), choiceNames: SuggestionIndex(choices))
        )
      }
    ) { first, _ in first }
  }

  /// The problem with a term; nil if there is none.
  func problem(with term: WhenTerm, in key: ItemKey) -> ConditionProblem? {
    let sign = term.isNegated ? "!" : ""
    guard let declared = byName[term.condition] else {
      let message = "no condition '\(term.condition)' is declared"
      guard let meant = names.nearest(to: term.condition) else {
        guard term.choice == nil, let flag = Bool(term.condition) else {
          let help =
            term.condition == Condition.languageName
            ? "state the language of the menu with the key 'language', or declare the condition"
            : "declare it under 'conditions'" + term.place.menuOwner
          return ConditionProblem(message: message, help: help)
        }
        let (help, proposal) = ConditionName.help(for: flag != term.isNegated, in: key)
        return ConditionProblem(message: message, help: help, proposal: proposal)
      }
      let replacement = sign + meant + (term.choice.map { "=" + $0 } ?? "")
      return ConditionProblem(
        message: message, help: "did you mean '\(replacement)'?", replacement: replacement,
        safety: .ofSpelling(term.condition, as: meant), declaration: byName[meant]?.condition.place)
    }
    let place = declared.condition.place
    switch (term.choice, declared.condition.choices) {
    case (nil, nil): return nil
    case (let choice?, nil):
      let message = "'\(term.condition)' is true or false: it has no choice '\(choice)'"
      let isTrue = choice == "true"
      guard isTrue || choice == "false" else {
        return ConditionProblem(
          message: message,
          help: "write '\(term.condition)' or '!\(term.condition)', or declare 'choices'",
          declaration: place)
      }
      let replacement = (isTrue == term.isNegated ? "!" : "") + term.condition
      return ConditionProblem(
        message: message, help: "write '\(replacement)'", replacement: replacement,
        declaration: place)
    case (nil, let choices?):
      return ConditionProblem(
        message: "'\(term.condition)' has choices, and is not true or false",
        help: "write one of " + Suggestion.list(choices, prefix: "\(sign)\(term.condition)="),
        declaration: place)
    case (let choice?, let choices?):
      if declared.choices.contains(choice) { return nil }
      let meant = declared.choiceNames.nearest(to: choice)
      let replacement = meant.map { "\(sign)\(term.condition)=\($0)" }
      return ConditionProblem(
        message: "the condition '\(term.condition)' has no choice '\(choice)'",
        help: replacement.map { "did you mean '\($0)'?" }
          ?? "use one of " + Suggestion.list(choices),
        replacement: replacement, safety: meant.map { .ofSpelling(choice, as: $0) } ?? .safe,
        declaration: place)
    }
  }
}

/// Checks that the conditions of a menu have no more values than the limits allow.
func checkConditionCount(_ menu: Menu, into diagnostics: inout Diagnostics) {
  for condition in menu.conditions {
    let count = condition.values.count + (condition.canBeNone ? 1 : 0)
    guard count > Limits.conditionValues else { continue }
    diagnostics.report(
      .tooLarge,
      "the condition '\(condition.name)' has \(count) values; \(Limits.conditionValues) are allowed",
      at: .key(condition.place),
      help: condition.canBeNone ? "the state in which no item is checked counts as a value" : nil)
  }
  let bits = ConditionLayout(menu.conditions).bitCount
  guard bits > Limits.conditionBits else { return }
  diagnostics.report(
    .tooLarge, "the conditions have \(bits) values; \(Limits.conditionBits) are allowed",
    at: .entryKey(menu.place, key: DocumentKey.conditions.rawValue),
    help: "a condition with choices counts once for each choice; any other condition counts once")
}
