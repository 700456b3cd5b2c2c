/// Applies the rules of groups to the states that items declare (ExpansionRules.md, section 3).
///
/// A node that can't be collapsed is open, and a dormant node starts as declared. The rules count
/// neither. Among the other nodes, a `single` group keeps only its first open node open, and a
/// `keep-open` group without an open node opens its first node.
func resolveInitialState(of menu: inout LoweredMenu) {
  let top = 0..<menu.topLevelCount
  menu.applyRules(to: top, isSingle: menu.topLevelIsSingle, keepsOpen: menu.topLevelKeepsOpen)
  for node in 0..<menu.count where menu.childCounts[node] > 0 {
    let flags = menu.flags[node]
    menu.applyRules(
      to: menu.children(of: node), isSingle: flags.contains(.single),
      keepsOpen: flags.contains(.keepOpen))
  }
}

/// Computes the number of rows that each node shows when open, and builds the Fenwick trees.
func countRows(of menu: inout LoweredMenu) {
  menu.shownRows = Array(repeating: 0, count: menu.count)
  menu.sizeTree = Array(repeating: 0, count: menu.count)
  for node in (0..<menu.count).reversed() {
    if menu.hasSlotRowAtFirst(node) { menu.shownRows[node] = 1 }
    let size = menu.visibleSize(of: node)
    menu.sizeTree[node] = size
    if menu.parents[node] >= 0 { menu.shownRows[Int(menu.parents[node])] += size }
  }
  buildFenwickTree(over: 0..<menu.topLevelCount, in: &menu.sizeTree)
  for node in 0..<menu.count where menu.childCounts[node] > 0 {
    buildFenwickTree(over: menu.children(of: node), in: &menu.sizeTree)
  }
}

private func buildFenwickTree(over group: Range<Int>, in tree: inout [Int32]) {
  for index in 1..<max(group.count, 1) {
    let above = index + (index & -index)
    if above <= group.count {
      tree[group.lowerBound + above - 1] += tree[group.lowerBound + index - 1]
    }
  }
}

extension LoweredMenu {
  func children(of node: Int) -> Range<Int> {
    Int(firstChildren[node])..<Int(firstChildren[node] + childCounts[node])
  }

  fileprivate func isExpandable(_ node: Int) -> Bool {
    !flags[node].isDisjoint(with: [.category, .body]) && !flags[node].contains(.page)
  }

  /// Whether the node is neither hidden nor an empty category.
  fileprivate func isAwake(_ node: Int) -> Bool { !isAbsentAtFirst[node] && !isEmpty(node) }

  /// Whether the node is a category, other than a page, that would show nothing if it were opened.
  private func isEmpty(_ node: Int) -> Bool {
    guard flags[node].contains(.category), flags[node].isDisjoint(with: [.body, .page]) else {
      return false
    }
    return !hasSlotRowAtFirst(node)
      && children(of: node).allSatisfy { isAbsentAtFirst[$0] }
  }

  /// Whether the node is a slot that shows its placeholder initially.
  func hasSlotRowAtFirst(_ node: Int) -> Bool { flags[node].contains(.placeholder) }

  /// The number of rows of a node and of everything visible below it.
  fileprivate func visibleSize(of node: Int) -> Int32 {
    if isAbsentAtFirst[node] { return 0 }
    return flags[node].contains(.open) ? ownRows(node) + shownRows[node] : 1
  }

  fileprivate mutating func applyRules(to group: Range<Int>, isSingle: Bool, keepsOpen: Bool) {
    guard isSingle || keepsOpen else { return }
    let members = group.filter { node in
      isExpandable(node) && !flags[node].contains(.fixed) && isAwake(node)
    }
    let open = members.filter { flags[$0].contains(.open) }
    if isSingle { for node in open.dropFirst() { flags[node].remove(.open) } }
    if keepsOpen, open.isEmpty, let first = members.first { flags[first].insert(.open) }
  }
}
