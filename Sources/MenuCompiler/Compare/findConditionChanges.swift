/// Finds changes to the conditions that programs set.
func findConditionChanges(_ comparison: inout MenuComparison) {
  let (old, all) = (comparison.old.declared.conditions, comparison.new.declared.conditions)
  let new = all.filter { !$0.followsLanguage }
  for condition in old where !condition.followsLanguage {
    guard let now = new.first(where: { $0.name == condition.name }) else {
      comparison.addConditionChange(
        .conditionRemoved, condition, "the condition '\(condition.name)' is no longer declared")
      continue
    }
    if condition.followed != nil || now.followed != nil {
      findFollowedChange(&comparison, condition, now)
      continue
    }
    findValueChanges(&comparison, condition, now)
    guard (condition.choices == nil) == (now.choices == nil) else { continue }
    let values = (condition.values[condition.defaultValue], now.values[now.defaultValue])
    guard values.0 != values.1 else { continue }
    comparison.addConditionChange(
      .conditionDefaultChanged, condition,
      "the condition '\(condition.name)' is initially '\(values.1)', not '\(values.0)'", now,
      before: values.0, after: values.1)
  }
}

/// Compares the items that a condition follows. Other functions compare the initial checks, which
/// give the condition its initial value.
private func findFollowedChange(
  _ comparison: inout MenuComparison, _ before: Condition, _ after: Condition
) {
  guard let item = before.followed?.id else {
    comparison.addConditionChange(
      .conditionRemoved, before,
      "programs no longer set the condition '\(before.name)': it follows '\(after.followed?.id ?? "")'",
      after)
    return
  }
  guard let now = after.followed?.id else {
    comparison.addConditionChange(
      .followsChanged, before,
      "the condition '\(before.name)' no longer follows '\(item)': programs set it", after,
      before: item)
    return
  }
  let table = comparison.new.table
  let isRenamed = table.formerIDs.contains { $0.id == item && table.ids[Int($0.node)] == now }
  guard item != now, !isRenamed else { return }
  comparison.addConditionChange(
    .followsChanged, before,
    "the condition '\(before.name)' follows '\(now)', not '\(item)'", after,
    before: item, after: now)
}

/// Finds the values that a condition lost or gained.
private func findValueChanges(
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
      "the condition '\(before.name)' no longer has the choice '\(choice)'",
      after, before: choice)
  }
  for choice in after.choices ?? [] where !(before.choices ?? []).contains(choice) {
    comparison.addConditionChange(
      .choiceAdded, before, "the condition '\(before.name)' has a new choice '\(choice)'", after,
      after: choice)
  }
}

extension MenuComparison {
  /// - Parameter now: The condition in the new menu, if it still exists.
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
