import MenuRuntime

/// Random conditions and slots.
extension TestMenu {
  /// Gives a menu so many conditions, and items a `when`.
  ///
  /// - Parameter share: The percentage of items that have one.
  mutating func addConditions(_ dice: inout Dice, count: Int, share: Int) {
    let names = (0..<count).map { place in
      // Names sort unlike the order in which conditions are declared in most documents.
      TestCondition(name: "c\(place * 7 % 10)\(place)")
    }
    conditions = names.sorted { $0.name < $1.name }.map { condition in
      var condition = condition
      if dice.chance(30) { condition.choices = ["one", "two", "three"].dropLast(dice.below(2)) }
      condition.initial = dice.below(condition.valueCount)
      return condition
    }
    addWhens(&dice, share: share)
  }

  /// Gives items a `when` about the menu's conditions.
  mutating func addWhens(_ dice: inout Dice, share: Int) {
    let conditions = conditions
    Self.change(&top) { item in
      if item.separator || !dice.chance(share) { return }
      item.when = Self.when(&dice, conditions)
    }
    // A menu whose top level is hidden has no rows, whatever else happens to it.
    for index in top.indices where dice.chance(60) { top[index].when = [] }
  }

  /// Gives items an `enabled` about the menu's conditions.
  ///
  /// - Parameter share: The percentage of items that have one.
  mutating func addEnabled(_ dice: inout Dice, share: Int) {
    let conditions = conditions
    Self.change(&top) { item in
      if item.separator || !item.enabled || !dice.chance(share) { return }
      item.enabledWhen = Self.when(&dice, conditions)
    }
  }

  /// Entries that don't contradict each other: each condition is in one of them, now and then with two
  /// of its choices.
  private static func when(
    _ dice: inout Dice, _ conditions: [TestCondition]
  ) -> [[TestTerm]] {
    var numbers = conditions.indices.shuffled(using: &dice)
    return (0..<dice.pick([1, 1, 1, 2, 3])).compactMap { _ in
      var terms: [TestTerm] = []
      for _ in 0..<dice.pick([1, 1, 2, 3]) {
        guard let number = numbers.popLast() else { break }
        let condition = conditions[number]
        let isBoolean = condition.choices.isEmpty
        let value = isBoolean ? 1 : dice.below(condition.valueCount)
        terms.append(TestTerm(condition: number, value: value, isNegated: dice.chance(35)))
        if condition.choices.count > 2, dice.chance(40) {
          let other = (value + 1) % condition.choices.count
          terms[terms.count - 1].isNegated = false
          terms.append(TestTerm(condition: number, value: other))
        }
      }
      return terms.isEmpty ? nil : terms
    }
  }

  /// Moves items to the top level until it has a number of items, or none is left below.
  mutating func widen(to count: Int) {
    while top.count < count,
      let index = top.firstIndex(where: { $0.items?.contains { !$0.separator } ?? false }),
      let below = top[index].items
    {
      let moved = below.firstIndex { !$0.separator } ?? 0
      top[index].items?.remove(at: moved)
      top.append(below[moved])
    }
  }

  /// Makes slots of items without rows below them.
  ///
  /// - Parameter share: The percentage of these items.
  mutating func addSlots(_ dice: inout Dice, share: Int) {
    Self.change(&top) { item in
      if item.separator || item.items?.isEmpty == false || !dice.chance(share) { return }
      item.items = nil
      item.slot = true
      item.single = false
      item.keepOpen = false
      item.checked = nil
      item.collapsed = dice.chance(40)
      item.collapsible = dice.chance(85)
      if dice.chance(40) { item.placeholder = "nothing" }
      if dice.chance(60) { item.loading = "wait" }
      item.choice = item.placeholder != nil ? nil : item.loading == nil ? .any : .one
    }
  }

  /// Makes rows of slots show the number of their rows.
  ///
  /// - Parameter share: The percentage of slots.
  mutating func addCounts(_ dice: inout Dice, share: Int) {
    Self.change(&top) { item in
      if !item.slot || !dice.chance(share) { return }
      item.fields += [("detail.one", "{count} row"), ("detail.other", "{count} rows")]
    }
  }

  /// Makes inline groups of categories and slots, some with a heading.
  ///
  /// - Parameter share: The percentage of these items.
  mutating func addInlines(_ dice: inout Dice, share: Int) {
    func add(to items: inout [TestItem], canBeInline: Bool) {
      for index in items.indices.reversed() {
        if var below = items[index].items {
          add(to: &below, canBeInline: true)
          items[index].items = below
        }
        let item = items[index]
        if !canBeInline || !item.isCategory || item.page || item.body != nil { continue }
        if !dice.chance(share) { continue }
        items[index].makeInline(heading: dice.chance(50))
        if dice.chance(30) {
          items.replaceSubrange(index...index, with: items[index].bordered())
        }
      }
    }
    add(to: &top, canBeInline: layout == .rows)
  }

  /// Puts separators before, between and behind the items of all groups that can have them.
  ///
  /// - Parameter share: The number of separators for each hundred items.
  mutating func addSeparators(_ dice: inout Dice, share: Int) {
    func add(to items: inout [TestItem]) {
      for index in (0...items.count).reversed() {
        while dice.chance(share) { items.insert(.line, at: index) }
      }
    }
    if layout == .rows { add(to: &top) }
    Self.change(&top) { item in
      guard var below = item.items else { return }
      add(to: &below)
      item.items = below
    }
  }

  /// Gives groups a footer.
  ///
  /// - Parameter share: The percentage of categories with one.
  mutating func addFooters(_ dice: inout Dice, share: Int) {
    Self.change(&top) { item in
      if item.items?.isEmpty == false, dice.chance(share) { item.fields.append(("footer", "foot")) }
    }
    settleFooters()
  }

  /// Puts the footers of categories after their items. Sections and pages have no such row.
  mutating func settleFooters() {
    let hasSections = layout != .rows
    func settle(_ items: inout [TestItem], isTop: Bool) {
      items.removeAll(where: \.isFooter)
      for index in items.indices {
        guard var below = items[index].items else { continue }
        settle(&below, isTop: false)
        let hasFooter = items[index].field("footer") != nil && !items[index].page
        if hasFooter, !below.isEmpty, !isTop || !hasSections {
          below.append(TestItem(id: "", separator: true, isFooter: true))
        }
        items[index].items = below
      }
    }
    settle(&top, isTop: true)
  }

  private static func change(_ items: inout [TestItem], _ change: (inout TestItem) -> Void) {
    for index in items.indices {
      change(&items[index])
      if var below = items[index].items {
        Self.change(&below, change)
        items[index].items = below
      }
    }
  }
}

extension MenuEvent {
  /// An event of the program's: on conditions, on a slot, or on texts; or, so that there are rows, one
  /// that ends a filter or shows all nodes.
  static func ofProgram(_ dice: inout Dice, on oracle: Oracle) -> MenuEvent {
    if oracle.isMatch != nil, dice.chance(30) { return .filterOff }
    if dice.chance(4) { return .show(Array(oracle.nodes.indices)) }
    let slots = oracle.slots.keys.sorted()
    if dice.chance(6) {
      return .update((0..<dice.below(6)).map { _ in dice.below(oracle.nodes.count + 2) - 1 })
    }
    if let condition = oracle.menu.conditions.first(where: \.followsLanguage), dice.chance(40) {
      return .language(dice.below(condition.valueCount))
    }
    if slots.isEmpty || (!oracle.values.isEmpty && dice.chance(40)) {
      return .set(settings(&dice, oracle.menu.conditions))
    }
    let slot = dice.chance(4) ? dice.below(oracle.nodes.count + 2) - 1 : dice.pick(slots)
    return .slot(slot, .random(&dice, rows: oracle.slots[slot]?.identities.count ?? 3))
  }

  /// Values for some conditions, occasionally for one that the menu does not have.
  private static func settings(
    _ dice: inout Dice, _ conditions: [TestCondition]
  ) -> [MenuEvent.Setting] {
    (0..<dice.pick([1, 1, 1, 2, 3, 5])).map { _ in
      if dice.chance(4) || conditions.isEmpty {
        return Setting(
          condition: dice.pick([-1, 0, conditions.count, 2_147_483_647]),
          value: dice.pick([-1, 0, 1, 3, 2_147_483_647]))
      }
      let condition = dice.below(conditions.count)
      return Setting(condition: condition, value: dice.below(conditions[condition].valueCount))
    }
  }
}

extension MenuEvent.SlotEvent {
  /// An event on a slot with a number of slot rows.
  fileprivate static func random(_ dice: inout Dice, rows count: Int) -> Self {
    func indices() -> [Int] {
      (0..<dice.pick([1, 1, 2, 4, 9])).map { _ in
        dice.chance(5) ? dice.pick([-1, count + 20, 2_147_483_647]) : dice.below(count + 3)
      }
    }
    switch dice.below(12) {
    case 0, 1: return .count(dice.chance(5) ? -1 : dice.below(dice.chance(10) ? 40 : 6))
    case 2: return .count(0)
    case 3, 4, 5: return .insert(indices())
    case 6, 7: return .remove(indices())
    case 8, 9: return .updateRows(indices())
    default: return .busy(dice.chance(50))
    }
  }
}
