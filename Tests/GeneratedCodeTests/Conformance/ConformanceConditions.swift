import TestSupport
import Testing

@testable import MenuOracle

/// Menus with conditions, slots and separators.
extension ConformanceCorpus {
  /// 6 menus of 10 to 60 items, most of them with a `when`; all combinations of values are set.
  /// Then one with 20 conditions and 2,000 items, one whose conditions use all bits of a word, and one
  /// with the 721 conditions of a large extension of an editor.
  static func conditions() throws -> [ConformanceMenu] {
    let sizes = [(10, 1), (10, 2), (20, 3), (20, 4), (30, 5), (60, 6)]
    let small = try sizes.enumerated().map { index, size in
      var dice = Dice(seed: UInt64(1_300 + index))
      var random = TestMenu.random(&dice, size: size.0, depth: 4, hiding: 5)
      random.widen(to: 5)
      random.addConditions(&dice, count: size.1, share: 60)
      if index % 2 == 1 { random.addChecks(&dice) }
      let name = "conditions-0\(index)"
      let document = random.document(named: "conditions 0\(index)")
      var menu = try menu(
        name, document, .json, seed: 1_400 + index, events: 150, hasChecks: index % 2 == 1)
      menu.events += combinations(of: random, &dice)
      return menu
    }
    var dice = Dice(seed: 1_350)
    var random = TestMenu.random(&dice, size: 2_000, depth: 6, hiding: 5)
    random.widen(to: 20)
    random.addConditions(&dice, count: 20, share: 40)
    let document = random.document(named: "conditions 20x2000")
    return small + [
      try menu("conditions-20x2000", document, .json, seed: 1_450, events: 60), try allBits(),
      try manyConditions(),
    ]
  }

  /// The choices of one condition use bits of both halves, those of another the last bits.
  private static func allBits() throws -> ConformanceMenu {
    var dice = Dice(seed: 1_360)
    var random = TestMenu.random(&dice, size: 100, depth: 3, hiding: 5)
    random.widen(to: 20)
    random.conditions = (0..<56).map { number in
      let choices = number == 30 || number == 55 ? ["a", "b", "c", "d", "e"] : []
      return TestCondition(name: "c\(number + 10)", choices: choices, initial: number % 2)
    }
    random.addWhens(&dice, share: 70)
    var menu = try menu(
      "conditions-64", random.document(named: "conditions 64"), .json, seed: 1_460, events: 120)
    menu.events += (0..<40).map { _ in setAll(random.conditions, &dice) }
    return menu
  }

  /// 721 conditions, whose bits are in 12 words. The choices of some are in two words; the first and the
  /// last follow a check item and a choice.
  private static func manyConditions() throws -> ConformanceMenu {
    var dice = Dice(seed: 1_370)
    var random = TestMenu.random(&dice, size: 200, depth: 3, hiding: 2)
    random.widen(to: 60)
    random.conditions = (0..<721).map { number in
      let choices = number % 25 == 0 || number == 720 ? ["a", "b", "c"] : []
      return TestCondition(name: "c\(number + 1_000)", choices: choices, initial: number % 2)
    }
    random.addChecks(&dice)
    random.addFollowers(&dice, share: 1)
    random.addWhens(&dice, share: 70)
    random.addEnabled(&dice, share: 40)
    var menu = try menu(
      "conditions-721", random.document(named: "conditions 721"), .json, seed: 1_470, events: 120,
      hasChecks: true)
    menu.events += (0..<10).map { _ in setAll(random.conditions, &dice) }
    menu.events += random.conditions.indices.filter { $0 % 9 == 4 }.map { number in
      .set([.init(condition: number, value: 1)])
    }
    return menu
  }

  private static func setAll(_ conditions: [TestCondition], _ dice: inout Dice) -> MenuEvent {
    .set(
      conditions.enumerated().map { number, condition in
        .init(condition: number, value: dice.below(condition.valueCount))
      })
  }

  /// Sets each combination of values once, all at the same time, and occasionally opens an item.
  private static func combinations(of menu: TestMenu, _ dice: inout Dice) -> [MenuEvent] {
    menu.settings().shuffled(using: &dice).flatMap { setting in
      let event = MenuEvent.set(setting.enumerated().map { .init(condition: $0, value: $1) })
      let nodes = menu.numbered().count
      return dice.chance(30) ? [event, .toggle(dice.below(nodes))] : [event]
    }
  }

  /// 6 menus of 5 to 60 items, in all layouts, most of whose items depend on conditions to be enabled.
  static func enabled() throws -> [ConformanceMenu] {
    try [5, 10, 20, 20, 30, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(1_900 + index))
      var random = TestMenu.random(&dice, size: size, depth: index < 2 ? 2 : 4, hiding: 5)
      random.widen(to: 3)
      random.layout = [.rows, .sectionRows, .sectionHeaders][index % 3]
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      random.addConditions(&dice, count: 1 + index, share: index % 2 == 0 ? 20 : 0)
      random.addEnabled(&dice, share: 70)
      if index > 2 { random.addSlots(&dice, share: 20) }
      if index % 2 == 1 { random.addChecks(&dice) }
      let document = random.document(named: "enabled 0\(index)")
      return try menu(
        "enabled-0\(index)", document, .json, seed: 2_200 + index, events: 200,
        hasChecks: index % 2 == 1)
    }
  }

  /// 6 menus of 10 to 100 items, in all layouts, most of whose conditions follow check items or choices.
  static func following() throws -> [ConformanceMenu] {
    try [10, 20, 20, 30, 60, 100].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(2_300 + index))
      var random = TestMenu.random(&dice, size: size, depth: index < 2 ? 2 : 4, hiding: 5)
      random.widen(to: 5)
      random.layout = [.rows, .sectionRows, .sectionHeaders][index % 3]
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      random.addConditions(&dice, count: 3 + index, share: 50)
      random.addEnabled(&dice, share: 30)
      if index > 3 { random.addSlots(&dice, share: 20) }
      random.addChecks(&dice)
      random.addFollowers(&dice, share: 80)
      let document = random.document(named: "following 0\(index)")
      return try menu(
        "following-0\(index)", document, .json, seed: 2_400 + index, events: 250, hasChecks: true)
    }
  }

  /// 8 menus of 10 to 100 items, in all layouts; some have conditions, check items or hidden items.
  /// Then one whose slots have the maximum number of rows, and one with more rows than items.
  static func slots() throws -> [ConformanceMenu] {
    let random = try [10, 10, 20, 20, 30, 30, 60, 100].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(1_500 + index))
      var random = TestMenu.random(
        &dice, size: size, depth: index < 4 ? 2 : 4, hiding: index % 4 == 3 ? 40 : 10)
      random.widen(to: 4)
      random.layout = [.rows, .sectionRows, .sectionHeaders][index % 3]
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      if index > 3 { random.addConditions(&dice, count: 3, share: 40) }
      random.addSlots(&dice, share: 50)
      random.top += [
        .slot("found", open: true), .slot("recent", open: true, placeholder: "–", loading: "…"),
      ]
      if index % 2 == 1 { random.addChecks(&dice) }
      let document = random.document(named: "slots 0\(index)")
      return try menu(
        "slots-0\(index)", document, .json, seed: 1_600 + index, events: 250,
        hasChecks: index % 2 == 1)
    }
    return random + [try fullSlots(), try manyPlaceholders()]
  }

  /// Slots whose rows show the number of the slot's rows.
  static func counts() throws -> [ConformanceMenu] {
    try [10, 20, 40].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(2_600 + index))
      var random = TestMenu.random(&dice, size: size, depth: 3, hiding: 10)
      random.widen(to: 4)
      random.layout = [.rows, .sectionRows, .sectionHeaders][index]
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      random.addConditions(&dice, count: 2, share: 20)
      random.top += [.slot("found", open: true, placeholder: "–"), .slot("recent", body: "All")]
      random.addSlots(&dice, share: 50)
      random.addCounts(&dice, share: 80)
      return try menu(
        "counts-0\(index)", random.document(named: "counts 0\(index)"), .json, seed: 2_700 + index,
        events: 250, hasChecks: false)
    }
  }

  /// Slots to which rows are added until they are full. No rows of the one with a million are ever
  /// shown.
  private static func fullSlots() throws -> ConformanceMenu {
    let menu = TestMenu(top: [
      .slot("many"), .slot("few", open: true, placeholder: "–", loading: "…"), .leaf("end"),
    ])
    let lines = [
      "count 0 2147483647", "count 1 5", "insert 1 0 1", "busy 1 true", "updateRows 1 0",
      "remove 0 3 1048569 1048570 4", "insert 1 0 1 2 3 4", "count 1 9", "insert 0 0",
      "busy 1 false", "count 0 -2147483648", "insert 1 5 4 3", "insert 1 9 -1 5 7", "count 1 -1",
      "expand 0", "count 0 1", "count 2 7", "updateRows 0 0 0 1 -1", "remove 0 0",
    ]
    return try ConformanceMenu(
      name: "slots-08", document: menu.document(named: "slots 08"), format: .json,
      events: lines.map { try #require(MenuEvent($0)) })
  }

  /// Nine items, so that their numbers have one digit, but the number of their rows has two.
  private static func manyPlaceholders() throws -> ConformanceMenu {
    let slots = (0..<8).map { TestItem.slot("slot-\($0)", open: true, placeholder: "–") }
    let menu = TestMenu(top: [.category("all", open: true, slots)])
    return try Self.menu(
      "slots-09", menu.document(named: "slots 09"), .json, seed: 1_650, events: 60)
  }

  /// 8 menus of 10 to 60 items, most of whose categories and slots are inline groups, with or without a
  /// heading and separators at their borders.
  static func inlines() throws -> [ConformanceMenu] {
    try [10, 10, 20, 20, 30, 30, 60, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(2_500 + index))
      var random = TestMenu.random(&dice, size: size, depth: index < 2 ? 2 : 4, hiding: 10)
      random.widen(to: 5)
      random.layout = index % 4 == 3 ? .sectionRows : .rows
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      if index > 1 { random.addConditions(&dice, count: 3, share: 40) }
      if index > 2 { random.addSlots(&dice, share: 50) }
      if index % 2 == 0 { random.addSeparators(&dice, share: 15) }
      if index % 2 == 1 { random.addChecks(&dice) }
      random.addInlines(&dice, share: 70)
      let document = random.document(named: "inlines 0\(index)")
      return try menu(
        "inlines-0\(index)", document, .json, seed: 2_600 + index, events: 250,
        hasChecks: index % 2 == 1)
    }
  }

  /// Menus with inline groups as other systems have them: the sections of GTK, the groups of Android, and
  /// the radio items of Electron, which are a choice because they follow each other.
  static func natives() throws -> [ConformanceMenu] {
    try ["native-sections", "native-groups", "native-radios"].enumerated().map { index, name in
      let text = try Repository.text(directory.appending(path: "\(name).json"))
      return try menu(name, text, .json, seed: 2_700 + index, events: 200, hasChecks: true)
    }
  }

  /// 3 menus in which most groups have a footer, with separators, and inline groups in the last.
  static func footers() throws -> [ConformanceMenu] {
    try [10, 30, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(2_800 + index))
      var random = TestMenu.random(&dice, size: size, depth: 3, hiding: 10)
      random.layout = index == 1 ? .sectionRows : .rows
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      random.widen(to: 6)
      random.addSeparators(&dice, share: 15)
      if index > 0 { random.addConditions(&dice, count: 3, share: 40) }
      if index > 1 { random.addInlines(&dice, share: 30) }
      random.addFooters(&dice, share: 70)
      let document = random.document(named: "footers 0\(index)")
      return try menu("footers-0\(index)", document, .json, seed: 2_900 + index, events: 250)
    }
  }

  /// 3 menus in which every third item is a separator.
  static func separators() throws -> [ConformanceMenu] {
    try [10, 30, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(1_700 + index))
      var random = TestMenu.random(&dice, size: size, depth: 3, hiding: 10)
      random.layout = .rows
      random.widen(to: 6)
      random.addSeparators(&dice, share: 35)
      if index > 0 { random.addConditions(&dice, count: 3, share: 40) }
      if index > 1 { random.addSlots(&dice, share: 40) }
      let document = random.document(named: "separators 0\(index)")
      return try menu(
        "separators-0\(index)", document, .json, seed: 1_800 + index, events: 250)
    }
  }
}
