import MenuRuntime

/// Random menus.
extension TestMenu {
  /// A menu of about so many items, of all kinds.
  ///
  /// - Parameters:
  ///   - size: Items, separators included; the top level may add a few.
  ///   - depth: The maximal number of levels below the top one.
  ///   - hiding: The percentage of items that start hidden; random by default.
  static func random(
    _ dice: inout Dice, size: Int, depth: Int, hiding: Int? = nil
  ) -> TestMenu {
    var menu = TestMenu(top: [])
    menu.layout = dice.pick([.rows, .sectionRows, .sectionHeaders])
    menu.single = dice.chance(40)
    menu.keepOpen = dice.chance(30)
    menu.scroll = MenuScroll(to: dice.pick([.none, .top, .reveal]), rows: 1 + dice.below(4))
    if dice.chance(50) {
      menu.animation = MenuAnimation(insert: .directional, delete: .directional)
    } else {
      let presets: [MenuAnimationPreset] = [
        .automatic, .none, .fade, .top, .bottom, .left, .right, .middle, .fold, .directional,
      ]
      menu.animation = MenuAnimation(insert: dice.pick(presets), delete: dice.pick(presets))
    }
    let hiding = hiding ?? dice.pick([0, 12, 12, 40])
    var grower = Grower(
      dice: dice, budget: size, breadth: dice.pick([3, 6, 6, 30]), hiding: hiding)
    while grower.budget > 0 {
      menu.top.append(grower.item(depth, lines: menu.layout == .rows))
    }
    dice = grower.dice
    return menu
  }
}

/// Makes items until a budget is spent.
private struct Grower {
  var dice: Dice
  var budget: Int
  let breadth: Int
  /// The percentage of items that start hidden.
  let hiding: Int
  var named = 0

  mutating func item(_ depth: Int, lines: Bool) -> TestItem {
    budget -= 1
    if lines, dice.chance(8) { return .line }
    named += 1
    // Ids sort unlike their document order: 7919 and 1,000,003 are prime.
    var item = TestItem(id: "n\(named * 7919 % 1_000_003)")
    item.hidden = dice.chance(hiding)
    item.enabled = dice.chance(90)
    if dice.chance(12) { item.body = "text" }
    if depth > 0, dice.chance(65) {
      item.items = []
      for _ in 0..<dice.below(breadth) where budget > 0 {
        item.items?.append(self.item(depth - 1, lines: true))
      }
    }
    if item.items != nil || item.body != nil {
      item.collapsed = dice.chance(50)
      item.collapsible = dice.chance(85)
      item.single = dice.chance(35)
      item.keepOpen = dice.chance(30)
    }
    return item
  }
}

extension MenuEvent {
  /// An event on a menu with a number of nodes, occasionally on a node that does not exist.
  ///
  /// - Parameters:
  ///   - saved: Texts to restore.
  ///   - rows: If given, some events check, tap or make current, most of them on one of these nodes.
  static func random(
    _ dice: inout Dice, nodes count: Int, saved: [String], rows: [Int]? = nil
  ) -> MenuEvent {
    if let rows, dice.chance(40) { return randomCheck(&dice, nodes: count, rows: rows) }
    func any() -> Int { node(&dice, nodes: count) }
    switch dice.below(30) {
    case 0..<8: return .toggle(any())
    case 8..<11: return .expand(any())
    case 11..<13: return .collapse(any())
    case 13: return .expandAll
    case 14: return .collapseAll
    case 15: return .expandUnder(any())
    case 16: return .collapseUnder(any())
    case 17: return .expandToDepth(dice.below(6) - 1)
    case 18, 19: return .reveal(any())
    case 20..<26: return hiding(&dice, nodes: count)
    case 26: return .filter((0..<dice.below(6)).map { _ in any() })
    case 27: return .filterOff
    default: return .restore(dice.pick(saved))
    }
  }

  /// An event that checks, taps or makes current, or, so that there are rows, shows all nodes.
  private static func randomCheck(
    _ dice: inout Dice, nodes count: Int, rows: [Int]
  ) -> MenuEvent {
    if dice.chance(5) { return .show(Array(0..<count)) }
    let any = rows.isEmpty || dice.chance(20) ? node(&dice, nodes: count) : dice.pick(rows)
    switch dice.below(10) {
    case 0, 1: return .check(any)
    case 2: return .uncheck(any)
    case 3, 4: return .toggleCheck(any)
    case 5..<8: return .tap(any, dice.chance(60) ? .row : .indicator)
    // To C, −1 is none.
    default:
      return .setCurrent(dice.chance(10) ? nil : any == -1 ? -7 : any, reveal: dice.chance(40))
    }
  }

  private static func node(_ dice: inout Dice, nodes count: Int) -> Int {
    dice.chance(2) ? dice.pick([-1, -7, count, 2_147_483_647]) : dice.below(count)
  }

  /// An event that hides or shows nodes.
  static func hiding(_ dice: inout Dice, nodes count: Int) -> MenuEvent {
    var chosen = (0..<1 + dice.below(dice.chance(30) ? 30 : 3)).map { _ in dice.below(count) }
    if dice.chance(4) { chosen += [-1, count] }
    return dice.chance(50) ? .hide(chosen) : .show(chosen)
  }
}
