/// The selection, which is where the keyboard is, and addresses.
extension MenuTableController {
  /// The chosen row is selected already, unless it was chosen by a shortcut.
  fileprivate func markChosen(_ node: MenuNode, insteadOf old: MenuNode?) {
    standIn = nil
    selectNearest(to: .item(node))
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
    let isStandIn = standIn != nil && [nil, standIn.map { .item($0) }].contains(selectedContent)
    if let chosenNode, isStandIn, state.row(of: chosenNode) != nil {
      standIn = nil
      select(.item(chosenNode))
    } else if let selected, tableView.selectedRow < 0 {
      selectNearest(to: selected)
    }
  }

  /// Selects the row that shows this, or else that of the nearest item above.
  private func selectNearest(to content: MenuRowContent) {
    var node: MenuNode? = content.node
    while let above = node, state.row(of: above) == nil { node = table.parent(of: above) }
    if let node, content == chosenNode.map({ .item($0) }), node != chosenNode { standIn = node }
    select(node.map { .item($0) })
  }

  /// Lets the system open it.
  fileprivate func open(_ url: URL) { NSWorkspace.shared.open(url) }
}
