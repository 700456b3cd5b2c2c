/// Finds changes to the conditions that programs set.
func findConditionChanges(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old.declared.conditions, comparison.new.declared.conditions)
  for condition in old {
    guard let now = new.first(where: { $0.name == condition.name }) else {
      comparison.addConditionChange(
        .conditionRemoved, condition, "the condition '\(condition.name)' is no longer declared")
      continue
    }
    findRemovedValues(&comparison, condition, now)
    guard (condition.choices == nil) == (now.choices == nil) else { continue }
    let values = (condition.values[condition.defaultValue], now.values[now.defaultValue])
    guard values.0 != values.1 else { continue }
    comparison.addConditionChange(
      .conditionDefaultChanged, condition,
      "the condition '\(condition.name)' is '\(values.1)' at first, not '\(values.0)'", now,
      before: values.0, after: values.1)
  }
}

/// Finds the values that a condition no longer has.
private func findRemovedValues(
  _ comparison: inout MenuComparison, _ before: Condition, _ after: Condition
) {
  guard (before.choices == nil) == (after.choices == nil) else {
    comparison.addConditionChange(
      .conditionRemoved, before,
      after.choices == nil
        ? "the condition '\(before.name)' is now true or false, and has no choices"
        : "the condition '\(before.name)' now has choices, and is not true or false", after)
    return
  }
  for choice in before.choices ?? [] where !(after.choices ?? []).contains(choice) {
    comparison.addConditionChange(
      .conditionRemoved, before,
      "the condition '\(before.name)' has no choice '\(choice)' any more",
      after, before: choice)
  }
}

extension MenuComparison {
  /// - Parameter now: The condition in the new menu, if it is there.
  fileprivate mutating func addConditionChange(
    _ kind: ChangeKind, _ condition: Condition, _ message: String, _ now: Condition? = nil,
    before: String? = nil, after: String? = nil
  ) {
    add(
      DocumentChange(
        kind, condition.name, message,
        at: now.map { .key($0.place) } ?? new.anchor(.conditions), old: .key(condition.place),
        oldLabel: "declared here", before: before, after: after))
  }
}
