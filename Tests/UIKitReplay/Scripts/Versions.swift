import UIKit

/// Another version of the menu: its shortcuts and the rows of its slot follow.
@MainActor func versions() async {
  guard let first = Versions.table(1), let second = Versions.table(2),
    let slot = second.node(withID: "recent")
  else {
    return print("EXCEPTION no tables")
  }
  let replay = Replay.begin(first)
  let action = Selector("press:")
  func keys() {
    for command in replay.menu.keyCommands(action: action) {
      print("  \(command.title): \(command.modifierFlags.rawValue >> 17) \(command.input ?? "")")
    }
  }
  replay.program.setCount(2, in: replay.node("recent"))
  replay.menu.setCount(2, in: replay.node("recent"))
  keys()
  replay.show()
  replay.program.move(from: replay.node("recent"), to: slot)
  replay.event("the second version") { $0.setTable(to: second) }
  keys()
  replay.show()
  replay.tapGlyph("file")
  replay.tapGlyph("recent")
  replay.tapGlyph("recent")
  replay.tap("recent", row: 1)
  let commands = replay.menu.keyCommands(action: action)
  for command in commands { replay.menu.press(command) }
  replay.report()

  await replay.wait(1)
  let separated = [MenuItem("a", "A"), .separator, MenuItem("b", "B")]
  for items in [[MenuItem("a", "A")], separated, [MenuItem("b", "B")]] {
    guard let version = try? MenuTable(items: items, name: "Versions", title: "Versions") else {
      return print("EXCEPTION no table")
    }
    replay.menu.perform { $0.setTable(to: version) }
    print("lines between all rows: \(replay.tableView.separatorStyle)")
  }

  await replay.wait(1)
  let moving = Replay.begin(first)
  moving.tapGlyph("file")
  moving.event("the second version, while rows move") { $0.setTable(to: second) }
  await moving.wait(1)

  let menus = MenusReplay(first)
  let button = menus.bar.menu()
  menus.show([button])
  let file = menus.bar.menu(of: menus.node("file"))
  let opened = (file.children.first as? UIDeferredMenuElement)?.elements.first as? UIAction
  menus.event("the second version") { $0.setTable(to: second) }
  menus.show([button, file])
  print("choose an action of a menu that was open before: \(opened?.title ?? "none")")
  opened?.choose()
  menus.report()
  menus.choose("Print", in: button)

  // Although the same numbers are shown, these may be those of other items.
  let bar = MenusReplay(first)
  bar.bar.insert(into: HeadlessMenuBuilder(), action: action)
  if let equal = Versions.table(1) {
    bar.event("a version with as many items") { $0.setTable(to: equal) }
  }
  bar.report()
}
