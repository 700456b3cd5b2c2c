/// Events that hide and show items; each takes O(N).
extension MenuExpansion {
  /// Hides nodes with everything below them, or shows them again as they were.
  ///
  /// Separators and nodes outside the menu are passed over. Nodes that fall dormant keep their
  /// state. An open node that wakes in a `single` group where another is open closes, as do, of
  /// several that wake, all but the first; a `keep-open` group without an open node opens its first.
  /// After `restore`, until an event opens or closes a node, the rules of groups start from the
  /// restored state, so that rows may come and go after it as well as before.
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

  /// Gives rows to exactly these nodes and their ancestors, whatever is open; nil ends the filter.
  ///
  /// Separators have no row under a filter, and hidden nodes still have none. While a filter is on,
  /// `setHidden` moves rows; other events only change state. A filter makes nothing dormant, and
  /// replaces the one before it.
  @discardableResult
  public mutating func filter(
    _ nodes: [MenuNode]?, animation: MenuAnimation? = nil
  ) -> MenuChange {
    own()
    let before = MenuSnapshot(self)
    for number in -1..<table.count { words.clear(MenuWords.kept, number) }
    if let nodes {
      words.set(MenuWords.kept, -1)
      for node in nodes where table.contains(node) && !table.isSeparator(node) {
        var number = node.number
        while !words.has(MenuWords.kept, number) {
          words.set(MenuWords.kept, number)
          number = table.parentNumber(number)
        }
      }
    }
    return finish(before, animation)
  }

  /// Clears all counts, then sets the entry of the open member of each `single` group to 1.
  private func countHolders() {
    for parent in (-1..<table.count).reversed() {
      let info = words.openInfo(parent)
      words.clearCounts(parent)
      if info > 0, table.groupIsSingle(parent) { words.addEntry(1, info - 1) }
    }
  }

  /// Marks the categories without body whose children, if any, are all hidden.
  private func findEmpty() {
    for node in 0..<table.count {
      if table.flag(.isCategory, node), !table.flag(.hasBody, node) {
        words.set(MenuWords.empty, node)
      }
      if !words.has(MenuWords.hidden, node) {
        words.clear(MenuWords.empty, table.parentNumber(node))
      }
    }
  }
}
