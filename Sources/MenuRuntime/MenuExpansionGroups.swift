/// Dormant items, and the rules of groups, which count awake members only.
extension MenuExpansion {
  /// Whether the node is not dormant: neither hidden nor empty.
  func isAwake(_ node: Int) -> Bool { !words.has(MenuWords.dormant, node) }

  /// Whether events open and close the node: it is a category or has a body.
  func isExpandable(_ node: Int) -> Bool {
    table.flag(.isCategory, node) || table.flag(.hasBody, node)
  }

  func isExpandable(_ node: MenuNode) -> Bool {
    table.contains(node) && isExpandable(node.number)
  }

  /// Whether the rules of its group count the node: it is awake, and opens and closes by events.
  func isMember(_ node: Int) -> Bool {
    isAwake(node) && isExpandable(node) && !table.flag(.isFixed, node)
  }

  /// The sibling that closes when this node opens, or −1.
  func rival(of node: Int) -> Int {
    let parent = table.parentNumber(node)
    if !table.groupIsSingle(parent) || !isAwake(node) || table.flag(.isFixed, node) { return -1 }
    return words.openInfo(parent) - 1
  }

  /// Whether an open node cannot be closed: it is fixed, or the last that its group keeps open.
  func staysOpen(_ node: Int) -> Bool {
    if table.flag(.isFixed, node) { return true }
    let parent = table.parentNumber(node)
    if !table.groupKeepsOpen(parent) || !isAwake(node) { return false }
    return table.groupIsSingle(parent) || words.openInfo(parent) == 1
  }

  /// Marks a node open or closed.
  func mark(_ isOpen: Bool, _ node: Int) {
    if isOpen { words.set(MenuWords.open, node) } else { words.clear(MenuWords.open, node) }
  }

  /// Marks a node open or closed and counts it in its group; the caller updates the sizes.
  func setOpen(_ isOpen: Bool, _ node: Int) {
    mark(isOpen, node)
    if !isAwake(node) || table.flag(.isFixed, node) { return }
    let parent = table.parentNumber(node)
    let info = words.openInfo(parent)
    if !table.groupIsSingle(parent) {
      words.setOpenInfo(isOpen ? info + 1 : info - 1, parent)
    } else if isOpen {
      words.setOpenInfo(node + 1, parent)
    } else if info == node + 1 {
      words.setOpenInfo(0, parent)
    }
  }

  /// Applies the rules of all groups after items fell dormant or woke, or were marked.
  ///
  /// Of several open members of a `single` group one stays open: the first whose count in
  /// `words` is 1, or else the first. A `keep-open` group without an open member opens its first.
  /// Counts have no meaning afterwards.
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

  /// Opens a closed node, or closes an open one, because its group's rules say so.
  private func settle(_ node: Int) {
    mark(!words.has(MenuWords.open, node), node)
    if words.isHeld { words.settled.append(node) }
  }

  /// Takes back what the rules did to a restored state since it was restored.
  func unsettle() {
    for node in words.settled { mark(!words.has(MenuWords.open, node), node) }
    words.settled = []
  }
}
