/// Events on many nodes, with or without rows; each takes O(N).
///
/// In a `single` group, an open node stays the only open node; if no node is open, only the first
/// node that can open is opened. In a `keep-open` group, the first open node stays open. Dormant
/// nodes, which groups do not count, all open or close.
extension MenuExpansion {
  /// Opens every node that its group allows to open.
  @discardableResult
  public mutating func expandAll(animation: MenuAnimation? = nil) -> MenuChange {
    expand(toDepth: table.count, animation: animation)
  }

  /// Closes every node that its group allows to close.
  @discardableResult
  public mutating func collapseAll(animation: MenuAnimation? = nil) -> MenuChange {
    expand(toDepth: 0, animation: animation)
  }

  /// Opens nodes at depths below `depth` and closes the others; the top level is depth 0.
  @discardableResult
  public mutating func expand(toDepth depth: Int, animation: MenuAnimation? = nil) -> MenuChange {
    opening(animation) { state in state.setOpen(below: -1, at: 0, toDepth: depth) }
  }

  /// Opens the node and scrolls like `expand`, then opens everything below the node.
  @discardableResult
  public mutating func expand(
    under node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !table.isExpandable(node) { return unchanged(animation) }
    let wasOpen = isExpanded(node)
    var change = opening(animation) { state in
      state.openAlone(node.number)
      state.setOpen(below: node.number, at: 0, toDepth: state.table.count)
    }
    if !wasOpen {
      let place = placeIfAwake(node.number)
      change.scroll = scrollToOpened(place, rowsBelow(node.number, place))
    }
    return change
  }

  /// Closes the node, like `collapse`, and everything below it.
  @discardableResult
  public mutating func collapse(
    under node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !table.isExpandable(node) { return unchanged(animation) }
    return opening(animation) { state in
      if state.isExpanded(node), !state.staysOpen(node.number) { state.setOpen(false, node.number) }
      state.setOpen(below: node.number, at: 0, toDepth: 0)
    }
  }

  /// Opens the node's ancestors and the page that it is on, and scrolls to its row, regardless of
  /// the menu's scroll policy.
  ///
  /// A hidden node still has no row afterward, and nothing scrolls.
  @discardableResult
  public mutating func reveal(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !table.contains(node) || table.isSeparator(node) { return unchanged(animation) }
    return reveal(node.number, animation) { _ in }
  }
}

extension MenuExpansion {
  /// Opens a node's ancestors and scrolls to its row, in addition to the other effects of the
  /// event.
  mutating func reveal(
    _ node: Int, _ animation: MenuAnimation?, _ event: (inout MenuExpansion) -> Void
  ) -> MenuChange {
    let listing = listing
    var change = opening(animation) { state in
      event(&state)
      state.openAncestors(node)
    }
    turn(to: table.pageAbove(node), from: listing, in: &change)
    change.scroll = scroll(toNode: node)
    return change
  }

  /// Opens a node if it can open, and closes its rival.
  private func openAlone(_ node: Int) {
    if words.has(MenuWords.open, node) || !isExpandable(node) { return }
    let rival = rival(of: node)
    if rival >= 0 { setOpen(false, rival) }
    setOpen(true, node)
  }

  private func openAncestors(_ node: Int) {
    var ancestor = table.parent(node)
    while ancestor >= 0 {
      openAlone(ancestor)
      ancestor = table.parent(ancestor)
    }
  }

  /// Opens the nodes below `parent` at depths below `limit` and closes the deeper nodes, in
  /// document order.
  private func setOpen(below parent: Int, at depth: Int, toDepth limit: Int) {
    let opens = depth < limit
    // In a single group, no node opens while another is open; in a keep-open group, the first open
    // node stays open. Groups do not count dormant nodes.
    let isSingle = opens && table.groupIsSingle(parent)
    var keepsNext = !opens && table.groupKeepsOpen(parent)
    for node in table.group(parent) {
      if words.has(MenuWords.open, node) != opens, isCollapsible(node) {
        if !isAwake(node) {
          words.mark(MenuWords.open, opens, node)
        } else if keepsNext {
          keepsNext = false
        } else if !isSingle || words.openInfo(parent) == 0 {
          setOpen(opens, node)
        }
      }
      if table.childCount(node) == 0 { continue }
      let isInline = !words.inlines.isEmpty && table.isInline(node)
      setOpen(below: node, at: isInline ? depth : depth + 1, toDepth: limit)
    }
  }

  /// Runs a bulk event that opens and closes nodes. If a node opens or closes, a restored state is
  /// no longer held.
  private mutating func opening(
    _ animation: MenuAnimation?, _ event: (inout MenuExpansion) -> Void
  ) -> MenuChange {
    let change = bulk(animation, event)
    for record in change.records where record.isToggle { words.letGo() }
    return change
  }

  /// Runs a bulk event, which sets flags. Then rebuilds the sizes, and compares the states before
  /// and after the event.
  mutating func bulk(
    _ animation: MenuAnimation?, _ event: (inout MenuExpansion) -> Void
  ) -> MenuChange {
    own()
    let before = MenuSnapshot(self)
    event(&self)
    rebuild()
    var change = MenuChange(animation ?? table.settings.animation)
    compare(before, MenuSnapshot(self), &change)
    change.settleAnimation(in: table)
    return change
  }
}
