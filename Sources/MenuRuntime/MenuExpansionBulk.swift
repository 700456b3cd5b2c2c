/// Events on many nodes; each visits nodes visible or not and costs O(N).
///
/// In a `single` group they open only the one that is open, else the first that can be; in a
/// `keep-open` group the first open one stays open.
extension MenuExpansion {
  /// Opens every node that its group allows.
  @discardableResult
  public mutating func expandAll(animation: MenuAnimation? = nil) -> MenuChange {
    expand(toDepth: Int.max, animation: animation)
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
    return finish(before, animation)
  }

  /// Opens the node as `expand` does, then all below it.
  @discardableResult
  public mutating func expand(
    under node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !canOpen(node) { return unchanged(animation) }
    own()
    let before = MenuSnapshot(self)
    openAlone(node.number)
    setOpen(below: node.number, at: 0, toDepth: Int.max)
    return finish(before, animation)
  }

  /// Closes the node as `collapse` does, and all below it.
  @discardableResult
  public mutating func collapse(
    under node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !canOpen(node) { return unchanged(animation) }
    own()
    let before = MenuSnapshot(self)
    if isExpanded(node), !staysOpen(node.number) { setOpen(false, node.number) }
    setOpen(below: node.number, at: 0, toDepth: 0)
    return finish(before, animation)
  }

  /// Opens the nodes above this one and scrolls to its row, whatever the menu's policy.
  ///
  /// A hidden node still has no row after it, and nothing is scrolled to.
  @discardableResult
  public mutating func reveal(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !table.contains(node) || table.isSeparator(node) { return unchanged(animation) }
    own()
    let before = MenuSnapshot(self)
    var ancestor = table.parentNumber(node.number)
    while ancestor >= 0 {
      openAlone(ancestor)
      ancestor = table.parentNumber(ancestor)
    }
    var change = finish(before, animation)
    let place = place(of: node.number)
    if place.row >= 0 { change.scroll = scrollTarget(place, .reveal) }
    return change
  }
}

/// Setting what is open; `finish` rebuilds the sizes afterwards.
extension MenuExpansion {
  /// Opens a node, if it can, closing its rival.
  @inline(never) func openAlone(_ node: Int) {
    if words.has(MenuWords.open, node) || !canOpen(node) { return }
    let rival = rival(of: node)
    if rival >= 0 { setOpen(false, rival) }
    setOpen(true, node)
  }

  /// Opens the groups at depths below `limit` and closes the others, in document order.
  func setOpen(below parent: Int, at depth: Int, toDepth limit: Int) {
    let opens = depth < limit
    // An open sibling stops the others of a single group from opening; the first open one of a
    // keep-open group is passed over once.
    let isSingle = opens && table.groupIsSingle(parent)
    var keepsNext = !opens && table.groupKeepsOpen(parent)
    var node = table.firstChild(parent)
    let end = node + table.childCount(parent)
    while node < end {
      if isCounted(node), words.has(MenuWords.open, node) != opens {
        if keepsNext {
          keepsNext = false
        } else if !isSingle || words.openInfo(parent) == 0 {
          setOpen(opens, node)
        }
      }
      if table.childCount(node) > 0 { setOpen(below: node, at: depth + 1, toDepth: limit) }
      node += 1
    }
  }

  /// Opens the first sibling that can be, in a `keep-open` group where none is open.
  @inline(never) func keepOpen(_ parent: Int) {
    if !table.groupKeepsOpen(parent) || words.openInfo(parent) > 0 { return }
    var node = table.firstChild(parent)
    let end = node + table.childCount(parent)
    while node < end {
      if isCounted(node) { return setOpen(true, node) }
      node += 1
    }
  }
}
