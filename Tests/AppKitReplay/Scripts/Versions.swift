import AppKit

/// Another version of the menu: its shortcuts and the rows of its slot follow in a menu bar.
@MainActor func versions() {
  guard let first = Versions.table(1), let second = Versions.table(2) else {
    return print("EXCEPTION no tables")
  }
  let bar = BarReplay(first)
  bar.rows = [MenuTableSlotRow("Letter") { HeadlessLog.note("open Letter") }]
  bar.show()
  bar.event("the second version") { $0.setTable(to: second) }
  for keys in ["Mod+S", "Mod+Shift+S", "Mod+P"] { bar.press(keys) }
  bar.choose("Recent", "Letter")
}
