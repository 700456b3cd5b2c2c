/// Finds changes to the arguments of actions, for which code is generated, and to the values that
/// items give.
func findArgumentChanges(_ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old.table, comparison.new.table)
  if old.argumentsOfActions.isEmpty && new.argumentsOfActions.isEmpty { return }
  let known = Set(old.actionTexts.map(\.text))
  for action in new.actions ?? [] where known.contains(action.name) {
    let before = old.argumentsOfActions[action.name] ?? []
    for argument in before {
      let now = action.arguments.first { $0.name == argument.name }
      compare(argument, now, of: action, &comparison)
    }
    for argument in action.arguments where !before.contains(where: { $0.name == argument.name }) {
      comparison.addArgumentChange(
        .argumentAdded, action, nil, argument, "is new", after: argument.type.name)
    }
  }
  for pair in comparison.pairing.pairs { compareGiven(pair, &comparison) }
}

private func compare(
  _ before: ActionArgument, _ now: ActionArgument?, of action: Action,
  _ comparison: inout MenuComparison
) {
  guard let now else {
    comparison.addArgumentChange(
      .argumentRemoved, action, before, nil, "is gone", before: before.type.name)
    return
  }
  if !now.type.hasAllValues(of: before.type) {
    comparison.addArgumentChange(
      .argumentTypeChanged, action, before, now,
      "changed from \(before.type.name) to \(now.type.name)", before: before.type.name,
      after: now.type.name)
    return
  }
  for choice in now.type.choices where !before.type.choices.contains(choice) {
    comparison.addArgumentChange(
      .choiceAdded, action, before, now, "has a new choice '\(choice)'", after: choice)
  }
  guard before.defaultValue != now.defaultValue else { return }
  let values = (before.defaultValue?.words, now.defaultValue?.words)
  comparison.addArgumentChange(
    .argumentDefaultChanged, action, before, now,
    "has the default \(values.1.map { "'\($0)'" } ?? "none"), not \(values.0.map { "'\($0)'" } ?? "none")",
    before: values.0, after: values.1)
}

/// Finds arguments to which an item gives a different value. A new default is reported once, for
/// its argument.
private func compareGiven(_ pair: (old: Int, new: Int), _ comparison: inout MenuComparison) {
  let (old, new) = (comparison.old.fields(pair.old), comparison.new.fields(pair.new))
  guard let action = new?.text(.action), action == old?.text(.action),
    old?.arguments != new?.arguments
  else { return }
  let before = comparison.old.table.arguments(of: pair.old)
  for (argument, value) in comparison.new.table.arguments(of: pair.new) {
    let given = (old?.arguments?.values[argument.name], new?.arguments?.values[argument.name])
    if given.0 == nil && given.1 == nil { continue }
    guard let earlier = before.first(where: { $0.argument.name == argument.name }),
      argument.type.hasAllValues(of: earlier.argument.type), earlier.value != value
    else { continue }
    comparison.add(
      .actionChanged, pair,
      "the argument '\(argument.name)' of the action of '\(comparison.new.table.ids[pair.new])'"
        + " changed from '\(earlier.value.words)' to '\(value.words)'",
      at: .field(.action), old: .field(.action), before: earlier.value.words, after: value.words)
  }
}

extension ArgumentType {
  /// Whether the type has all values of another type, so that code that uses those values still
  /// compiles.
  fileprivate func hasAllValues(of other: ArgumentType) -> Bool {
    switch (self, other) {
    case (.plain(let now), .plain(let before)): now == before
    case (.choice(let now), .choice(let before)): Set(before).isSubset(of: now)
    case (.plain, .choice), (.choice, .plain): false
    }
  }
}

extension MenuComparison {
  fileprivate mutating func addArgumentChange(
    _ kind: ChangeKind, _ action: Action, _ before: ActionArgument?, _ now: ActionArgument?,
    _ change: String, before value: String? = nil, after: String? = nil
  ) {
    let earlier = old.table.actions?.first { $0.name == action.name }
    add(
      DocumentChange(
        kind, action.name,
        "the argument '\((now ?? before)?.name ?? "")' of the action '\(action.name)' \(change)",
        at: .key(now?.place ?? action.place),
        old: (before?.place ?? earlier?.place).map { .key($0) } ?? old.anchor(.items),
        before: value, after: after))
  }
}
