/// Random courses of events.
extension Course {
  /// A random menu with random events; some of the intermediate states are restored later.
  static func random(_ dice: inout Dice, size: Int, depth: Int, events: Int) -> Course {
    var menu = TestMenu.random(&dice, size: size, depth: depth)
    let hasChecks = dice.chance(60)
    if dice.chance(40) {
      menu.addConditions(&dice, count: 1 + dice.below(6), share: dice.pick([20, 50, 90]))
      menu.addEnabled(&dice, share: dice.pick([0, 20, 80]))
    }
    if dice.chance(40) { menu.addSlots(&dice, share: dice.pick([20, 60])) }
    if hasChecks {
      menu.addChecks(&dice, summaries: dice.pick([0, 20, 70]), details: dice.pick([0, 70]))
    }
    // The menus of the conformance corpus keep the hit areas that they had.
    if menu.hitArea == .indicator, menu.choice == nil { menu.hitArea = .auto }
    if dice.chance(30) { menu.addPages(&dice, share: dice.pick([20, 60])) }
    if hasChecks, dice.chance(60) { menu.addFollowers(&dice, share: dice.pick([30, 100])) }
    if dice.chance(40) { menu.addInlines(&dice, share: dice.pick([20, 50, 90])) }
    if dice.chance(30) { menu.addFooters(&dice, share: dice.pick([20, 80])) }
    var events = random(&dice, on: menu, events: events, hasChecks: hasChecks)
    if dice.chance(30) { animate(&events, &dice) }
    return Course(menu: menu, events: events)
  }

  /// Gives some events an animation of their own.
  static func animate(_ events: inout [MenuEvent], _ dice: inout Dice) {
    for index in events.indices where dice.chance(40) {
      events[index] = .animated(
        events[index], dice.pick(MenuEvent.presets), dice.pick(MenuEvent.presets))
    }
  }

  /// Random events on a menu. Some states are restored before rows are hidden or shown.
  static func random(
    _ dice: inout Dice, on menu: TestMenu, events: Int, hasChecks: Bool = false
  ) -> [MenuEvent] {
    var oracle = Oracle(menu)
    var saved = ["v1", "v1 +none -n7919 +n15838  x + -", "v2 +n7919", ""]
    if hasChecks {
      saved += [
        "v1 *none /n7919 *n15838 * / *n23757 /n15838", "v1 *old-n7919 +old-n15838 /older-n23757",
      ]
    }
    var comings = 0
    let hasPages = oracle.nodes.contains { $0.item.page }
    let hasProgram = !oracle.values.isEmpty || !oracle.slots.isEmpty
    return (0..<events).map { _ in
      comings -= 1
      let event: MenuEvent
      if hasPages, dice.chance(20) {
        event = .ofPages(&dice, on: oracle)
      } else if hasProgram, dice.chance(45) {
        event = .ofProgram(&dice, on: oracle)
      } else if comings < 0 {
        let rows = hasChecks ? oracle.rows(allSeparators: true).map(\.node) : nil
        event = .random(&dice, nodes: oracle.nodes.count, saved: saved, rows: rows)
      } else {
        event = .hiding(&dice, nodes: oracle.nodes.count)
      }
      if case .restore = event { comings = dice.below(6) }
      _ = oracle.apply(event)
      if dice.chance(10) { saved.append(oracle.savedState()) }
      return event
    }
  }
}
