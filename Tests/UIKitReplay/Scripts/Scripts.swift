import UIKit

@main struct Scripts {
  static func main() async {
    await sections()
    await books()
    await estimate()
    await categories()
    await groceries()
    await tour()
    await prepared()
    await answered()
    await preferences()
    await mail()
    await quiet()
    await market()
    await apps()
    storm()
  }
}

/// Expanding sections: rows 1–4, an arrow that turns and whitens, a reused row that loses it.
@MainActor func sections() async {
  let replay = Replay.begin(ExpandoSectionsMenu.table)
  replay.show()
  replay.tap("first")
  await replay.wait(1)
  replay.drawGlyph("second")
  replay.drawGlyph("first")
  replay.drawGlyph("first", isHighlighted: true)
  replay.drawGlyph("first.1")
  UIView.isMirrored = true
  replay.drawGlyph("first.1")
  UIView.isMirrored = false
  replay.tapGlyph("second")
  replay.tap("first.3")
  replay.tap("first")
  replay.tap("normal-cell")
  await replay.wait(1)
  replay.show()
}

/// Folding cells: open = state, row without animation, then the fold; close = the fold, then the row.
@MainActor func books() async {
  let replay = Replay.begin(BooksMenu.table)
  replay.tap("frankenstein")
  replay.show()
  await replay.wait(0.3)
  replay.tap("frankenstein")
  replay.show()
  await replay.wait(0.3)
  replay.show()
  UIAccessibility.reducesMotion = true
  replay.tap("moby-dick")
  replay.tap("moby-dick")
  UIAccessibility.reducesMotion = false
  await replay.wait(1)
}

/// Headers with detail and footer, glyphs that hide, scrolling, and events from code.
@MainActor func estimate() async {
  let replay = Replay.begin(EstimateMenu.table)
  replay.show()
  replay.tap("prices")
  await replay.wait(1)
  replay.tap("discounts")
  let sale = replay.node("discounts.spring-sale")
  replay.event("show the sale") { $0.setHidden([sale], false) }
  replay.tap("discounts")
  replay.tap("discounts")
  let dimensions = replay.node("dimensions")
  replay.event("hide dimensions") { $0.setHidden([dimensions], true) }
  await replay.wait(1)
  replay.show()
  let roof = replay.node("prices.roof")
  replay.event("filter") { $0.filter([roof]) }
  replay.show()
  replay.event("filter nothing") { $0.filter([]) }
  replay.event("no filter") { $0.filter(nil) }
  replay.event("restore") { $0.restore("v1 -dimensions +street").change }
  replay.event("show dimensions") { $0.setHidden([dimensions], false) }
  let width = replay.node("dimensions.width")
  replay.event("reveal a row") { $0.reveal(width) }
  await replay.wait(1)
  replay.show()
}

/// One open at a time, in one batch, with images and directions.
@MainActor func categories() async {
  UIImage.names = ["carat", "carat-open"]
  let replay = Replay.begin(CategoryListMenu.table)
  replay.tap("birds")
  replay.tap("animals")
  replay.tap("trees")
  replay.tapGlyph("trees")
  await replay.wait(1)
  replay.show()
  UIImage.names = []
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

/// Every key of the language.
@MainActor func tour() async {
  UIImage.symbols = ["photo.stack", "square.and.arrow.down"]
  let replay = Replay.begin(DarkroomMenu.table)
  replay.show()
  replay.tap("library")
  replay.tapGlyph("library.places")
  replay.tapGlyph("library.places")
  replay.tap("library.places.lisbon")
  replay.tapGlyph("help")
  replay.tap("help")
  replay.tapGlyph("help.what-is-a-raw-photo")
  replay.tap("library.recently-deleted")
  replay.tapGlyph("adjust")
  replay.tapGlyph("library")
  replay.tapGlyph("library")
  replay.tap("library.import")
  await replay.wait(2)
  replay.show()
  let header = replay.header("presets")
  print("VoiceOver on presets: \(header?.accessibilityActivate() ?? false)")
  for action in header?.accessibilityCustomActions ?? [] {
    print("VoiceOver, \(action.name): \(action.actionHandler?(action) ?? false)")
  }
  replay.tell()
  replay.tap("library.import")
  replay.tapGlyph("library")
  replay.tapGlyph("library")
  print("chosen and shown again: \(replay.tableView.indexPathForSelectedRow?.row ?? -1)")
  await replay.wait(1)
  UIImage.symbols = []
}

/// A program that loads what a node opens: a spinner after the menu's delay, and no second opening.
@MainActor func prepared() async {
  let replay = Replay.begin(GroceriesMenu.table)
  replay.menu.prepare = { _ in
    await withCheckedContinuation { continuation in
      HeadlessClock.schedule(after: 2) { continuation.resume() }
    }
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
}

/// A delegate that answers one event with another, which must not fall into the same batch.
@MainActor func answered() async {
  let replay = Replay.begin(EstimateMenu.table)
  replay.onWillExpand = { [weak replay] node in
    if let replay, replay.id(node) == "prices" { replay.menu.collapse(replay.node("dimensions")) }
  }
  replay.tap("prices")
  await replay.wait(1)
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
        let rows = replay.tableView.indexPathsForVisibleRows ?? []
        if !rows.isEmpty { replay.tableView.touch(rows[below(rows.count)]) }
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
