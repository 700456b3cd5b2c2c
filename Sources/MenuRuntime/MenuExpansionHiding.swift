/// Events that hide and show items.
///
/// Each takes as long as a toggle for each node that comes or goes; under a filter, or while a restored
/// state is held, O(N).
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
    var flips: [Int] = []
    for node in nodes where table.contains(node) {
      if words.hasSeparators, table.isSeparator(node) { continue }
      let hides = words.conditions.setHiddenByProgram(isHidden, node.number)
      if hides != words.has(MenuWords.hidden, node.number) {
        words.flip(MenuWords.hidden, node.number)
        flips.append(node.number)
      }
    }
    return finishHiding(flips, animation)
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

  /// Begins an event after which nodes may be dormant or awake that were not, at the cost of a look at
  /// each node.
  func beginWaking() -> MenuSnapshot {
    let before = MenuSnapshot(self)
    unsettle()
    countHolders()
    return before
  }

  /// Ends such an event.
  mutating func finishWaking(_ before: MenuSnapshot, _ animation: MenuAnimation?) -> MenuChange {
    tidySeparators()
    findEmpty()
    settleGroups()
    return finish(before, animation)
  }

  /// Shows those separators that have a row of their group on either side, of several in a row only
  /// the first.
  func tidySeparators() {
    if !words.hasSeparators { return }
    var group = -2
    var waiting = -1
    var hasRow = false
    for node in 0..<table.count {
      let parent = table.parentNumber(node)
      if parent != group {
        group = parent
        waiting = -1
        hasRow = false
      }
      if table.flag(.isSeparator, node) {
        words.set(MenuWords.hidden, node)
        if hasRow, waiting < 0 { waiting = node }
      } else if !words.has(MenuWords.hidden, node) {
        if waiting >= 0 { words.clear(MenuWords.hidden, waiting) }
        waiting = -1
        hasRow = true
      }
    }
  }

  /// Clears all counts, then sets the entry of the open member of each `single` group to 1.
  func countHolders() {
    for parent in (-1..<table.count).reversed() {
      let info = words.openInfo(parent)
      words.clearCounts(parent)
      if info > 0, table.groupIsSingle(parent) { words.addEntry(1, info - 1) }
    }
  }

  /// Marks the categories without body whose children, if any, are all hidden or separators, and the
  /// slots without body and rows.
  private func findEmpty() {
    for node in 0..<table.count {
      if table.flag(.isCategory, node), !table.flag(.hasBody, node) {
        words.set(MenuWords.empty, node)
      }
      if !words.has(MenuWords.hidden, node), !table.flag(.isSeparator, node) {
        words.clear(MenuWords.empty, table.parentNumber(node))
      }
    }
    findFilledSlots()
  }
}
