import UIKit

/// What is revealed before the table view is in a window is scrolled to once it is in one.
@MainActor func revealedBeforeTheWindow() {
  UIView.isOnScreen = false
  let replay = Replay.begin(GroceriesMenu.table)
  let sweets = replay.node("sweets")
  replay.event("reveal before the window") { $0.reveal(sweets) }
  print("in a window")
  replay.tableView.enterWindow()
  replay.report()
  print("in a window again")
  replay.tableView.enterWindow()
  replay.report()
}

/// For a person who has asked for less motion, rows fade.
@MainActor func lessMotion() {
  let replay = Replay.begin(CategoryListMenu.table)
  UIAccessibility.reducesMotion = true
  replay.tap("animals")
  let animals = replay.node("animals")
  let still = MenuAnimation(insert: .none, delete: .none, duration: 0)
  replay.event("close at once") { $0.collapse(animals, animation: still) }
  UIAccessibility.reducesMotion = false
}

/// Lines, badges, the keyboard's focus, and the report of each event.
@MainActor func reviewed() {
  for table in [DarkroomMenu.table, GroceriesMenu.table] {
    let replay = Replay.begin(table)
    print("lines between all rows: \(replay.tableView.separatorStyle)")
    let follows = replay.menu.tableView(
      replay.tableView, selectionFollowsFocusForRowAt: IndexPath(row: 0, section: 0))
    print("the selection follows the focus: \(follows)")
    let count = replay.events
    replay.menu.perform { $0.update([]) }
    print("events reported: \(replay.events - count)")
  }
  let badge = MenuBadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let touched = badge.hitTest(CGPoint(x: 10, y: 10), with: nil)
  print("a badge takes touches: \(touched != nil)")
}
