extension DiagnosticName {
  /// See <doc:unused-condition>.
  package static let unusedCondition = DiagnosticName("unused-condition")
}

/// Checks that each declared condition and its choices make a difference.
func checkUnusedConditions(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard !menu.conditions.isEmpty else { return }
  var used = menu.wordsOfUnreadTerms
  var named: [String: Set<String>] = [:]
  let names = SuggestionIndex(menu.conditions.map(\.name))
  let known = Set(names.candidates)
  visitItems(menu.items) { item in
    for term in item.conditionKeys.lazy.flatMap(\.entries).flatMap(\.terms) {
      // A misspelled term is reported separately.
      let isKnown = known.contains(term.condition)
      used.insert(
        isKnown ? term.condition : names.nearest(to: term.condition) ?? term.condition)
      if let choice = term.choice { named[term.condition, default: []].insert(choice) }
    }
  }
  // A condition with an invalid name is reported as invalid, but not as unused.
  for condition in menu.conditions where ColumnName.isValid(condition.name) {
    guard used.contains(condition.name) else {
      diagnostics.report(
        .unusedCondition, "no item depends on the condition '\(condition.name)'",
        at: .key(condition.place),
        help: "delete the condition, or name it in a 'when' or an 'enabled'")
      continue
    }
    // One choice may remain unnamed: it covers the case in which no other choice holds.
    let left = (condition.choices ?? []).filter { !(named[condition.name] ?? []).contains($0) }
    // Choices that the document does not declare, because they are items or languages, may all
    // remain unnamed.
    guard left.count > 1, condition.isSettable, named[condition.name] != nil,
      !menu.wordsOfUnreadTerms.contains(condition.name)
    else { continue }
    let list = Suggestion.list(left)
    diagnostics.report(
      .unusedCondition, "the choices \(list) of '\(condition.name)' make no difference",
      at: .entry(condition.place, key: ConditionKey.choices.rawValue),
      help: "no 'when' or 'enabled' names them: delete all but one, or name them")
  }
}
