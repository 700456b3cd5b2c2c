/// The chosen row, and addresses.
extension MenuTableController {
  /// Shows that another item is the chosen one.
  fileprivate func markChosen(_ node: MenuNode, insteadOf old: MenuNode?) {
    // The table view marks rows; headers are drawn again.
    for header in [old, node] {
      if let header, state.indexPath(of: header) == nil { draw(header) }
    }
    // A header is not selected, but takes the place of the row that was.
    if state.indexPath(of: node) == nil, let path = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: path, animated: true)
    }
  }

  /// Draws all rows again.
  fileprivate func reload() {
    tableView.reloadData()
    selectChosenRow()
  }

  /// Selects the chosen item's row, which may have gone and come back.
  fileprivate func selectChosenRow() {
    guard let chosenNode, let path = state.indexPath(of: chosenNode) else { return }
    tableView.selectRow(
      at: IndexPath(row: path.row, section: path.section), animated: false, scrollPosition: .none)
  }

  /// Lets the system open it.
  fileprivate func open(_ url: URL) {
    tableView.window?.windowScene?.open(url, options: nil, completionHandler: nil)
  }
}
