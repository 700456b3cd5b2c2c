@testable import MenuOracle

extension ConformanceCorpus {
  /// 6 menus of 10 to 60 items, in all layouts, with pages in pages; some have conditions, slots or check
  /// items.
  static func pages() throws -> [ConformanceMenu] {
    try [10, 15, 20, 30, 40, 60].enumerated().map { index, size in
      var dice = Dice(seed: UInt64(2_400 + index))
      var random = TestMenu.random(&dice, size: size, depth: 4, hiding: index % 2 == 0 ? 5 : 20)
      random.layout = [.rows, .sectionRows, .sectionHeaders][index % 3]
      if random.layout != .rows { random.top.removeAll(where: \.separator) }
      random.top.append(.page("last", [.leaf("one"), .page("inner", [.leaf("two")])]))
      if index > 2 { random.addConditions(&dice, count: 3, share: 40) }
      if index > 1 { random.addSlots(&dice, share: 30) }
      if index % 2 == 1 { random.addChecks(&dice) }
      random.addPages(&dice, share: 60)
      let document = random.document(named: "pages 0\(index)")
      return try menu(
        "pages-0\(index)", document, .json, seed: 2_500 + index, events: 200,
        hasChecks: index % 2 == 1)
    }
  }
}
