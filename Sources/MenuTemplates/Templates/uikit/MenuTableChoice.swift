/// Handles the chosen row, and URLs.
extension MenuTableController {
  /// Shows a different item as the chosen item.
  fileprivate func markChosen(_ node: MenuNode, insteadOf old: MenuNode?) {
    drawHeaders(among: [old, node])
    if state.indexPath(of: node) == nil, let path = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: path, animated: true)
    }
    // The row is already selected, unless a shortcut or the program chose the item.
    selectChosenRow()
  }

  /// Selects the chosen item's row, which may have been removed and inserted again.
  fileprivate func selectChosenRow() {
    guard let chosenNode, let path = state.indexPath(of: chosenNode) else { return }
    tableView.selectRow(
      at: IndexPath(row: path.row, section: path.section), animated: false, scrollPosition: .none)
  }

  /// Opens a URL with the system's default app.
  fileprivate func open(_ url: URL) {
    tableView.window?.windowScene?.open(url, options: nil, completionHandler: nil)
  }
}
