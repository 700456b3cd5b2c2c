/// Opens and closes items at a person's request, with the arrow keys or VoiceOver.
extension MenuRowController {
  /// Performs the action of an arrow key on a row, and returns whether the key has an action. The
  /// key in the reading direction opens an item. The opposite key closes the item, moves the focus
  /// to its parent, or closes the page.
  fileprivate func pressArrow(onwards: Bool, from content: MenuRowContent) -> Bool {
    onwards ? enter(content) : leave(content)
  }

  /// Opens or closes an item, unless it is disabled or already in the requested state.
  fileprivate func disclose(_ node: MenuNode, _ isOpen: Bool) {
    guard isEnabled(node), isOpen != state.isExpanded(node), opens(node) else { return }
    toggle(node) { isOpen ? $0.expand(node) : $0.collapse(node) }
  }

  /// Whether an item can be opened: it is not a leaf, not an inline group and not empty.
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
