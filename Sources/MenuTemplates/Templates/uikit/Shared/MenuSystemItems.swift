extension MenuTable {
  /// Whether the system's menu bar already has the item: a standard item without an action or a
  /// URL, a separator, a footer, or a menu that contains only such items.
  fileprivate func isOfSystem(_ node: MenuNode) -> Bool {
    if isSeparator(node) || isFooter(node) { return true }
    let isStandard = role(of: node).isStandard
    if !isCategory(node) { return isStandard && action(of: node) == nil && url(of: node) == nil }
    let items = children(of: node)
    if isSlot(node) || items.isEmpty { return isStandard }
    return items.allSatisfy { isOfSystem($0) }
  }
}
