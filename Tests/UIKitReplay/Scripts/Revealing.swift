import UIKit

/// Opening a slot scrolls to its rows, in a table view and in a list.
@MainActor func revealedRows() {
  guard let table = Versions.revealing() else { return print("EXCEPTION no table") }
  let replay = Replay.begin(table)
  let slot = replay.node("recent")
  replay.program.setCount(8, in: slot)
  replay.menu.setCount(8, in: slot)
  replay.tapGlyph("recent")

  let program = ProgramRows()
  program.setCount(8, in: slot)
  let list = ListReplay(table, program)
  list.menu.perform { $0.setCount(8, in: slot) }
  list.tap("recent")
}

/// Menus that a condition enables become menus, and their commands can be chosen.
@MainActor func enabledMenus() {
  guard let table = Versions.enabling() else { return print("EXCEPTION no table") }
  let menus = MenusReplay(table)
  func build() {
    let builder = HeadlessMenuBuilder()
    menus.bar.insert(into: builder, action: Selector("choose:"))
    menus.show(builder.menus)
  }
  build()
  menus.event("the condition holds") { $0.set([MenuConditionValue(condition: 0, value: 1)]) }
  build()
}
