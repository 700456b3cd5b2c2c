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
    select(row: row)
  }

  fileprivate func select(row: Int?) {
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
    while let above = node, !canSelect(above) { node = table.parent(of: above) }
    if let node, content == chosenNode.map({ .item($0) }), node != chosenNode { standIn = node }
    select(node.map { .item($0) })
  }

  private func canSelect(_ node: MenuNode) -> Bool {
    state.row(of: node).map { tableView(tableView, shouldSelectRow: $0) } ?? false
  }

  /// Lets the system open it.
  fileprivate func open(_ url: URL) { NSWorkspace.shared.open(url) }
}

extension MenuChange {
  /// Where a row of before the event is after it; nil if it has gone, or was none.
  fileprivate func row(after row: Int) -> Int? {
    if row < 0 || removed.contains(where: { $0.contains(row) }) { return nil }
    let moved = row - removed.filter { $0.upperBound <= row }.reduce(0) { $0 + $1.count }
    return inserted.reduce(moved) { $1.lowerBound <= $0 ? $0 + $1.count : $0 }
  }
}
