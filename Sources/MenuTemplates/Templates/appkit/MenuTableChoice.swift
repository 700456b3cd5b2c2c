/// Handles URLs, and the selection, which follows the keyboard.
extension MenuTableController {
  /// Selects the chosen item, which is already selected unless a shortcut chose it. If the item has
  /// no row, selects its nearest ancestor that has one.
  fileprivate func markChosen(_ node: MenuNode, insteadOf old: MenuNode?) {
    isChosenAway = false
    selectNearest(to: .item(node))
  }

  /// The content of the selected row.
  fileprivate var selectedContent: MenuRowContent? {
    tableView.selectedRow < 0 ? nil : content(atRow: tableView.selectedRow)
  }

  /// Selects the row with the given content. If there is none, clears the selection.
  fileprivate func select(_ content: MenuRowContent?) {
    select(row: content.flatMap { row(of: $0) })
  }

  /// The table row that shows an item or one of a slot's rows; nil if there is none.
  fileprivate func row(of content: MenuRowContent) -> Int? {
    switch content {
    case .item(let node): state.row(of: node)
    case .slotRow(let slot, let index): state.row(of: slot, index: index)
    case .placeholder, .loading: nil
    }
  }

  fileprivate func select(row: Int?) {
    if let row {
      tableView.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
    } else if tableView.selectedRow >= 0 {
      tableView.deselectAll(nil)
    }
  }

  /// If the selected row was removed, selects the nearest item that contains it, as an outline view
  /// does. If the chosen item's row has returned, selects that row.
  fileprivate func keepSelection(_ selected: MenuRowContent?) {
    let isStandIn = isChosenAway && [nil, standIn.map { .item($0) }].contains(selectedContent)
    if let chosenNode, isStandIn, state.row(of: chosenNode) != nil {
      isChosenAway = false
      select(.item(chosenNode))
    } else if let selected, tableView.selectedRow < 0 {
      selectNearest(to: selected)
    }
  }

  /// Selects the row with the given content, or else the row of the nearest ancestor.
  private func selectNearest(to content: MenuRowContent) {
    var node: MenuNode? = content.node
    while let above = node, !canSelect(above) { node = table.parent(of: above) }
    if content == chosenNode.map({ .item($0) }), node != chosenNode {
      isChosenAway = true
      standIn = node
    }
    select(node.map { .item($0) })
  }

  private func canSelect(_ node: MenuNode) -> Bool {
    state.row(of: node).map { tableView(tableView, shouldSelectRow: $0) } ?? false
  }

  /// Opens a URL with the system's default app.
  fileprivate func open(_ url: URL) { NSWorkspace.shared.open(url) }
}

extension MenuChange {
  /// The new index of a row after the change; nil if the row was removed or did not exist.
  fileprivate func row(after row: Int) -> Int? {
    if row < 0 || removed.contains(where: { $0.contains(row) }) { return nil }
    let moved = row - removed.filter { $0.upperBound <= row }.reduce(0) { $0 + $1.count }
    return inserted.reduce(moved) { $1.lowerBound <= $0 ? $0 + $1.count : $0 }
  }
}
