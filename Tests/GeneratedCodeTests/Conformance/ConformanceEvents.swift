import Testing

@testable import MenuOracle

/// Events with their own animations, and events with odd arguments.
extension ConformanceCorpus {
  /// 3 menus with check items, conditions and slots; two of five events have their own animation.
  static func animations() throws -> [ConformanceMenu] {
    try [10, 20, 40].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(1_900 + index))
      var random = TestMenu.random(&dice, size: size, depth: 3)
      random.widen(to: 4)
      random.addConditions(&dice, count: 2, share: 20)
      random.addSlots(&dice, share: 30)
      random.addChecks(&dice)
      let document = random.document(named: "animations 0\(index)")
      var menu = try menu(
        "animations-0\(index)", document, .json, seed: 2_000 + index, events: 250, hasChecks: true)
      Course.animate(&menu.events, &dice)
      return menu
    }
  }

  /// A category without items and a check item, with saved states that no engine writes, values
  /// that no condition has, and a saved state that is kept for later.
  static func restoring() throws -> ConformanceMenu {
    let choices = (0..<3).map { TestItem(id: "c\($0)", checked: $0 == 2) }
    let held = ["x", "y", "z"].map { TestItem.category($0, hidden: $0 == "y", [.leaf($0 + "1")]) }
    var menu = TestMenu(top: [
      .category("none", []), .category("shut", open: true, []),
      .category("one", open: true, choices), .category("held", open: true, held),
      .leaf("é"),
    ])
    menu.top[2].choice = .one
    menu.top[3].single = true
    menu.top[3].keepOpen = true
    menu.top[4].when = [[TestTerm(condition: 0, value: 2)]]
    menu.conditions = [TestCondition(name: "device", choices: ["tv", "desk", "phone"])]
    let lines = [
      "expand 0", "collapse 1", "toggle 0", "toggle 0", "tap 0 row", "expandAll", "collapseAll",
      "restore v1 +none -shut", "restore v1 +none -none  +none", "restore v1  -shut",
      "restore v1 *c1 *c0", "restore v1 *c0 *c1 /c0",
      "restore v1 +gone -gone *gone /gone gone ++ +",
      "restore v1\u{301} +none", "restore v1 \u{301}+none +none\u{301} +none", "restore  v1 +none",
      "restore v1\t+none", "restore v1 +none\t-shut", "restore v1\u{A0}+none", "restore v1\u{2003}",
      "restore V1 +none", "restore v1 +none\r -shut", "restore", "restore ",
      "restore v1 +e\u{301} +é", "restore v1", "set 0:2 0:3 0:-1 7:1", "set 0:1 0:2 0:9 0:9",
      "set 0:0 0:2", "set 0:9", "current 2", "current none reveal", "current none reveal",
      "current 6 reveal", "current 99", "current none", "restore v1 +y -x", "restore v2 +z",
      "check 5",
      "show 9", "hide 9", "restore v1 +y -x", "expand 10", "restore v2", "show 9",
      "with fade bottom tap 5 row", "with left fold tap 6 indicator",
      "with directional directional check 7", "with none none uncheck 7",
      "with middle right toggleCheck 7", "with fade fade update 0 3 0 2", "update 3 2 3 2 -1",
      "with top left current 2", "with fade fade restore v1 *c0 +gone +gone",
    ]
    return try ConformanceMenu(
      name: "restore-00", document: menu.document(named: "restore 00"), format: .json,
      events: lines.map { try #require(MenuEvent($0), "\($0)") })
  }
}
