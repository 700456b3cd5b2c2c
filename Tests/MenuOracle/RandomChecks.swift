import MenuRuntime

extension TestMenu {
  /// Gives a menu check items, choices, actions, addresses, former ids and a hit area.
  ///
  /// - Parameters:
  ///   - summaries: The percentage of categories that are summary checks.
  ///   - details: The percentage of choices of one whose rows show the checked item.
  mutating func addChecks(_ dice: inout Dice, summaries: Int = 0, details: Int = 0) {
    hitArea = dice.pick([.both, .indicator, .row])
    choice = dice.pick([nil, nil, .any, .one])
    addChecks(&dice, to: &top, choice: choice)
    if summaries > 0 { addSummaries(&dice, to: &top, share: summaries) }
    if details > 0 { addDetails(&dice, to: &top, share: details) }
  }

  private func addDetails(_ dice: inout Dice, to items: inout [TestItem], share: Int) {
    for index in items.indices {
      guard var below = items[index].items else { continue }
      let shows = items[index].choice == .one && dice.chance(share)
      let hasItem = below.contains { !$0.isCategory && !$0.separator && $0.body == nil }
      items[index].showsChecked = shows && hasItem && !items[index].inline
      addDetails(&dice, to: &below, share: share)
      items[index].items = below
    }
  }

  private func addSummaries(_ dice: inout Dice, to items: inout [TestItem], share: Int) {
    for index in items.indices {
      guard var below = items[index].items else { continue }
      items[index].isSummaryCheck = dice.chance(share)
      addSummaries(&dice, to: &below, share: share)
      items[index].items = below
    }
  }

  private func addChecks(_ dice: inout Dice, to items: inout [TestItem], choice: TestChoice?) {
    // A document with two checked items in a choice of one is not valid.
    var canBeChecked = true
    for index in items.indices where !items[index].separator {
      var item = items[index]
      if !item.isCategory, item.body == nil, dice.chance(choice == nil ? 30 : 60) {
        let isChecked = canBeChecked && dice.chance(40)
        item.checked = isChecked
        if isChecked, choice == .one { canBeChecked = false }
      }
      if dice.chance(30) { item.fields.append(("action", "do \(item.id)")) }
      if dice.chance(20) { item.fields.append(("url", "https://example.com/\(dice.below(9))")) }
      if dice.chance(20) { item.formerIDs.append("old-\(item.id)") }
      if dice.chance(10) { item.formerIDs.append("older-\(item.id)") }
      if item.items != nil { item.choice = dice.pick([nil, .any, .one]) }
      if var below = item.items {
        addChecks(&dice, to: &below, choice: item.choice)
        item.items = below
      }
      items[index] = item
    }
  }

  /// Lets conditions follow check items, and choices of one with as many items as the condition has
  /// choices.
  ///
  /// - Parameter share: The percentage of conditions that follow an item where they can.
  mutating func addFollowers(_ dice: inout Dice, share: Int) {
    let oracle = Oracle(self)
    let nodes = oracle.nodes.indices
    let items = nodes.filter(oracle.isCheckItem)
    let groups = nodes.filter { oracle.choice($0) == .one }
      .map { (node: $0, items: oracle.group($0).filter(oracle.isCheckItem)) }
    for index in conditions.indices where !conditions[index].followsLanguage && dice.chance(share) {
      let count = conditions[index].choices.count
      if count == 0 {
        guard !items.isEmpty else { continue }
        conditions[index].follows = oracle.nodes[dice.pick(items)].item.id
      } else {
        let wide = groups.filter { $0.items.count >= count }
        guard !wide.isEmpty else { continue }
        let group = dice.pick(wide)
        conditions[index].follows = oracle.nodes[group.node].item.id
        conditions[index].choices = group.items.map { oracle.nodes[$0].item.id }
      }
    }
  }
}
