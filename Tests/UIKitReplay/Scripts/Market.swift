import UIKit

/// A menu in three languages: the language changes, and nothing else does.
@MainActor func market() async {
  let replay = Replay.begin(MarketMenu.table(in: ["de-AT"]))
  let menu = replay.menu
  replay.tableView.frame.size.height = 100
  replay.tap("pears")
  replay.tap("plums")
  replay.event("the apples are current") { $0.setCurrent(MarketMenu.ID.apples, reveal: false) }
  await replay.wait(1)
  replay.show()
  replay.tableView.contentOffset.y = 30
  for tags in [["ar-EG", "de"], ["fr"], ["DE"]] {
    replay.change(to: MarketMenu.table(in: tags))
    replay.show()
  }
  print("a table of another menu")
  menu.setTable(GroceriesMenu.table)
  replay.report()
  print("in Arabic, where the app is, too")
  UIView.isMirrored = true
  replay.change(to: MarketMenu.table(in: ["ar"]))
  replay.change(to: MarketMenu.table)
  UIView.isMirrored = false
  replay.change(to: MarketMenu.table(in: ["de"]))
  replay.onWillExpand = { [weak replay] node in
    if replay?.id(node) == "last" { replay?.menu.setTable(MarketMenu.table(in: ["ar"])) }
  }
  replay.tap("last")
  replay.tap("last")
  await replay.wait(1)
  replay.show()
  print("in the app's language: \(Replay(MarketMenu.table).menu.table.chosenLanguage != nil)")
  _ = HeadlessLog.take()
}

extension Replay {
  func change(to table: MenuTable) {
    print("in \(table.language?.tag ?? "-")")
    menu.setTable(table)
    let glyph = item("fruit")?.glyphView
    print(
      "  \(menu.table.title), \(tableView.semanticContentAttribute), glyph",
      glyph?.effectiveUserInterfaceLayoutDirection ?? .leftToRight,
      "titles \(item("apples")?.titleLabel.textAlignment ?? .natural),",
      "read in \(item("apples")?.superview?.superview?.accessibilityLanguage ?? "-"),",
      "scrolled \(tableView.contentOffset.y), saved \(menu.state.savedState)")
    report()
  }
}
