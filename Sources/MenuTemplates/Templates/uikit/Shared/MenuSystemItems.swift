extension MenuTable {
  /// Whether the system's menu bar has the item: a standard item without an action, or a menu
  /// without other items.
  fileprivate func isOfSystem(_ node: MenuNode) -> Bool {
    if isSeparator(node) || isFooter(node) { return true }
    let isStandard = role(of: node).isStandard
    if !isCategory(node) { return isStandard && action(of: node) == nil && url(of: node) == nil }
    let items = children(of: node)
    if isSlot(node) || items.isEmpty { return isStandard }
    return items.allSatisfy { isOfSystem($0) }
  }
}
