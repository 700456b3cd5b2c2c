/// Finds choices and actions that targets no longer generate as cases of enumerations, and new
/// choices and actions.
func findCaseChanges(_ comparison: inout MenuComparison) {
  let jobs = ComparedJobs(comparison.old, comparison.new)
  if let targets = jobs.targets(with: { $0.actionForm == .typed }) {
    findRemovedActions(&comparison, in: targets)
    findAddedActions(&comparison, in: targets)
  }
  if let targets = jobs.targets(with: \.hasChoiceTypes) {
    findRemovedChoices(&comparison, in: targets)
    findAddedChoices(&comparison, in: targets)
  }
}

private func findRemovedActions(_ comparison: inout MenuComparison, in targets: String) {
  let (old, new) = (comparison.old.table, comparison.new.table)
  let left = Set(new.actionTexts.map(\.text))
  let users = old.usersOfActions
  for action in old.actionTexts where !left.contains(action.text) {
    let user = users[action.text]
    comparison.add(
      DocumentChange(
        .actionRemoved, action.text,
        "the action '\(action.text)' is no longer generated (\(targets))",
        at: comparison.new.anchor(new.actions == nil ? .items : .actions),
        old: user.map { comparison.old.anchor($0, .field(.action)) }
          ?? comparison.old.anchor(.actions),
        oldLabel: "used here", before: action.text,
        help: "to keep it for a while, declare it under 'actions'"
          + (new.actions == nil ? ", with all that items use" : "")))
  }
}

private func findRemovedChoices(_ comparison: inout MenuComparison, in targets: String) {
  let (old, new) = (comparison.old, comparison.new)
  let left = Dictionary(
    new.table.namedChoices.map { choice in
      (new.table.ids[choice.group], Set(choice.items.map { new.table.ids[$0] }))
    }
  ) { first, _ in first }
  for (group, items) in old.table.namedChoices {
    let id = old.table.ids[group]
    let cases = left[id] ?? []
    let newGroup = comparison.pairing.newOf[group]
    let newID = newGroup < 0 ? id : new.table.ids[newGroup]
    for item in items where !cases.contains(old.table.ids[item]) {
      let newNode = comparison.pairing.newOf[item]
      let trace =
        newNode < 0 ? comparison.trace(of: item) : (anchor: new.anchor(newNode), label: nil)
      comparison.add(
        DocumentChange(
          .choiceRemoved, old.table.ids[item],
          "the choice '\(old.table.ids[item])' of '\(id)' is no longer generated (\(targets))",
          at: trace.anchor, label: trace.label, old: old.anchor(item), oldLabel: "was a choice",
          before: old.table.ids[item],
          help: newNode < 0
            ? nil
            : left[id] != nil
              ? "a case is named after the id: \(new.withID(old.table.ids[item], newNode))"
              : left[newID] != nil
                ? "the enumeration is named after the id '\(id)', which is now '\(newID)'"
                : "an enumeration is generated for items with an 'id' and 'choice' set to 'one'"))
    }
  }
}

extension LoweredMenu {
  /// The first item with each action, in document order.
  var usersOfActions: [String: Int] {
    Dictionary(
      documentOrder.map(Int.init).compactMap { node in
        details[node]?.fields.text(.action).map { ($0, node) }
      }
    ) { first, _ in first }
  }
}
