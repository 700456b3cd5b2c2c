import AppKit

/// Another version of the menu: its shortcuts and the rows of its slot follow, in a table view and in a
/// menu bar.
@MainActor func versions() async {
  guard let first = Versions.table(1), let second = Versions.table(2),
    let slot = second.node(withID: "recent")
  else { return print("EXCEPTION no tables") }
  let replay = Replay.begin(first)
  func press() {
    for keys in ["Mod+S", "Mod+Shift+S", "Mod+P"] {
      guard let event = NSEvent.keys(keys) else { continue }
      print("press \(keys)")
      replay.press(event)
    }
  }
  replay.program.setCount(2, in: replay.node("recent"))
  replay.menu.setCount(2, in: replay.node("recent"))
  press()
  replay.show()
  replay.program.move(from: replay.node("recent"), to: slot)
  replay.event("the second version") { $0.setTable(to: second) }
  press()
  replay.show()
  replay.tapGlyph("file")
  replay.tapGlyph("recent")

  await replay.wait(1)
  let moving = Replay.begin(first)
  moving.tapGlyph("file")
  moving.event("the second version, while rows move") { $0.setTable(to: second) }
  await moving.wait(1)

  let bar = BarReplay(first)
  bar.rows = [MenuTableSlotRow("Letter") { HeadlessLog.note("open Letter") }]
  bar.show()
  bar.event("the second version") { $0.setTable(to: second) }
  for keys in ["Mod+S", "Mod+Shift+S", "Mod+P"] { bar.press(keys) }
  bar.choose("Recent", "Letter")
}
