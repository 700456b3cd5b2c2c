/// Finds actions that are new cases of the enumeration that targets generated before.
func findAddedActions(_ comparison: inout MenuComparison, in targets: String) {
  let new = comparison.new
  let known = Set(comparison.old.table.actionTexts.map(\.text))
  // Without earlier actions, there was no enumeration, and no code handles its cases.
  if known.isEmpty { return }
  let users = new.table.usersOfActions
  for action in new.table.actionTexts where !known.contains(action.text) {
    comparison.add(
      DocumentChange(
        .actionAdded, action.text,
        "the action '\(action.text)' is a new case (\(targets))",
        at: users[action.text].map { new.anchor($0, .field(.action)) }
          ?? new.anchor(ofAction: action.text),
        after: action.text))
  }
}

/// Finds choices that are new cases of enumerations that targets generated before.
func findAddedChoices(_ comparison: inout MenuComparison, in targets: String) {
  let (old, new) = (comparison.old.table, comparison.new.table)
  let known = Dictionary(
    old.namedChoices.map { (old.ids[$0.group], Set($0.items.map { old.ids[$0] })) }
  ) { first, _ in first }
  for choice in new.namedChoices {
    let group = choice.group
    guard let cases = known[new.ids[group]] else { continue }
    for item in choice.items where !cases.contains(new.ids[item]) {
      // A choice whose id changed is reported as a removed choice.
      let earlier = comparison.pairing.oldOf[item]
      if earlier >= 0, cases.contains(old.ids[earlier]) { continue }
      comparison.add(
        DocumentChange(
          .choiceAdded, new.ids[item],
          "the choice '\(new.ids[item])' of '\(new.ids[group])' is a new case (\(targets))",
          at: comparison.new.anchor(item), after: new.ids[item]))
    }
  }
}
