import UIKit

/// The rows of slots, as they must look.
extension Replay {
  func menuTable(
    _ menuTable: MenuTableController, cellForRow index: Int, of slot: MenuNode,
    at indexPath: IndexPath
  ) -> UITableViewCell? {
    if !hasOwnCells { return nil }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    (cell as? MessageCell)?.text = program.title(ofRow: index, of: slot)
    return cell
  }

  /// Gives rows of slots cells of the program's own from now on.
  func useOwnCells() {
    HeadlessViews.cells[ObjectIdentifier(MessageCell.self)] = {
      MessageCell(style: .default, reuseIdentifier: $0)
    }
    tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
    hasOwnCells = true
    menu.dataSource = self
  }

  /// Every row of a slot on screen must look as a new one would.
  func checkSlots(_ fresh: MenuItemView) {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let content = menu.content(at: path) else { continue }
      if case .item = content { continue }
      let cell = tableView.cellForRow(at: path)
      if let cell = cell as? MenuItemCell {
        fresh.show(menu.look(of: content))
        if text(cell.item, false) != text(fresh, false) {
          HeadlessLog.note("STALE \(text(cell.item, false)), not \(text(fresh, false))")
        }
      } else if case .slotRow(let slot, let index) = content, let cell = cell as? MessageCell {
        let title = program.title(ofRow: index, of: slot)
        if cell.text != title { HeadlessLog.note("STALE \(cell.text), not \(title)") }
      } else {
        HeadlessLog.note("MISSING \(content)")
      }
    }
  }

  /// A finger on one of the rows, without regard to what it shows.
  func touch(row: Int) {
    let rows = tableView.indexPathsForVisibleRows ?? []
    if !rows.isEmpty { tableView.touch(rows[row % rows.count]) }
  }

  /// A finger on a row of a slot.
  func tap(_ id: String, row index: Int) {
    print("tap row \(index) of \(id)")
    if let path = menu.state.indexPath(of: node(id), index: index) {
      tableView.touch(IndexPath(row: path.row, section: path.section))
    } else {
      print("  is not on screen")
    }
    report()
  }
}

/// A cell of the program's own.
final class MessageCell: UITableViewCell {
  var text = ""
}
