/// Rows whose look or texts changed.
extension MenuExpansion {
  /// Updates the rows of nodes whose texts the program has changed, such as a badge.
  ///
  /// Nodes without a row, separators and nodes outside the menu are passed over.
  @discardableResult
  public mutating func update(
    _ nodes: [MenuNode], animation: MenuAnimation? = nil
  ) -> MenuChange {
    var change = unchanged(animation)
    var rows: [Int] = []
    for node in nodes where table.contains(node) && !table.isSeparator(node) {
      let place = place(of: node.number)
      if place.row >= 0 { rows.append(place.row) }
    }
    for row in MenuFlips.ascending(rows, below: rowCount) {
      guard let node = node(atRow: row) else { continue }
      let place = place(of: node.number)
      change.noteUpdated(row, section(of: place.top), rowInSection(place))
    }
    return change
  }
}

extension MenuChange {
  /// Adds a row whose own look or texts changed; −1 in the section for its header.
  mutating func noteUpdated(_ row: Int, _ section: Int, _ rowInSection: Int) {
    add(.updated, row, row)
    if rowInSection < 0 {
      add(.updatedHeader, section, section)
    } else {
      add(.updatedInSection, rowInSection, rowInSection, section: section)
    }
  }
}
