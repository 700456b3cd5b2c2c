import AppKit

/// Clicks and keys that arrive in more than one way.
@MainActor func windowKeys() async {
  let replay = Replay.begin(WindowMenu.table)
  let tableView = replay.tableView
  for node in replay.menu.table.nodes {
    guard let shortcut = replay.menu.table.shortcut(of: node) else { continue }
    guard let event = NSEvent.keys(shortcut.description) else { continue }
    print("press \(shortcut)")
    replay.press(event)
  }
  for shortcut in ["Mod+/", "Mod+Shift+N", "Mod+Shift+Left", "Ctrl+Tab"] {
    guard let event = NSEvent.keys(shortcut) else { continue }
    print("press \(shortcut), which is of no item")
    replay.press(event)
  }
  guard let event = NSEvent.keys("Mod+N") else { return }
  print("hidden, then while text is edited")
  tableView.isHidden = true
  replay.press(event)
  tableView.isHidden = false
  let text = NSText(frame: .zero)
  NSWindow.focus = text
  replay.press(event)
  for shortcut in ["F5", "Alt+Left"] {
    guard let event = NSEvent.keys(shortcut) else { continue }
    print("\(shortcut), while text is edited")
    replay.press(event)
  }
  print("while text is read")
  text.isEditable = false
  replay.press(event)
  NSWindow.focus = nil
  print("click twice")
  if let row = replay.menu.state.row(of: replay.node("deleted")) { tableView.click(row, count: 2) }
  replay.report()
  tableView.deselectAll(nil)
  print("type a title with a space")
  tableView.type("recently d")
  replay.report()
  print("  selected: \(replay.selected)")
  HeadlessClock.advance(by: 2)
  print("space, two seconds later, and held down")
  replay.press(NSEvent(key: " "))
  for key in [" ", "\r"] { replay.press(NSEvent(key: key, repeats: true)) }
  replay.program.disabled = [replay.node("deleted")]
  replay.menu.update([replay.node("deleted")])
  let isTaken = replay.menu.keyDown(with: NSEvent(key: "\r"))
  print("Return on a disabled item, taken: \(isTaken)")
  replay.report()
}

/// Rows that open within the time of the event, and rows that stay selected.
@MainActor func windowRows() async {
  let replay = Replay.begin(WindowMenu.table)
  let (menu, tableView) = (replay.menu, replay.tableView)
  let (edit, found, faq) = (replay.node("edit"), replay.node("found"), replay.node("faq"))
  NSWorkspace.reducesMotion = true
  replay.event("open a body at once") { $0.expand(faq) }
  NSWorkspace.reducesMotion = false
  replay.event("close it") { $0.collapse(faq) }
  func step(_ name: String, _ act: () -> Void) {
    print(name)
    act()
    print("  selected: \(replay.selected), events: \(replay.events)")
    _ = HeadlessLog.take()
  }
  for isOnScreen in [true, false] {
    print("on screen: \(isOnScreen)")
    NSView.isOnScreen = isOnScreen
    step("two rows, the second selected") {
      replay.program.setCount(0, in: found)
      menu.setCount(0, in: found)
      replay.program.insert([0, 1], in: found)
      menu.insertRows([0, 1], in: found)
      tableView.selectRowIndexes(
        IndexSet(integer: menu.state.row(of: found, index: 1) ?? -1), byExtendingSelection: false)
    }
    step("a row before it") {
      replay.program.insert([0], in: found)
      menu.insertRows([0], in: found)
    }
    step("eight rows above it") { menu.expand(edit) }
    step("choose one of them") { menu.tap(replay.node("paste")) }
    step("close them") { menu.collapse(edit) }
    step("open them") { menu.expand(edit) }
    step("close them, below what can't be selected") {
      replay.program.disabled = [edit]
      menu.collapse(edit)
    }
    replay.program.disabled = []
  }
  NSView.isOnScreen = true
  replay.check()
  for line in HeadlessLog.take() where line.first?.isUppercase == true { print(line) }
}

/// Calls of a program while it is asked for rows, and items that others add.
@MainActor func windowMenus() {
  let replay = BarReplay(WindowMenu.table)
  let bar = replay.bar
  replay.event("a document, below a closed category") {
    WindowMenu.set(.hasDocument(true), in: &$0)
  }
  print("without opening:")
  for item in bar.submenu(of: replay.node("file"))?.items ?? [] where !item.isHidden {
    print("  \(item.isSeparatorItem ? "────" : item.title)")
  }
  for node in bar.table.nodes {
    if let keys = bar.table.shortcut(of: node) { replay.press(keys.description) }
  }
  print("rows were asked for \(replay.asked) times")
  let services = bar.submenu(of: replay.node("services"))
  print("services: \(bar.item(of: replay.node("services"))?.submenu === services)")
  replay.isAsking = true
  replay.show()
  replay.isAsking = false
  bar.setBusy(false, in: replay.node("found"))
  print("the first responder's")
  replay.selectors = ["copy": "copy:", "paste": "paste:"]
  replay.texts["paste"] = MenuTableTexts(isEnabled: false)
  bar.delegate = replay
  replay.choose("Edit", "Copy")
  replay.choose("Edit", "Paste")
  replay.texts = [:]
  replay.choose("Edit", "Paste")
  print("a separator and an item of the system's")
  let file = bar.submenu(of: replay.node("file"))
  file?.addItem(.separator())
  file?.addItem(NSMenuItem(title: "Dictation", action: "dictate:", keyEquivalent: ""))
  replay.event("no document") { WindowMenu.set(.hasDocument(false), in: &$0) }
}
