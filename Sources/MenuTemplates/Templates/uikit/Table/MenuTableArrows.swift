/// Opens and closes items with the arrow keys, and at a person's request.
extension MenuRowController {
  /// Performs the action of an arrow key on a row, and returns whether it has one. The key in the
  /// reading direction opens an item; the opposite one closes it, or moves to its parent, or closes
  /// the page.
  fileprivate func pressArrow(onwards: Bool, from content: MenuRowContent) -> Bool {
    onwards ? enter(content) : leave(content)
  }

  /// Opens or closes an item at a person's request, with VoiceOver or the arrow keys.
  fileprivate func disclose(_ node: MenuNode, _ isOpen: Bool) {
    guard isEnabled(node), isOpen != state.isExpanded(node), opens(node) else { return }
    toggle(node) { isOpen ? $0.expand(node) : $0.collapse(node) }
  }

  /// Whether an item can be opened: it is neither a leaf nor empty.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    table.isExpandable(node) && !table.isInline(node) && !state.isEmpty(node)
  }

  private func enter(_ content: MenuRowContent) -> Bool {
    guard case .item(let node) = content, opens(node), !state.isExpanded(node) else { return false }
    disclose(node, true)
    return true
  }

  private func leave(_ content: MenuRowContent) -> Bool {
    var above: MenuNode? = content.node
    if case .item(let node) = content {
      if opens(node), state.isExpanded(node), table.isCollapsible(node) {
        disclose(node, false)
        return true
      }
      above = table.parent(of: node)
    }
    while let group = above, table.isInline(group) { above = table.parent(of: group) }
    if let page = state.page, above == page {
      perform { $0.closePage() }
      return true
    }
    return above.map(moveFocus) ?? false
  }
}
