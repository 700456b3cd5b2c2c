/// Inline groups, whose rows are among the rows of their siblings.
///
/// An inline group is hidden while it is empty, so a state stores separately whether the program or
/// a condition hides it.
struct MenuInlines: Sendable {
  /// The groups, ascending by number.
  private var nodes: [Int] = []
  /// Whether the program or a condition hides each group.
  private var hides: [Bool] = []

  var isEmpty: Bool { nodes.isEmpty }

  /// Adds a group, whose number is higher than the numbers of all other groups.
  mutating func append(_ node: Int, isHidden: Bool) {
    nodes.append(node)
    hides.append(isHidden)
  }

  /// Notes whether the program or a condition hides a group, and returns whether this has changed;
  /// nil for a node that is not an inline group.
  mutating func setHidden(_ isHidden: Bool, _ node: Int) -> Bool? {
    guard let wasHidden = self.isHidden(node) else { return nil }
    if wasHidden == isHidden { return false }
    hides[place(of: node)] = isHidden
    return true
  }

  /// Whether the program or a condition hides a group; nil for a node that is not an inline group.
  func isHidden(_ node: Int) -> Bool? {
    let place = place(of: node)
    return place < nodes.count && nodes[place] == node ? hides[place] : nil
  }

  /// Visits the groups from the last to the first, so that each comes after the groups below it.
  func forEachUpwards(_ visit: (_ node: Int, _ isHidden: Bool) -> Void) {
    for place in nodes.indices.reversed() { visit(nodes[place], hides[place]) }
  }

  /// The number of groups with lower numbers, found by binary search.
  private func place(of node: Int) -> Int {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension MenuExpansion {
  /// Whether the node is an inline group without a heading, which has no row of its own.
  func isRowless(_ node: Int) -> Bool { !words.inlines.isEmpty && table.isRowless(node) }

  /// The number of rows that a node itself has: 1, or 0 for an inline group without a heading.
  func ownRows(_ node: Int) -> Int { isRowless(node) ? 0 : 1 }

  /// Hides the inline groups, so that none counts for the node above it.
  func hideInlines() {
    words.inlines.forEachUpwards { node, _ in words.set(MenuWords.hidden, node) }
  }

  /// Shows the inline groups that are not empty, unless the program or a condition hides them.
  func settleInlines() {
    words.inlines.forEachUpwards { node, isHidden in
      if isHidden || words.has(MenuWords.empty, node) { return }
      words.clear(MenuWords.hidden, node)
      words.clear(MenuWords.empty, table.parent(node))
    }
  }

  /// Decides which separators show in all groups, treating inline groups as part of the group
  /// above.
  func tidyLines() {
    for parent in -1..<table.count where parent < 0 || !table.isInline(parent) {
      var line = MenuLine()
      tidyLine(parent, &line, isGone: false)
    }
  }

  /// Shows and hides the separators of a group and of its inline groups, as if all were one group;
  /// if the group is gone, hides them.
  private func tidyLine(_ parent: Int, _ line: inout MenuLine, isGone: Bool) {
    var isEmpty = true
    for node in table.group(parent) {
      if table.isFooter(node) {
        words.mark(MenuWords.hidden, isGone || isEmpty, node)
        continue
      }
      if table.flag(.isSeparator, node) {
        let group = table.inlineOfBorder(node)
        let isOfHidden = group >= 0 && words.has(MenuWords.hidden, group)
        words.set(MenuWords.hidden, node)
        if isGone || isOfHidden || !line.hasRows || line.separator >= 0 { continue }
        line.separator = node
        continue
      }
      let isHidden = isGone || words.has(MenuWords.hidden, node)
      if !isHidden { isEmpty = false }
      if !isHidden, !isRowless(node) || table.flag(.isSlot, node) {
        if line.separator >= 0 { words.clear(MenuWords.hidden, line.separator) }
        line.separator = -1
        line.hasRows = true
      }
      if table.isInline(node) { tidyLine(node, &line, isGone: isHidden) }
    }
  }
}

extension MenuTable {
  /// The inline node that a separator borders; nil for any other node.
  public func group(ofBorder separator: MenuNode) -> MenuNode? {
    if !isSeparator(separator) { return nil }
    let group = inlineOfBorder(separator.number)
    return group < 0 ? nil : MenuNode(group)
  }
}

/// The progress of tidying separators.
private struct MenuLine {
  var hasRows = false
  /// The separator that shows if a row follows, or −1.
  var separator = -1
}
