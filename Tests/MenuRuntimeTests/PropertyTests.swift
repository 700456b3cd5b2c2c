import Testing

@testable import MenuRuntime

/// Numbers that a seed determines (SplitMix64).
struct Dice: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}

/// Random menus and random events, compared with the oracle after every event.
@Suite struct PropertyTests {
  /// 400 seeds of 50 events. Set `only` to a seed that a failure has named to run it alone.
  @Test(arguments: 0..<8) func engineAgreesWithOracle(part: Int) {
    let only: UInt64? = nil
    for seed in UInt64(part * 50)..<UInt64(part * 50 + 50) where only == nil || only == seed {
      var run = Run(seed: seed)
      if let failure = run.play(events: 50) {
        Issue.record("seed \(seed): \(failure)\n\(run.log.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// One random menu with one random course of events.
struct Run {
  var dice: Dice
  let menu: TestMenu
  var oracle: Oracle
  var state: MenuExpansion
  var saved: [String] = ["v1", "v1 +none -n1 +n2 x"]
  var log: [String] = []

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    var budget = dice.chance(4) ? 300 : 4 + dice.below(50)
    let depth = 1 + dice.below(8)
    var menu = TestMenu(top: [])
    menu.layout = dice.pick([.rows, .sectionRows, .sectionHeaders])
    menu.single = dice.chance(40)
    menu.keepOpen = dice.chance(30)
    menu.scroll = MenuScroll(to: dice.pick([.none, .top, .reveal]), rows: dice.below(4))
    if dice.chance(50) {
      menu.animation = MenuAnimation(insert: .directional, delete: .directional)
    }
    let lines = menu.layout == .rows
    while budget > 0 {
      menu.top.append(Run.item(&dice, &budget, depth, lines: lines))
    }
    var next = 0
    menu.top = Run.name(menu.top, &next, seed)
    self.dice = dice
    self.menu = menu
    oracle = Oracle(menu)
    state = menu.state
  }

  static func item(_ dice: inout Dice, _ budget: inout Int, _ depth: Int, lines: Bool) -> TestItem {
    budget -= 1
    if lines, dice.chance(8) { return .line }
    var item = TestItem(id: "")
    item.hidden = dice.chance(12)
    item.enabled = dice.chance(90)
    item.collapsed = dice.chance(50)
    item.collapsible = dice.chance(85)
    item.single = dice.chance(35)
    item.keepOpen = dice.chance(30)
    if dice.chance(12) { item.body = "text" }
    if depth > 0, dice.chance(65) {
      item.items = []
      for _ in 0..<dice.below(6) where budget > 0 {
        item.items?.append(Run.item(&dice, &budget, depth - 1, lines: true))
      }
    }
    return item
  }

  /// Gives ids that sort unlike their document order.
  static func name(_ items: [TestItem], _ next: inout Int, _ seed: UInt64) -> [TestItem] {
    items.map { item in
      var item = item
      next += 1
      if !item.separator { item.id = "n\((next * 7919 + Int(seed)) % 10007)" }
      item.items = item.items.map { Run.name($0, &next, seed) }
      return item
    }
  }

  /// Plays events until one goes wrong, and says what did.
  mutating func play(events: Int) -> String? {
    if let failure = checkState() { return "at first: " + failure }
    for _ in 0..<events {
      let old = oracle
      let oldRows = oracle.rows()
      let (change, scrollsTo) = event()
      if let failure = checkState() { return failure }
      if let failure = check(change, old, oldRows) { return failure }
      if let failure = check(change.scroll, scrollsTo, old) { return failure }
    }
    return nil
  }

  /// One event on both; also the node that the event may scroll to, and whether it is revealed.
  mutating func event() -> (MenuChange, (node: Int, isRevealed: Bool)?) {
    let number = dice.chance(2) ? dice.pick([-1, -7, oracle.nodes.count, Int.max]) : random()
    let node = MenuNode(number)
    let kind = dice.below(26)
    log.append("event \(kind) on \(number)")
    switch kind {
    case 0..<8:
      let wasOpen = oracle.open.contains(number)
      if wasOpen { oracle.collapse(number) } else { oracle.expand(number) }
      return (state.toggle(node), (number, false))
    case 8..<11:
      oracle.expand(number)
      return (state.expand(node), (number, false))
    case 11..<13:
      oracle.collapse(number)
      return (state.collapse(node), nil)
    case 13:
      oracle.expand(toDepth: 1000)
      return (state.expandAll(), nil)
    case 14:
      oracle.expand(toDepth: 0)
      return (state.collapseAll(), nil)
    case 15:
      oracle.expandUnder(number)
      return (state.expand(under: node), nil)
    case 16:
      oracle.collapseUnder(number)
      return (state.collapse(under: node), nil)
    case 17:
      let depth = dice.below(6) - 1
      log.append("to depth \(depth)")
      oracle.expand(toDepth: depth)
      return (state.expand(toDepth: depth), nil)
    case 18, 19:
      oracle.reveal(number)
      return (state.reveal(node), (number, true))
    case 20..<23:
      let isHidden = dice.chance(50)
      var chosen = [number]
      for _ in 0..<dice.below(dice.chance(30) ? 30 : 3) { chosen.append(random()) }
      log.append("hide \(chosen) \(isHidden)")
      oracle.setHidden(chosen, isHidden)
      return (state.setHidden(chosen.map { MenuNode($0) }, isHidden), nil)
    case 23, 24:
      var chosen: [Int]?
      if dice.chance(45) { chosen = (0..<dice.below(6)).map { _ in random() } }
      log.append("filter \(String(describing: chosen))")
      oracle.filter(chosen)
      return (state.filter(chosen.map { $0.map { MenuNode($0) } }), nil)
    default:
      let text = dice.pick(saved)
      log.append("restore \(text)")
      let unknown = oracle.restore(text)
      let result = state.restore(text)
      if result.unknown != unknown { log.append("UNKNOWN \(result.unknown) not \(unknown)") }
      return (result.change, nil)
    }
  }

  mutating func random() -> Int { dice.below(oracle.nodes.count) }

  /// What is wrong with the state, or nil.
  mutating func checkState() -> String? {
    let rows = oracle.rows()
    let got = (0..<state.rowCount).map { state.node(atRow: $0)?.number ?? -1 }
    if got != rows { return "rows \(got), not \(rows)" }
    var rowOf: [Int: Int] = [:]
    for (row, node) in rows.enumerated() { rowOf[node] = row }
    for number in oracle.nodes.indices {
      let node = MenuNode(number)
      if state.row(of: node) != rowOf[number] { return "row of \(number)" }
      if state.isVisible(node) != (rowOf[number] != nil) { return "visible \(number)" }
      if state.isExpanded(node) != oracle.open.contains(number) { return "open \(number)" }
      if state.isHidden(node) != oracle.hidden.contains(number) { return "hidden \(number)" }
      if state.isEmpty(node) != oracle.isEmpty(number) { return "empty \(number)" }
    }
    var rebuilt = state
    rebuilt.own()
    rebuilt.rebuild()
    if words(rebuilt) != words(state) { return "stale words" }
    let sections = oracle.sections(rows)
    if state.sectionCount != sections.count { return "section count \(state.sectionCount)" }
    for (section, expected) in sections.enumerated() {
      if state.node(ofSection: section)?.number != expected.top { return "section \(section)" }
      if state.rowCount(inSection: section) != expected.rows.count { return "rows in \(section)" }
      if let top = expected.top {
        if state.section(of: MenuNode(top)) != section { return "section of \(top)" }
        let isHeader = state.indexPath(of: MenuNode(top)) == nil
        if isHeader != (menu.layout == .sectionHeaders) { return "header \(top)" }
      }
      for (row, node) in expected.rows.enumerated() {
        let path = MenuIndexPath(section: section, row: row)
        if state.node(at: path)?.number != node { return "node at \(path)" }
        if state.indexPath(of: MenuNode(node)) != path { return "path of \(node)" }
      }
    }
    let text = state.savedState
    if text != oracle.savedState() { return "saved \(text), not \(oracle.savedState())" }
    var other = state
    if dice.chance(50) { other.expandAll() } else { other.collapseAll() }
    other.restore(text)
    if words(other) != words(state) { return "restored otherwise from \(text)" }
    if dice.chance(20) { saved.append(text) }
    if let last = log.last, last.hasPrefix("UNKNOWN") { return last }
    return nil
  }

  /// What is wrong with a change, or nil.
  func check(_ change: MenuChange, _ old: Oracle, _ oldRows: [Int]) -> String? {
    let rows = oracle.rows()
    let gone = Set(oldRows).subtracting(rows)
    let come = Set(rows).subtracting(oldRows)
    if Array(change.removed) != ranges(oldRows, gone) { return "removed \(change)" }
    if Array(change.inserted) != ranges(rows, come) { return "inserted \(change)" }
    var law = oldRows
    for range in change.removed.reversed() { law.removeSubrange(range) }
    for range in change.inserted { law.insert(contentsOf: rows[range], at: range.lowerBound) }
    if law != rows { return "law \(change)" }

    let closed = oracle.documentOrder.filter { old.open.contains($0) && !oracle.open.contains($0) }
    let opened = oracle.documentOrder.filter { !old.open.contains($0) && oracle.open.contains($0) }
    if change.toggled.closed.map(\.number) != closed { return "closed \(change)" }
    if change.toggled.opened.map(\.number) != opened { return "opened \(change)" }
    let looks = Set(
      oracle.nodes.indices.filter {
        old.open.contains($0) != oracle.open.contains($0) || old.isEmpty($0) != oracle.isEmpty($0)
      })
    let updated = rows.indices.filter { looks.contains(rows[$0]) }
    if Array(change.updated) != updated { return "updated \(change), not \(updated)" }
    if menu.animation.insert == .directional {
      let expected = direction(closed, opened)
      let got = change.animation
      let agrees = got.insert == expected.insert && got.delete == expected.delete
      if !agrees { return "animation \(got)" }
    }
    return checkSections(change, old, oldRows, rows, looks)
  }

  func checkSections(
    _ change: MenuChange, _ old: Oracle, _ oldRows: [Int], _ rows: [Int], _ looks: Set<Int>
  ) -> String? {
    let before = old.sections(oldRows)
    let after = oracle.sections(rows)
    let tops = Set(after.map(\.top))
    let oldTops = Set(before.map(\.top))
    let removedSections = before.indices.filter { !tops.contains(before[$0].top) }
    let insertedSections = after.indices.filter { !oldTops.contains(after[$0].top) }
    if Array(change.removedSections) != removedSections { return "removed sections \(change)" }
    if Array(change.insertedSections) != insertedSections { return "inserted sections \(change)" }
    var removed: [MenuSectionRows] = []
    for (section, content) in before.enumerated() where tops.contains(content.top) {
      for range in ranges(content.rows, Set(content.rows).subtracting(rows)) {
        removed.append(MenuSectionRows(section: section, rows: range))
      }
    }
    if change.removedInSections.map(plain) != removed.map(plain) { return "removed in \(change)" }
    var inserted: [MenuSectionRows] = []
    var paths: [MenuIndexPath] = []
    var headers: [Int] = []
    for (section, content) in after.enumerated() {
      if oldTops.contains(content.top) {
        for range in ranges(content.rows, Set(content.rows).subtracting(oldRows)) {
          inserted.append(MenuSectionRows(section: section, rows: range))
        }
      }
      for (row, node) in content.rows.enumerated() where looks.contains(node) {
        paths.append(MenuIndexPath(section: section, row: row))
      }
      if menu.layout == .sectionHeaders, let top = content.top, looks.contains(top) {
        headers.append(section)
      }
    }
    if change.insertedInSections.map(plain) != inserted.map(plain) {
      return "inserted in \(change)"
    }
    if Array(change.updatedInSections) != paths { return "updated in sections \(change)" }
    if Array(change.updatedHeaders) != headers { return "updated headers \(change)" }
    return nil
  }

  /// What is wrong with the scroll target, or nil.
  func check(
    _ target: MenuScrollTarget?, _ event: (node: Int, isRevealed: Bool)?, _ old: Oracle
  ) -> String? {
    let rows = oracle.rows()
    var expected: (row: Int, position: MenuScroll.Position)?
    if let event, let row = rows.firstIndex(of: event.node) {
      let policy = menu.scroll
      if event.isRevealed {
        if !oracle.nodes[event.node].item.separator { expected = (row, .reveal) }
      } else if oracle.open.contains(event.node), !old.open.contains(event.node) {
        let inserted = rows.count(where: { oracle.isBelow($0, event.node) })
        let more = oracle.matches == nil ? min(policy.rows, inserted) : 0
        if policy.to == .top { expected = (row, .top) }
        if policy.to == .reveal { expected = (row + more, .reveal) }
      }
    }
    if target?.row != expected?.row || target?.position != expected?.position {
      return "scroll \(String(describing: target)), not \(String(describing: expected))"
    }
    guard let target else { return nil }
    let node = MenuNode(rows[target.row])
    if state.section(of: node) != target.section { return "scroll section \(target)" }
    if state.indexPath(of: node)?.row != target.rowInSection { return "scroll row \(target)" }
    return nil
  }

  func plain(_ rows: MenuSectionRows) -> [Int] {
    [rows.section, rows.rows.lowerBound, rows.rows.upperBound]
  }

  /// All that an expansion holds.
  func words(_ state: MenuExpansion) -> [UInt64] {
    (-1..<state.table.count).map { state.words.words[$0] }
      + (0..<state.words.absentCount).map { UInt64(state.absent($0)) }
  }

  /// The maximal ranges of positions whose node is chosen.
  func ranges(_ rows: [Int], _ chosen: Set<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (row, node) in rows.enumerated() where chosen.contains(node) {
      if let last = result.last, last.upperBound == row {
        result[result.count - 1] = last.lowerBound..<row + 1
      } else {
        result.append(row..<row + 1)
      }
    }
    return result
  }

  func direction(_ closed: [Int], _ opened: [Int]) -> MenuAnimation {
    let sibling = opened.first.flatMap { first in
      closed.first { oracle.nodes[$0].parent == oracle.nodes[first].parent }
    }
    guard let sibling, let first = opened.first else {
      return MenuAnimation(insert: .top, delete: .top)
    }
    return first < sibling
      ? MenuAnimation(insert: .top, delete: .bottom)
      : MenuAnimation(insert: .bottom, delete: .top)
  }
}
