import HeadlessTable
import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Tables that are made at run time, and other versions of them.
@Suite(.endingInTime) struct VersionTests {
  /// A table of items equals the table that generated code would have.
  @Test func aTableOfItemsIsTheTableOfADocument() throws {
    for seed in 0..<UInt64(Rounds.atLeast(150)) {
      var dice = Dice(seed: 700_000 + seed)
      let menu = Self.menu(&dice)
      let (table, built) = (menu.table, try menu.builtTable())
      #expect(built.count == table.count && built.topLevelCount == table.topLevelCount)
      for node in 0..<table.count {
        #expect(
          Self.columns(built, node) == Self.columns(table, node), "seed \(seed), node \(node)")
      }
      #expect(
        EngineAnswer.lines(MenuExpansion(built)) == EngineAnswer.lines(MenuExpansion(table)),
        "seed \(seed)")
    }
  }

  /// Another version answers as the oracle does, and a table view accepts the change.
  @Test(arguments: 0..<4) func otherVersions(part: Int) throws {
    let count = UInt64(Rounds.atLeast(60))
    for seed in UInt64(part) * count..<UInt64(part + 1) * count {
      var dice = Dice(seed: 800_000 + seed)
      var menu = Self.menu(&dice)
      menu.animation = MenuAnimation(insert: .fade, delete: .left)
      var oracle = Oracle(menu)
      var state = MenuExpansion(try menu.builtTable())
      for version in 0..<4 {
        for event in Course.random(&dice, on: menu, events: 8, hasChecks: true) {
          _ = oracle.apply(event)
          _ = event.apply(to: &state)
        }
        menu = menu.edited(&dice, version: version)
        let versions = OracleVersions(oracle, menu)
        let change = state.setTable(to: try menu.builtTable())
        let place = "seed \(seed), version \(version)"
        try #require(EngineAnswer.lines(.init(change: change)) == versions.lines(), "\(place)")
        try #require(
          EngineAnswer.lines(state) == OracleAnswer.lines(versions.new), "\(place)")
        let (old, new) = versions.listings()
        var table = HeadlessTable(from: old)
        try table.draw(change, from: new)
        try #require(table.sections == new.sections, "\(place)")
        oracle = versions.new
      }
    }
  }

  private static func menu(_ dice: inout Dice) -> TestMenu {
    var menu = TestMenu.random(&dice, size: 4 + dice.below(40), depth: 1 + dice.below(5))
    if dice.chance(50) {
      menu.addConditions(&dice, count: 1 + dice.below(4), share: 40)
      menu.addEnabled(&dice, share: 30)
    }
    if dice.chance(50) { menu.addSlots(&dice, share: 40) }
    let hasChecks = dice.chance(60)
    if hasChecks { menu.addChecks(&dice, details: 50) }
    if dice.chance(50) { menu.addInlines(&dice, share: dice.pick([20, 60])) }
    if hasChecks { menu.addFollowers(&dice, share: 50) }
    if dice.chance(50) { menu.addFooters(&dice, share: 50) }
    return menu
  }

  private static func columns(_ table: MenuTable, _ node: Int) -> [String] {
    let numbers = MenuStructureLine.Number.allCases.map { table.column($0, node) }
    // A menu under test may set the rules of a group for an item without one.
    let rules: [MenuStructureLine.Flag] = [.isSingle, .keepsOpen]
    let flags = MenuStructureLine.Flag.allCases.map { flag in
      table.flag(flag, node) && (!rules.contains(flag) || table.flag(.isCategory, node))
    }
    let keys: [StaticString] = ["body", "footer", "placeholder", "loading", "action", "url"]
    let texts = keys.map { table.value($0, of: MenuNode(node)) ?? "-" }
    return [
      "\(numbers) \(flags) \(table.depth(node))", table.idText(node),
      table.title(of: MenuNode(node)),
    ] + texts
  }

  /// Items by their ids, whatever order and parent they have.
  @Test func aReloadKeepsWhatIDsSay() throws {
    func table(_ titles: [String]) throws -> MenuTable {
      try MenuTable(
        items: titles.map { title in
          MenuItem(title.lowercased(), title, items: [MenuItem(title + "1", "One")])
        })
    }
    var state = MenuExpansion(try table(["A", "B", "C"]))
    state.expand(try #require(state.table.node(withID: "b")))
    let change = state.setTable(to: try table(["C", "A", "B", "D"]))
    #expect(change.removed == [3..<4] && change.inserted == [0..<1, 4..<5])
    #expect(change.updated.isEmpty && change.toggled.opened.isEmpty)
    #expect(state.rows == ["c", "a", "b", "B1", "d"])
    #expect(
      state.setTable(
        to: try MenuTable(items: [MenuItem("b", "B")], layout: .sectionRows)
      ).isEmpty)
    #expect(state.rows.count == 5)
  }

  /// An open page stays open while it is a page; else the top page opens.
  @Test func anOpenPageIsKept() throws {
    func table(_ flags: MenuItem.Flags, _ titles: [String]) throws -> MenuTable {
      try MenuTable(
        items: [
          MenuItem("a", "A"),
          MenuItem("p", "P", flags, items: titles.map { MenuItem($0.lowercased(), $0) }),
        ])
    }
    var state = MenuExpansion(try table(.page, ["X", "Y"]))
    state.openPage(state.table.node(withID: "p"))
    #expect(state.page != nil)
    #expect(state.rows == ["x", "y"])
    let change = state.setTable(to: try table(.page, ["X", "Z", "Y"]))
    #expect(change.removed.isEmpty && change.inserted == [1..<2])
    #expect(state.rows == ["x", "z", "y"])
    let turned = state.setTable(to: try table(.open, ["X"]))
    #expect(state.page == nil && state.rows == ["a", "p", "x"])
    #expect(turned.removed == [0..<3] && turned.inserted == [0..<3] && turned.updated.isEmpty)
  }

  /// What makes no table is an error that names the item.
  @Test func errorsNameTheItem() {
    func problem(
      _ items: [MenuItem], _ conditions: [MenuCondition] = []
    ) -> (MenuTableError.Problem?, String?) {
      do throws(MenuTableError) {
        _ = try MenuTable(items: items, conditions: conditions)
        return (nil, nil)
      } catch {
        return (error.problem, error.item)
      }
    }
    let deep = (0..<64).reduce(MenuItem("leaf", "Leaf")) { item, level in
      MenuItem("l\(level)", "Level", items: [item])
    }
    var conditional = MenuItem("a", "A")
    conditional.when = [["phone"]]
    let a = MenuItem("a", "A", items: [MenuItem("b", "B")])
    #expect(problem([MenuItem("", "No id")]) == (.missingID, "No id"))
    #expect(problem([MenuItem("a b", "A")]) == (.invalidID, "a b"))
    #expect(problem([a, MenuItem("b", "B")]) == (.repeatedID, "b"))
    #expect(
      problem([a, MenuItem("c", "C", fields: [.formerIDs: ["b"]])]) == (.takenFormerID, "c"))
    #expect(problem([deep]) == (.tooDeep, "leaf"))
    #expect(problem([MenuItem("s", "S", .slot, items: [a])]) == (.slotWithItems, "s"))
    #expect(problem([MenuItem("i", "I", [.inline, .page])]) == (.invalidInline, "i"))
    #expect(problem([MenuItem("i", "", .inline, fields: [.body: "B"])]) == (.invalidInline, "i"))
    #expect(problem([MenuItem("i", "I", .page, fields: [.body: "B"])]) == (.invalidPage, "i"))
    #expect(problem([MenuItem("i", "I", [.page, .slot])]) == (.invalidPage, "i"))
    #expect(problem([conditional]) == (.unknownCondition, "a"))
    #expect(
      problem([conditional], [MenuCondition("phone", choices: ["x"])]) == (.unknownCondition, "a"))
    #expect(problem([conditional], [MenuCondition("phone")]) == (nil, nil))
    #expect(
      problem([a], [MenuCondition("phone", choices: ["x", "x"])]) == (.invalidCondition, "phone"))
    for id in ["a", "c"] {
      #expect(
        problem([a], [MenuCondition("phone", follows: id)]) == (.invalidFollows, "phone"))
    }
    let many = (0...1024).map { MenuCondition("c\($0)") }
    #expect(problem([a], many.dropLast()) == (nil, nil))
    #expect(problem([a], many) == (.invalidCondition, "c999"))
    #expect(
      problem([
        MenuItem(
          "c", "C", .choosesOne,
          items: [MenuItem("x", "X", .checked), MenuItem("y", "Y", .checked)]
        )
      ]) == (.severalChecked, "y"))
  }
}
