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
    findChoiceForms(&comparison, in: targets)
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
          ?? comparison.old.anchor(ofAction: action.text),
        oldLabel: user == nil ? "declared here" : "used here", before: action.text,
        help: "to keep it for a while, declare it under 'actions'"
          + (new.actions == nil ? ", with all actions that items use" : "")))
  }
}

private func findRemovedChoices(_ comparison: inout MenuComparison, in targets: String) {
  let (old, new) = (comparison.old, comparison.new)
  let left = Dictionary(
    new.table.namedChoices.map { choice in
      (new.table.ids[choice.group], Set(choice.items.map { new.table.ids[$0] }))
    }
  ) { first, _ in first }
  for choice in old.table.namedChoices {
    let group = choice.group
    let id = old.table.ids[group]
    let cases = left[id] ?? []
    let newGroup = comparison.pairing.newOf[group]
    let newID = newGroup < 0 ? id : new.table.ids[newGroup]
    for item in choice.items where !cases.contains(old.table.ids[item]) {
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
                : "an enumeration is generated for items with an 'id' and a 'choice'"))
    }
  }
}

/// Finds choices whose property in generated code has a different type.
private func findChoiceForms(_ comparison: inout MenuComparison, in targets: String) {
  let (old, new) = (comparison.old.table, comparison.new.table)
  let known = Dictionary(old.namedChoices.map { (old.ids[$0.group], $0) }) { first, _ in first }
  for choice in new.namedChoices {
    let id = new.ids[choice.group]
    guard let earlier = known[id], earlier.form != choice.form else { continue }
    comparison.add(
      DocumentChange(
        .choiceTypeChanged, id,
        "the property of the choice '\(id)' was \(earlier.form.typeWords), and is now"
          + " \(choice.form.typeWords) (\(targets))",
        at: comparison.new.anchor(choice.group, .choice),
        old: comparison.old.anchor(earlier.group, .choice),
        before: earlier.form.typeWords, after: choice.form.typeWords,
        help: choice.form == .optional && earlier.form == .one
          ? "let one of the items start checked" : nil))
  }
}

extension ChoiceForm {
  /// The type of the property in generated code.
  fileprivate var typeWords: String {
    switch self {
    case .optional: "optional"
    case .one: "not optional"
    case .any: "a set"
    }
  }
}

extension MenuSide {
  /// The declaration of an action; the key `actions` if the action is not declared.
  func anchor(ofAction name: String) -> SourceAnchor {
    table.actions?.first { $0.name == name }.map { .key($0.place) } ?? anchor(.actions)
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
