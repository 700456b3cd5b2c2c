/// Events on many nodes, with a row or not; each takes O(N).
///
/// In a `single` group the open node stays the only open one, or else the first that can open does.
/// In a `keep-open` group the first open node stays open. Dormant nodes, which groups do not count,
/// all open or close.
extension MenuExpansion {
  /// Opens every node that its group allows.
  @discardableResult
  public mutating func expandAll(animation: MenuAnimation? = nil) -> MenuChange {
    expand(toDepth: table.count, animation: animation)
  }

  /// Closes every node that its group allows.
  @discardableResult
  public mutating func collapseAll(animation: MenuAnimation? = nil) -> MenuChange {
    expand(toDepth: 0, animation: animation)
  }

  /// Opens nodes at depths below `depth` and closes the others; the top level is depth 0.
  @discardableResult
  public mutating func expand(toDepth depth: Int, animation: MenuAnimation? = nil) -> MenuChange {
    own()
    let before = MenuSnapshot(self)
    setOpen(below: -1, at: 0, toDepth: depth)
    return finishOpening(before, animation)
  }

  /// Opens the node as `expand` does, with its scrolling, then everything below it.
  @discardableResult
  public mutating func expand(
    under node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !isExpandable(node) { return unchanged(animation) }
    own()
    let before = MenuSnapshot(self)
    openAlone(node.number)
    setOpen(below: node.number, at: 0, toDepth: table.count)
    var change = finishOpening(before, animation)
    if !before.isOpen(node.number), isAwake(node.number) {
      let place = place(of: node.number)
      change.scroll = scrollTarget(place, rowsBelow(node.number, place))
    }
    return change
  }

  /// Closes the node as `collapse` does, and everything below it.
  @discardableResult
  public mutating func collapse(
    under node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !isExpandable(node) { return unchanged(animation) }
    own()
    let before = MenuSnapshot(self)
    if isExpanded(node), !staysOpen(node.number) { setOpen(false, node.number) }
    setOpen(below: node.number, at: 0, toDepth: 0)
    return finishOpening(before, animation)
  }

  /// Opens the node's ancestors and scrolls to its row, whatever the menu's scroll policy.
  ///
  /// A hidden node has no row after that either, and nothing scrolls.
  @discardableResult
  public mutating func reveal(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !table.contains(node) || table.isSeparator(node) { return unchanged(animation) }
    own()
    return reveal(node, MenuSnapshot(self), animation)
  }
}

extension MenuExpansion {
  mutating func reveal(
    _ node: MenuNode, _ before: MenuSnapshot, _ animation: MenuAnimation?
  ) -> MenuChange {
    var ancestor = table.parentNumber(node.number)
    while ancestor >= 0 {
      openAlone(ancestor)
      ancestor = table.parentNumber(ancestor)
    }
    var change = finishOpening(before, animation)
    let place = place(of: node.number)
    if place.row >= 0 { change.scroll = scrollTarget(place, .reveal) }
    return change
  }
}

/// Setting what is open; `finish` rebuilds the sizes afterwards.
extension MenuExpansion {
  /// Opens a node, if it can, closing its rival.
  func openAlone(_ node: Int) {
    if words.has(MenuWords.open, node) || !isExpandable(node) { return }
    let rival = rival(of: node)
    if rival >= 0 { setOpen(false, rival) }
    setOpen(true, node)
  }

  /// Opens the groups at depths below `limit` and closes the others, in document order.
  func setOpen(below parent: Int, at depth: Int, toDepth limit: Int) {
    let opens = depth < limit
    // An open node keeps the others of a single group from opening; the first open node of a
    // keep-open group is spared.
    let isSingle = opens && table.groupIsSingle(parent)
    var keepsNext = !opens && table.groupKeepsOpen(parent)
    for node in table.group(parent) {
      let isDifferent = words.has(MenuWords.open, node) != opens
      if isDifferent, isExpandable(node), !table.flag(.isFixed, node) {
        if !isAwake(node) {
          mark(opens, node)
        } else if keepsNext {
          keepsNext = false
        } else if !isSingle || words.openInfo(parent) == 0 {
          setOpen(opens, node)
        }
      }
      if table.childCount(node) > 0 { setOpen(below: node, at: depth + 1, toDepth: limit) }
    }
  }
}
