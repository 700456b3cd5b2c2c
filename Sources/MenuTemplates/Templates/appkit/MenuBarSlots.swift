extension MenuBarController: NSMenuDelegate {
  /// Asks for the texts of a menu that is about to open, and for the rows of a slot.
  public func menuNeedsUpdate(_ menu: NSMenu) {
    let node = nodes[ObjectIdentifier(menu)]
    if let node, table.isSlot(node) { return fill(menu, node) }
    for item in menu.items {
      if let node = self.node(of: item) { show(node) }
    }
  }
}

extension MenuBarController {
  /// Gives a slot's menu the rows that the program has, or the placeholder.
  fileprivate func fill(_ menu: NSMenu, _ slot: MenuNode) {
    let rows = dataSource?.menuBar(self, rowsOf: slot) ?? []
    _ = state.setCount(rows.count, in: slot)
    menu.removeAllItems()
    for row in rows { menu.addItem(makeItem(row)) }
    let words = state.isBusy(slot) ? table.loading(of: slot) : nil
    if let words = words ?? (rows.isEmpty ? table.placeholder(of: slot) : nil) {
      menu.addItem(NSMenuItem(title: words, action: nil, keyEquivalent: ""))
    }
  }

  private func makeItem(_ row: MenuTableSlotRow) -> NSMenuItem {
    let item = NSMenuItem(
      title: row.title, action: Selector(("menuBarItemChosen:")), keyEquivalent: "")
    item.target = self
    item.representedObject = row
    item.image = row.icon.flatMap { image($0) }
    item.state = row.accessory == .checkmark ? .on : .off
    if #available(macOS 14, *) { item.badge = row.badge.map { NSMenuItemBadge(string: $0) } }
    if #available(macOS 14.4, *) { item.subtitle = row.detail }
    return item
  }
}
