import AppKit

private let left = "\u{F702}"
private let right = "\u{F703}"
private let down = "\u{F701}"

/// The keyboard, as in an outline view.
@MainActor func keys() async {
  let replay = Replay.begin(GroceriesMenu.table)
  replay.press("down", down)
  replay.press("right", right)
  replay.press("right, on an open item", right)
  replay.press("down", down)
  replay.press("right, on a leaf", right)
  replay.press("space", " ")
  replay.press("left, to the item above", left)
  replay.press("left", left)
  replay.press("left, at the top", left)
  replay.press("Return", "\r")
  replay.press("Command-right, which is not ours", right, [.command, .function, .numericPad])
  replay.press("a function key's arrow", right, [.function, .numericPad])
  print("type")
  replay.tableView.type("nu")
  print("  selected: \(replay.selected)")
  replay.tableView.type("zz")
  print("  selected: \(replay.selected)")
  print("from right to left")
  let market = Replay.begin(MarketMenu.table(in: ["ar"]))
  market.press("down", down)
  market.press("right", right)
  market.press("left", left)
  market.press("right", right)
  let darkroom = Replay.begin(DarkroomMenu.table)
  for node in darkroom.menu.table.nodes {
    guard let shortcut = darkroom.menu.table.shortcut(of: node) else { continue }
    guard let event = NSEvent.keys(shortcut.description) else { continue }
    print("press \(shortcut)")
    darkroom.press(event)
    print("  selected: \(darkroom.selected)")
  }
}

/// VoiceOver opens and closes rows, and presses them.
@MainActor func voiceOver() {
  let replay = Replay.begin(GroceriesMenu.table)
  let tableView = replay.tableView
  print("the table is \(tableView.spoken.role?.rawValue ?? "-")")
  let rowView = tableView.rowView(atRow: 0, makeIfNecessary: true)
  print("the row is \(rowView?.spoken.subrole?.rawValue ?? "-")")
  for isOpen in [true, true, false] {
    print("VoiceOver: \(isOpen ? "open" : "close")")
    rowView?.setAccessibilityDisclosed(isOpen)
    let below = rowView?.accessibilityDisclosedRows() as? [NSTableRowView]
    print("  below: \(below?.count ?? -1)")
    replay.report()
  }
  print("VoiceOver: press")
  print("  \(replay.cell(0)?.accessibilityPerformPress() ?? false)")
  replay.report()
  let leaf = tableView.rowView(atRow: 1, makeIfNecessary: true)
  leaf?.setAccessibilityDisclosed(true)
  replay.report()
}

/// A click on the glyph of a row that is moving out of sight.
@MainActor func glyphs() {
  let replay = Replay.begin(DarkroomMenu.table)
  let (library, places) = (replay.node("library"), replay.node("library.places"))
  replay.menu.expand(library)
  let glyph = replay.menu.state.row(of: places).flatMap { replay.cell($0)?.glyphButton }
  replay.menu.collapse(library)
  _ = HeadlessLog.take()
  print("click the glyph of a row that is gone")
  glyph?.performClick(nil)
  replay.report()
  print("  open: \(replay.menu.state.isExpanded(places))")
}

/// The selected row disappears and reappears.
@MainActor func selection() {
  let replay = Replay.begin(DarkroomMenu.table)
  func step(_ name: String, _ event: @escaping (inout MenuExpansion) -> MenuChange) {
    replay.event(name, event)
    print("  selected: \(replay.selected)")
  }
  let (library, adjust) = (replay.node("library"), replay.node("adjust"))
  step("open the library") { $0.expand(library) }
  replay.tap("library.import")
  print("  selected: \(replay.selected)")
  step("close the library") { $0.collapse(library) }
  step("open the library") { $0.expand(library) }
  step("close the library") { $0.collapse(library) }
  step("open another item") { $0.expand(adjust) }
  step("hide the library") { $0.setHidden([library], true) }
  step("show the library") { $0.setHidden([library], false) }

  guard let table = Versions.revealing() else { return print("EXCEPTION no table") }
  let kept = Replay.begin(table)
  let home = kept.node("home")
  kept.tap("home")
  for isHidden in [true, false] {
    kept.event(isHidden ? "hide the chosen item" : "show it") { $0.setHidden([home], isHidden) }
    print("  selected: \(kept.selected)")
  }
}

/// The window's state, as the system keeps it.
@MainActor func restoration() {
  let coder = NSKeyedArchiver(requiringSecureCoding: true)
  let replay = Replay.begin(GroceriesMenu.table)
  replay.menu.toggle(replay.node("nuts"))
  replay.menu.encodeRestorableState(with: coder)
  coder.finishEncoding()
  _ = HeadlessLog.take()
  let again = Replay.begin(GroceriesMenu.table)
  if let kept = try? NSKeyedUnarchiver(forReadingFrom: coder.encodedData) {
    again.menu.restoreState(with: kept)
  }
  again.report()
  print("open again: \(again.menu.state.savedState)")
  let activity = NSUserActivity(activityType: "menu")
  again.menu.save(to: activity)
  again.menu.perform { $0.collapseAll() }
  again.menu.restore(from: activity)
  print("and again: \(again.menu.state.savedState)")
  _ = HeadlessLog.take()
}
