#if canImport(AppKit)
  import AppKit
#else
  import UIKit
#endif

/// A menu in which one item is open at a time, changed in one batch, with images and directions.
@MainActor func categories() async {
  MenuTableImage.names = ["carat", "carat-open"]
  let replay = Replay.begin(CategoryListMenu.table)
  replay.tap("birds")
  replay.tap("animals")
  replay.tap("trees")
  replay.tapGlyph("trees")
  await replay.wait(1)
  replay.show()
  MenuTableImage.names = []
}

/// An accordion in one section.
@MainActor func groceries() async {
  let replay = Replay.begin(GroceriesMenu.table)
  let nuts = replay.node("nuts")
  replay.event("open nuts before anything is on screen") { $0.expand(nuts) }
  replay.tap("vegetables")
  replay.tap("sweets")
  replay.tap("fruits")
  replay.tap("fruits.apples")
  replay.tap("fruits")
  await replay.wait(1)
  replay.show()
}

/// A program that loads what a node opens: a spinner after the menu's delay, and no second opening.
@MainActor func prepared() async {
  let replay = Replay.begin(GroceriesMenu.table)
  replay.menu.prepare = { _ in
    await HeadlessClock.sleep(2)
  }
  replay.tap("nuts")
  replay.tap("nuts")
  await replay.wait(0.4)
  replay.show()
  await replay.wait(0.2)
  replay.show()
  await replay.wait(2)
  replay.show()
  replay.tap("nuts")
  await replay.wait(1)
  struct Offline: Error {}
  print("what can't be loaded")
  replay.menu.prepare = { _ in
    await HeadlessClock.sleep(2)
    throw Offline()
  }
  replay.tap("nuts")
  await replay.wait(1)
  await replay.wait(1)
  print("open: \(replay.menu.state.isExpanded(replay.node("nuts")))")
  print("what is no longer wanted")
  replay.menu.prepare = { _ in await HeadlessClock.sleep(2) }
  replay.tap("nuts")
  await replay.wait(1)
  replay.menu.cancelPreparing(replay.node("nuts"))
  replay.report()
  await replay.wait(2)
  print("open: \(replay.menu.state.isExpanded(replay.node("nuts")))")
}

/// A delegate that answers one event with another, which must not fall into the same batch.
@MainActor func answered() async {
  let replay = Replay.begin(EstimateMenu.table)
  replay.onWillExpand = { [weak replay] node in
    if let replay, replay.id(node) == "prices" { replay.menu.collapse(replay.node("dimensions")) }
  }
  replay.tap("prices")
  await replay.wait(1)
  print("redraws all rows, and ends a wait")
  let other = Replay.begin(GroceriesMenu.table)
  other.menu.prepare = { _ in await HeadlessClock.sleep(60) }
  other.tap("sweets")
  await other.wait(1)
  other.onWillExpand = { [weak other] _ in
    guard let other else { return }
    other.menu.imageBundle = nil
    other.menu.cancelPreparing(other.node("sweets"))
  }
  other.menu.expand(other.node("fruits"))
  other.report()
  await other.wait(1)
  other.show()
}

/// Another version of the menu while rows are moving: items have the numbers of this version.
@MainActor func moved() async {
  guard let first = Versions.table(1), let second = Versions.table(2) else {
    return print("EXCEPTION no tables")
  }
  let replay = Replay.begin(first)
  let file = replay.node("file")
  replay.event("close File") { $0.collapse(file) }
  replay.event("the second version") { $0.setTable(to: second) }
  await replay.wait(1)
}

/// The rows of an inline slot are on the level of the slot.
@MainActor func inlineSlots() {
  let slots = ["tags", "files"].map { id in
    MenuItem(id, id, id == "tags" ? [.category, .inline, .slot] : [.category, .open, .slot])
  }
  guard let table = try? MenuTable(items: slots, name: "Slots", title: "Slots") else {
    return print("EXCEPTION no table")
  }
  let replay = Replay.begin(table)
  for slot in table.nodes {
    replay.program.setCount(1, in: slot)
    replay.menu.setCount(1, in: slot)
  }
  replay.report()
  replay.show()
}

/// Random touches and events on every sample: nothing refused, nothing stale.
@MainActor func storm() {
  let tables = [
    ExpandoSectionsMenu.table, BooksMenu.table, EstimateMenu.table, CategoryListMenu.table,
    GroceriesMenu.table, DarkroomMenu.table,
  ]
  var seed: UInt64 = 7
  func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(limit, 1)
  }
  for table in tables {
    let replay = Replay.begin(table, hears: false)
    let menu = replay.menu
    for round in 0..<300 {
      let node = MenuNode(below(table.count))
      let other = MenuNode(below(table.count))
      switch below(10) {
      case 0: menu.perform { $0.setHidden([node, other], round.isMultiple(of: 2)) }
      case 1: menu.perform { $0.filter(round.isMultiple(of: 3) ? [node] : nil) }
      case 2: menu.perform { $0.expandAll() }
      case 3: menu.perform { $0.collapseAll() }
      case 4: menu.perform { $0.reveal(node) }
      case 5: menu.perform { $0.restore("v1").change }
      case 6: menu.tap(node, at: .indicator)
      case 7:
        replay.touch(row: below(replay.menu.state.rowCount))
      default: menu.toggle(node)
      }
      if below(4) == 0 { HeadlessClock.advance(by: 0.2) }
      replay.check()
      for line in HeadlessLog.take() where line.first?.isUppercase == true {
        print("  round \(round): \(line)")
      }
    }
  }
}
