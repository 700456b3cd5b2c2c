/// The selection, which is where the keyboard is, and addresses.
extension MenuTableController {
  /// The chosen row is selected already, unless it was chosen by code.
  fileprivate func markChosen(_ node: MenuNode, insteadOf old: MenuNode?) {
    standIn = nil
    select(.item(node))
  }

  /// What the selected row shows.
  fileprivate var selectedContent: MenuRowContent? {
    tableView.selectedRow < 0 ? nil : content(atRow: tableView.selectedRow)
  }

  /// Selects the row that shows this, if there is one; else none.
  fileprivate func select(_ content: MenuRowContent?) {
    var row: Int?
    if case .slotRow(let slot, let index) = content {
      row = state.row(of: slot, index: index)
    } else if case .item(let node) = content {
      row = state.row(of: node)
    }
    if let row {
      tableView.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
    } else if tableView.selectedRow >= 0 {
      tableView.deselectAll(nil)
    }
  }

  /// Selects what is nearest above a selected row that has gone, as an outline view does, and the
  /// chosen row when it is back.
  fileprivate func keepSelection(_ selected: MenuRowContent?) {
    let isStandIn = standIn != nil && selectedContent == standIn.map { .item($0) }
    if let chosenNode, isStandIn, state.row(of: chosenNode) != nil {
      standIn = nil
      return select(.item(chosenNode))
    }
    guard let selected, tableView.selectedRow < 0 else { return }
    var node: MenuNode? = selected.node
    while let above = node, state.row(of: above) == nil { node = table.parent(of: above) }
    guard let node else { return }
    if selected == chosenNode.map({ .item($0) }) { standIn = node }
    select(.item(node))
  }

  /// Lets the system open it.
  fileprivate func open(_ url: URL) { NSWorkspace.shared.open(url) }
}
