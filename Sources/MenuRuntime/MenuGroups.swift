/// Dormant items, and the rules of groups, which count awake members only.
extension MenuExpansion {
  /// Whether the node is not dormant: neither hidden nor empty.
  func isAwake(_ node: Int) -> Bool { !words.has(MenuWords.dormant, node) }

  /// Whether the node can be open: it is a category, but not a page, or has a body.
  func isExpandable(_ node: Int) -> Bool {
    (table.flag(.isCategory, node) && !table.flag(.isPage, node)) || table.flag(.hasBody, node)
  }

  /// Whether events can both open and close the node.
  func isCollapsible(_ node: Int) -> Bool { isExpandable(node) && !table.flag(.isFixed, node) }

  /// Whether the rules of its group count the node: it is awake, and opens and closes by events.
  func isMember(_ node: Int) -> Bool { isAwake(node) && isCollapsible(node) }

  /// The first child that the rules of the group count, or −1.
  func firstMember(_ parent: Int) -> Int { table.group(parent).first(where: isMember) ?? -1 }

  /// The sibling that closes when this node opens, or −1.
  func rival(of node: Int) -> Int {
    let parent = table.parent(node)
    return table.groupIsSingle(parent) && isMember(node) ? words.openInfo(parent) - 1 : -1
  }

  /// Whether an open node cannot be closed: it is fixed, or the last node that its group keeps
  /// open.
  func staysOpen(_ node: Int) -> Bool {
    if table.flag(.isFixed, node) { return true }
    let parent = table.parent(node)
    if !table.groupKeepsOpen(parent) || !isAwake(node) { return false }
    return table.groupIsSingle(parent) || words.openInfo(parent) == 1
  }

  /// Marks a node as open or closed and counts it in its group; the caller updates the sizes.
  func setOpen(_ isOpen: Bool, _ node: Int) {
    words.mark(MenuWords.open, isOpen, node)
    if !isAwake(node) || table.flag(.isFixed, node) { return }
    let parent = table.parent(node)
    let info = words.openInfo(parent)
    if !table.groupIsSingle(parent) {
      words.setOpenInfo(isOpen ? info + 1 : info - 1, parent)
    } else if isOpen {
      words.setOpenInfo(node + 1, parent)
    } else if info == node + 1 {
      words.setOpenInfo(0, parent)
    }
  }

  /// Applies the rules of all groups after items became dormant or awake, or were marked open or
  /// closed.
  ///
  /// Of several open members of a `single` group, one stays open: the first whose entry in the
  /// words is 1 or, if there is none, the first. A `keep-open` group without an open member opens
  /// its first member. The counts are invalid afterward.
  func settleGroups() {
    for parent in -1..<table.count {
      if table.groupIsSingle(parent) || table.groupKeepsOpen(parent) { settleGroup(parent) }
    }
  }

  private func settleGroup(_ parent: Int) {
    var first = -1
    var stays = -1
    var openCount = 0
    for node in table.group(parent) where isMember(node) {
      if first < 0 { first = node }
      if words.has(MenuWords.open, node) {
        openCount += 1
        if stays < 0 || words.entry(node) > words.entry(stays) { stays = node }
      }
    }
    if openCount == 0, first >= 0, table.groupKeepsOpen(parent) { settle(first) }
    if openCount < 2 || !table.groupIsSingle(parent) { return }
    for node in table.group(parent) where node != stays {
      if words.has(MenuWords.open, node), isMember(node) { settle(node) }
    }
  }

  /// Opens a closed node, or closes an open one, as the rules of its group require.
  private func settle(_ node: Int) {
    words.flip(MenuWords.open, node)
    if words.isHeld { words.settled.append(node) }
  }

  /// Undoes the changes that group rules made to a restored state.
  func unsettle() {
    for node in words.settled { words.flip(MenuWords.open, node) }
    words.settled = []
  }

  /// Lets the open member of each `single` group win when the rules are applied: clears all counts,
  /// then sets the entry of each such member to 1.
  func preferHolders() {
    for parent in (-1..<table.count).reversed() {
      let info = words.openInfo(parent)
      words.clearCount(parent)
      if info > 0, table.groupIsSingle(parent) { words.addEntry(1, info - 1) }
    }
  }
}
