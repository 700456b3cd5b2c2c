extension MenuTableController: NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { state.rowCount }
}

extension MenuTableController: NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    guard let content = content(atRow: row) else { return nil }
    return withoutMoving { self.view(for: content, atRow: row) }
  }

  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    let view =
      tableView.makeView(withIdentifier: MenuRowView.reuseIdentifier, owner: nil) as? MenuRowView
      ?? MenuRowView()
    view.identifier = MenuRowView.reuseIdentifier
    if let content = content(atRow: row) { view.show(content, of: self) }
    return view
  }

  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    guard state.layout == .sectionHeaders, case .item(let node) = content(atRow: row) else {
      return false
    }
    return state.depth(of: node) == 0
  }

  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    guard let content = content(atRow: row) else { return false }
    guard case .item(let node) = content else { return takesTaps(content) }
    return isEnabled(node) && !isPassive(node)
  }

  /// Space has the effect of a click, unless it is part of a title that a person types.
  public func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent,
    withCurrentSearch searchString: String?
  ) -> Bool {
    types(event, after: searchString)
  }

  /// The string that is compared with the typed text.
  public func tableView(
    _ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int
  ) -> String? {
    guard let content = content(atRow: row), self.tableView(tableView, shouldSelectRow: row) else {
      return nil
    }
    return look(of: content).title
  }
}

extension MenuTableController {
  /// The content of a row; nil if there is no such row.
  public func content(atRow row: Int) -> MenuRowContent? { state.content(atRow: row) }

  /// The view of a row: the program's own view or, if there is none, the menu's view.
  private func view(for content: MenuRowContent, atRow row: Int) -> NSView? {
    if case .slotRow(let slot, let index) = content,
      let view = dataSource?.menuTable(self, viewForRow: index, of: slot)
    {
      return view
    }
    if case .item(let node) = content, let view = dataSource?.menuTable(self, viewFor: node) {
      delegate?.menuTable(self, willShow: view, for: node)
      return view
    }
    if case .item(let node) = content, table.isLine(node) {
      let view =
        tableView.makeView(withIdentifier: MenuSeparatorCell.reuseIdentifier, owner: nil)
        ?? MenuSeparatorCell(frame: .zero)
      delegate?.menuTable(self, willShow: view, for: node)
      return view
    }
    let cell =
      tableView.makeView(withIdentifier: MenuItemCell.reuseIdentifier, owner: nil) as? MenuItemCell
      ?? MenuItemCell(frame: .zero)
    show(content, atRow: row, in: cell)
    return cell
  }

  /// Shows a row in its current state. All views are set, because the cell may have shown another
  /// row.
  fileprivate func show(_ content: MenuRowContent, atRow row: Int, in cell: MenuItemCell) {
    cell.show(content, footer: footer(belowRow: row), of: self)
    if case .item(let node) = content { delegate?.menuTable(self, willShow: cell, for: node) }
  }

  /// The footer of a section or of the open page, which the last of its rows shows; nil for any
  /// other row. The footers of other groups are rows.
  fileprivate func footer(belowRow row: Int) -> String? {
    let next = content(atRow: row + 1)
    if let page = state.page { return next == nil ? table.footer(of: page) : nil }
    guard state.layout != .rows, let content = content(atRow: row) else { return nil }
    let top = topLevelItem(above: content.node)
    if let next, topLevelItem(above: next.node) == top { return nil }
    return table.isPage(top) ? nil : table.footer(of: top)
  }

  private func topLevelItem(above node: MenuNode) -> MenuNode {
    var top = node
    while let parent = table.parent(of: top) { top = parent }
    return top
  }

  /// The height of a row if the menu does not set one.
  fileprivate var standardRowHeight: CGFloat { tableView.rowHeight }

  /// Whether an item's body takes up space.
  fileprivate func showsBody(of node: MenuNode) -> Bool {
    table.body(of: node) != nil && state.isExpanded(node)
  }

  /// The row view of an item, if it is visible.
  fileprivate func rowView(of node: MenuNode) -> NSTableRowView? {
    state.row(of: node).flatMap { tableView.rowView(atRow: $0, makeIfNecessary: false) }
  }
}

extension MenuTableController {
  fileprivate func image(_ name: String) -> NSImage? { .ofMenu(name, in: imageBundle) }
}

extension NSImage {
  /// One of the program's images, or a system symbol.
  fileprivate static func ofMenu(_ name: String, in bundle: Bundle?) -> NSImage? {
    bundle?.image(forResource: name) ?? NSImage(named: name)
      ?? NSImage(systemSymbolName: name, accessibilityDescription: nil)
  }
}
