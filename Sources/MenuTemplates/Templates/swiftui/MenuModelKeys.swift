/// The effects of the arrow keys on a row that has the keyboard focus.
extension MenuModel {
  /// The nearest row in a direction that can have the focus; nil if there is none.
  fileprivate func focusable(
    after content: MenuRowContent, by step: Int, in state: MenuExpansion,
    _ slots: [MenuNode: MenuSlotSource]
  ) -> MenuRowContent? {
    let start: Int?
    switch content {
    case .item(let node): start = state.row(of: node)
    case .slotRow(let slot, let index): start = state.row(of: slot, index: index)
    case .placeholder, .loading: start = nil
    }
    guard var row = start else { return nil }
    repeat {
      row += step
      guard let next = state.content(atRow: row) else { return nil }
      if canFocus(next, slots) { return next }
    } while true
  }

  /// The row of the parent of a row's item or, for a row of a slot, of the slot; nil if that row
  /// can't have the focus.
  fileprivate func focusable(
    above content: MenuRowContent, in state: MenuExpansion
  ) -> MenuRowContent? {
    guard let node = parent(of: content), state.row(of: node) != nil else { return nil }
    return canFocus(.item(node), [:]) ? .item(node) : nil
  }

  private func canFocus(_ content: MenuRowContent, _ slots: [MenuNode: MenuSlotSource]) -> Bool {
    switch content {
    case .item(let node):
      return !table.isSeparator(node) && !table.isInline(node) && isEnabled(node)
    case .slotRow(let slot, let index):
      guard let row = slots[slot]?.row(index) else { return false }
      return row.isEnabled && row.action != nil
    case .placeholder, .loading: return false
    }
  }

  /// Opens the item of a row, and returns whether it was closed.
  fileprivate func open(_ content: MenuRowContent) -> Bool {
    guard case .item(let node) = content, isEnabled(node), isExpandable(node),
      !state.isExpanded(node)
    else { return false }
    toggle(node) { $0.expand(node) }
    return true
  }

  /// Closes the item of a row or, from a row at the top level of a page, the page; returns whether
  /// it closed one of them.
  fileprivate func close(_ content: MenuRowContent) -> Bool {
    if case .item(let node) = content, isEnabled(node), isExpandable(node),
      state.isExpanded(node), table.isCollapsible(node)
    {
      toggle(node) { $0.collapse(node) }
      return true
    }
    guard let page = state.page, parent(of: content) == page else { return false }
    closePage()
    return true
  }

  /// The parent of a row's item or, for a row of a slot, the slot. The rows of an inline group
  /// belong to the group's parent.
  private func parent(of content: MenuRowContent) -> MenuNode? {
    var above: MenuNode? = content.node
    if case .item(let node) = content { above = table.parent(of: node) }
    while let group = above, table.isInline(group) { above = table.parent(of: group) }
    return above
  }
}
