#if canImport(AppKit)
  import AppKit
#else
  import UIKit
#endif

/// The rows of slots and the texts that change, as a program gives them.
extension Replay: MenuTableControllerDataSource {
  func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow {
    let title = program.title(ofRow: index, of: slot)
    var row = MenuTableSlotRow(title, detail: program.detail(ofRow: index, of: slot))
    // Every fourth row takes no taps, and every fourth is disabled.
    let id = program.row(index, of: slot).id
    if id % 4 != 3 { row.action = { HeadlessLog.note("open \(title)") } }
    row.isEnabled = id % 4 != 0
    // A slot with a choice shows these checks.
    row.isChecked = id % 3 == 0
    return row
  }

  func menuTable(_ menuTable: MenuTableController, textsOf node: MenuNode) -> MenuTableTexts {
    MenuTableTexts(
      badge: program.badges[node].map { "\($0)" }, isEnabled: !program.disabled.contains(node))
  }
}
