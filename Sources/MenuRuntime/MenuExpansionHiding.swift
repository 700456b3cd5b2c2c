/// Events that take items away and bring them back; each costs O(N).
extension MenuExpansion {
  /// Hides nodes, with all below them, or shows them again as they were left.
  ///
  /// Separators and nodes outside the menu are passed over. Nodes that fall dormant keep their
  /// state. An open node that wakes in a `single` group where another is open closes, as do, of
  /// several that wake, all but the first; a `keep-open` group left without an open node opens its
  /// first. After `restore`, until an event opens or closes a node, the groups are settled from
  /// the restored state, so that rows may come and go after it as well as before.
  @discardableResult
  public mutating func setHidden(
    _ nodes: [MenuNode], _ isHidden: Bool, animation: MenuAnimation? = nil
  ) -> MenuChange {
    own()
    let before = MenuSnapshot(self)
    unsettle()
    countHolders()
    for node in nodes where table.contains(node) && !table.isSeparator(node) {
      if isHidden {
        words.set(MenuWords.hidden, node.number)
      } else {
        words.clear(MenuWords.hidden, node.number)
      }
    }
    findEmpty()
    settleGroups()
    return finish(before, animation)
  }

  /// Shows exactly these nodes and their ancestors, whatever is open; nil shows the state again.
  ///
  /// Separators have no row under a filter, and hidden nodes still have none. While it is on,
  /// `setHidden` moves rows; other events change state only. A filter makes nothing dormant, and
  /// replaces the one before it.
  @discardableResult
  public mutating func filter(
    _ nodes: [MenuNode]?, animation: MenuAnimation? = nil
  ) -> MenuChange {
    own()
    let before = MenuSnapshot(self)
    var number = -1
    while number < table.count {
      words.clear(MenuWords.kept, number)
      number += 1
    }
    if let nodes {
      words.set(MenuWords.kept, -1)
      for node in nodes where table.contains(node) && !table.isSeparator(node) {
        number = node.number
        while !words.has(MenuWords.kept, number) {
          words.set(MenuWords.kept, number)
          number = table.parentNumber(number)
        }
      }
    }
    return finish(before, animation)
  }

  /// Clears all counts but that of each open member of a `single` group, which is 1.
  private func countHolders() {
    var parent = table.count
    while parent >= 0 {
      parent -= 1
      let info = words.openInfo(parent)
      words.clearCounts(parent)
      if info > 0, table.groupIsSingle(parent) { words.addEntry(1, info - 1) }
    }
  }

  /// Marks the categories without body whose children, if any, are all hidden.
  private func findEmpty() {
    var node = 0
    while node < table.count {
      if table.flag(.category, node), !table.flag(.body, node) { words.set(MenuWords.empty, node) }
      if !words.has(MenuWords.hidden, node) {
        words.clear(MenuWords.empty, table.parentNumber(node))
      }
      node += 1
    }
  }
}
