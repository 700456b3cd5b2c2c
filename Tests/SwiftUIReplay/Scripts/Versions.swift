import SwiftUI

/// Another version of a menu, which the program loads while a view shows the first: shortcuts, slots and
/// rows are those of the new version.
@MainActor func versions() {
  print("=== versions")
  HeadlessHost.names = { "\($0)" }
  let first = table([
    MenuItem("save", "Save", fields: [.shortcut: "Mod+S"]),
    MenuItem("recent", "Recent", [.category, .open, .slot]),
    MenuItem("print", "Print"),
  ])
  let second = table([
    MenuItem("print", "Print", fields: [.shortcut: "Mod+P"]),
    MenuItem("files", "Files", [.category, .open, .slot]),
    MenuItem("save", "Save"),
    MenuItem("recent", "Recent", [.category, .open, .slot]),
  ])
  let model = MenuModel(first)
  model.slotRow = { slot, index in
    let title = "\(model.table.id(of: slot) ?? "-") \(index)"
    // The second row of a slot takes no taps.
    var row = MenuOutlineSlotRow(id: title, title: title)
    if index == 0 { row.action = {} }
    return row
  }
  let host = HeadlessHost {
    MenuOutline(model).onMenuChoice { print("chosen:", model.table.title(of: $0)) }
  }
  func report(_ name: String) {
    host.update()
    print(name)
    print("  rows:", host.root.all.compactMap(\.label))
    let keys = host.root.all.filter { $0.notes.contains { $0.hasPrefix("keys ") } }
    print("  shortcuts:", keys.map { "\($0.text) \($0.notes.joined(separator: ", "))" })
    for line in HeadlessHost.takeLog() { print("  \(line)") }
  }
  func setCount(_ count: Int, in id: String) {
    if let slot = model.table.node(withID: id) { model.setCount(count, in: slot) }
  }
  setCount(2, in: "recent")
  report("the first version")
  model.selection = first.node(withID: "print")
  model.perform { $0.setTable(to: second) }
  print("selected:", model.selection.map { model.table.title(of: $0) } ?? "nothing")
  setCount(1, in: "files")
  report("the second version")
  host.root.all.first { $0.notes.contains("keys ⌘p") }?.press?()
  report("pressed ⌘P")
  focus(host)
}

/// ↑ and ↓ move the focus from row to row that takes taps; ← closes a row, or moves the focus to the one
/// above, and → opens it.
@MainActor private func focus(_ host: HeadlessHost) {
  var row = host.root.all.first { $0.label == "Print" }
  let keys: [Character: KeyEquivalent] = [
    "↑": .upArrow, "↓": .downArrow, "←": .leftArrow, "→": .rightArrow,
  ]
  for name in "↓↓↓↓↓↓←←←→→↑↑←↑↑" {
    let isHandled = keys[name].map { row?.key?($0) == true } ?? false
    host.update()
    row = host.root.all.first { $0.notes.contains("has the focus") } ?? row
    let isOpen = row?.notes.contains("value “Expanded”") == true
    print("\(name): \(isHandled ? row?.label ?? "-" : "stays")\(isOpen ? ", open" : "")")
  }
  _ = HeadlessHost.takeLog()
}

@MainActor private func table(_ items: [MenuItem]) -> MenuTable {
  do {
    return try MenuTable(items: items)
  } catch {
    fatalError("\(error)")
  }
}
