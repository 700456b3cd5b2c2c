/// Events that take items away and bring them back; each costs O(N).
extension MenuExpansion {
  /// Hides nodes, with all below them, or shows them again as they were left.
  ///
  /// Separators and nodes outside the menu are passed over. A category left without a child
  /// that is not hidden closes; a `keep-open` group left without an open node opens its first.
  @discardableResult
  public mutating func setHidden(
    _ nodes: [MenuNode], _ isHidden: Bool, animation: MenuAnimation? = nil
  ) -> MenuChange {
    own()
    let before = MenuSnapshot(self)
    for node in nodes where table.contains(node) && !table.isSeparator(node) {
      if isHidden {
        words.set(MenuWords.hidden, node.number)
      } else {
        words.clear(MenuWords.hidden, node.number)
      }
    }
    findEmpty()
    var node = 0
    while node < table.count {
      let isEmpty = words.has(MenuWords.empty, node)
      if isEmpty, before.isOpen(node) { setOpen(false, node) }
      if !isEmpty, before.isEmpty(node), table.flag(.fixed, node) { setOpen(true, node) }
      node += 1
    }
    while node >= 0 {
      node -= 1
      keepOpen(node)
    }
    return finish(before, animation)
  }

  /// Shows exactly these nodes and their ancestors, whatever is open; nil shows the state again.
  ///
  /// Separators have no row under a filter, and hidden nodes still have none. While it is on,
  /// other events change state only. A filter replaces the one before it.
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
