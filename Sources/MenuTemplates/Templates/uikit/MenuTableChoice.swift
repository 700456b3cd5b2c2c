/// Handles the chosen row, and URLs.
extension MenuTableController {
  /// Shows that a different item is the chosen one.
  fileprivate func markChosen(_ node: MenuNode, insteadOf old: MenuNode?) {
    // The table view marks rows itself. Headers must be redrawn.
    for header in [old, node] {
      if let header, state.indexPath(of: header) == nil { draw(header) }
    }
    // A chosen header is not selected, but the previously selected row must be deselected.
    if state.indexPath(of: node) == nil, let path = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: path, animated: true)
    }
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
