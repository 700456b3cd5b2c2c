import UIKit

/// Situations of a table view in real apps: large text, another direction, no window, a finger that
/// drags, a keyboard, and being kept by the system.
@MainActor func apps() async {
  await largeText()
  await mirrored()
  await offScreen()
  revealedBeforeTheWindow()
  lessMotion()
  reviewed()
  await askedForRows()
  await askedForHeaders()
  await dragged()
  await rotated()
  await popped()
  chosenByProgram()
  keyboard()
  await kept()
}

/// Heights are minima, which grow with the text.
@MainActor private func largeText() async {
  let replay = Replay.begin(DarkroomMenu.table)
  UIFontMetrics.scale = 2.5
  replay.tableView.reloadData()
  replay.show()
  UIFontMetrics.scale = 1
  var areMeasured = true
  for view in replay.menu.shownNodes.compactMap({ replay.menu.itemView(of: $0) }) {
    let count = view.glyphView.invalidSizes
    view.traitCollectionDidChange(nil)
    areMeasured = areMeasured && view.glyphView.invalidSizes > count
  }
  print("glyphs are measured again: \(areMeasured)")
  let paths = replay.tableView.indexPathsForVisibleRows ?? []
  print("small again: \(paths.map { replay.tableView.height(ofRowAt: $0) })")
  let estimates = paths.map {
    replay.menu.tableView(replay.tableView, estimatedHeightForRowAt: $0)
  }
  print("estimated: \(estimates)")
}

/// Rows come from the other side, and what points onwards points to the left.
@MainActor private func mirrored() async {
  UIView.isMirrored = true
  let replay = Replay.begin(CategoryListMenu.table)
  replay.tap("animals")
  let animals = replay.node("animals")
  let sideways = MenuAnimation(insert: .left, delete: .right, duration: 0.2)
  replay.event("close to the right") { $0.collapse(animals, animation: sideways) }
  replay.event("open from the left") { $0.expand(animals, animation: sideways) }
  await replay.wait(1)
  for text in ["▸", "▶", "+"] {
    var look = MenuItemLook()
    look.glyph = MenuGlyph(text: text)
    let item = MenuItemView()
    item.show(look)
    let texts = item.glyphView.subviews.compactMap { ($0 as? UILabel)?.text }
    print("\(text) is \(texts.joined())")
  }
  UIView.isMirrored = false
}

/// Before it is in a window, a table view takes no moves: its rows are loaded again.
@MainActor private func offScreen() async {
  UIView.isOnScreen = false
  let replay = Replay.begin(EstimateMenu.table)
  replay.tap("prices")
  replay.event("all") { $0.expandAll() }
  replay.event("none") { $0.collapseAll() }
  UIView.isOnScreen = true
  replay.tap("prices")
  await replay.wait(1)
}

/// An event that is performed while a row is drawn follows when it is.
@MainActor private func askedForRows() async {
  let replay = Replay.begin(EstimateMenu.table)
  let street = replay.node("street")
  replay.onWillShow = { [weak replay] node in
    guard let replay, replay.menu.state.isExpanded(street) == false else { return }
    replay.menu.expand(street)
  }
  replay.tableView.reloadData()
  replay.tap("prices")
  await replay.wait(1)
  replay.onWillShow = nil
}

/// An event that is performed while a header is drawn follows when it is.
@MainActor private func askedForHeaders() async {
  let replay = Replay.begin(EstimateMenu.table)
  let (prices, street) = (replay.node("prices"), replay.node("street"))
  replay.report()
  replay.onWillShowHeader = { [weak replay] in
    replay?.onWillShowHeader = nil
    HeadlessLog.note("the program opens an item")
    replay?.menu.expand(street)
    HeadlessLog.note("the program returns")
  }
  replay.event("another text") { $0.update([prices]) }
  await replay.wait(1)
}

/// Rows that open while a finger drags are not scrolled to.
@MainActor private func dragged() async {
  let replay = Replay.begin(CategoryListMenu.table)
  replay.tap("birds")
  replay.tableView.isFingerDown = true
  replay.tap("trees")
  await replay.wait(1)
}

/// An item that the program chooses is selected like one that is tapped.
@MainActor private func chosenByProgram() {
  let replay = Replay.begin(DarkroomMenu.table)
  replay.tap("help")
  replay.menu.tap(replay.node("library.import"))
  replay.report()
  let row = replay.tableView.indexPathForSelectedRow.flatMap { replay.menu.node(at: $0) }
  print("selected: \(row.map { replay.id($0) } ?? "none")")
}

/// Shortcuts as key commands, in the order of the menu.
@MainActor private func keyboard() {
  let replay = Replay.begin(DarkroomMenu.table)
  let commands = replay.menu.keyCommands(action: "press")
  for command in commands {
    let flags = command.modifierFlags
    let names: [(UIKeyModifierFlags, String)] = [
      (.control, "control"), (.alternate, "alternate"), (.shift, "shift"), (.command, "command"),
    ]
    let held = names.filter { flags.contains($0.0) }.map(\.1) + [command.input ?? ""]
    let off = command.attributes.contains(.disabled) ? ", disabled" : ""
    print("\(command.discoverabilityTitle ?? ""): \(held.joined(separator: " "))\(off)")
  }
  if let first = commands.first { replay.menu.press(first) }
  replay.report()
  let keys = ["Ctrl+Enter", "Alt+F12", "Alt+PageUp", "Cmd+Delete", "Mod+Ä", "Mod+Insert", "F13"]
  for text in keys {
    print("\(text): \(MenuShortcut(text: text).flatMap { MenuKeys($0) }?.input ?? "none")")
  }
}

/// The state in an activity, and from it.
@MainActor private func kept() async {
  let activity = NSUserActivity(activityType: "menu")
  let replay = Replay.begin(EstimateMenu.table)
  replay.tap("prices")
  replay.menu.save(to: activity)
  await replay.wait(1)
  print("kept: \(activity.userInfo?["menu.Estimate"] as? String ?? "nothing")")
  let other = Replay.begin(EstimateMenu.table)
  other.menu.restore(from: NSUserActivity(activityType: "empty"))
  other.menu.restore(from: activity)
  await other.wait(1)
  print("the same: \(other.menu.state.savedState == replay.menu.state.savedState)")
}
