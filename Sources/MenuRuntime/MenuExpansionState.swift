/// Saving and restoring the state.
extension MenuExpansion {
  /// `v1`, then `*id`, `+id`, `-id` or `/id` for each node that is checked, open, closed or unchecked
  /// unlike at first, sorted by their UTF-8 bytes and separated by spaces.
  ///
  /// Includes dormant nodes, but neither what is hidden, nor a filter, nor nodes that cannot be
  /// closed.
  public var savedState: String {
    "v1" + checkEntries(true, " *") + entries(true, " +") + entries(false, " -")
      + checkEntries(false, " /")
  }

  /// Restores what `savedState` returned, and returns the ids that this menu does not know, in the
  /// order of the string and as often as it has them.
  ///
  /// Starts from the initial state, applies the entries, then the rules of each group, so that
  /// the state of an older menu is applied as far as it fits: in a `single` group a node that an
  /// entry opens wins over one that starts open. Hidden nodes and the filter stay as they are;
  /// dormant nodes are restored too. A string that does not begin with the word `v1` changes nothing
  /// and is unknown as a whole; so is each entry without a sign. Words end at U+0020 only. Of several
  /// entries for one node the last
  /// counts. An entry with an id that an item had before is the item's. In a choice of one, an item
  /// that an entry checks wins over one that starts checked. The current node stays.
  @discardableResult
  public mutating func restore(
    _ state: String, animation: MenuAnimation? = nil
  ) -> (change: MenuChange, unknown: [String]) {
    var unknown = state.isEmpty ? [] : [state]
    var change = unchanged(animation)
    withBytes(of: state) { text, count in
      let isKnown = count >= 2 && text[0] == UInt8(ascii: "v") && text[1] == UInt8(ascii: "1")
      if !isKnown || (count > 2 && text[2] != MenuByte.space) { return }
      own()
      let before = MenuSnapshot(self)
      unknown = []
      apply(text, count, &unknown)
      change = finish(before, animation)
    }
    return (change, unknown)
  }

  /// The entries of the nodes that are open and were not at first, or the other way round.
  private func entries(_ isOpen: Bool, _ sign: String) -> String {
    entries(sign) { node in
      words.has(MenuWords.open, node) == isOpen && table.flag(.isOpen, node) != isOpen
        && !table.flag(.isFixed, node)
    }
  }

  func entries(_ sign: String, of isListed: (Int) -> Bool) -> String {
    var result = ""
    for rank in 0..<table.count {
      let node = table.column(.nodeByRank, rank)
      if isListed(node) { result += sign + table.idText(node) }
    }
    return result
  }

  /// Marks the initial state, then what the entries of a saved state say, where it sets the count of
  /// each node that has an entry to 1, then applies the rules.
  private mutating func apply(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ unknown: inout [String]
  ) {
    words.clearCounts()
    for node in 0..<table.count { mark(table.flag(.isOpen, node), node) }
    checks = MenuChecks(table)
    var formerIDs: MenuFormerIDs?
    var start = 3
    while start < count {
      var end = start
      while end < count, text[end] != MenuByte.space { end += 1 }
      let sign = end > start ? text[start] : 0
      let hasSign =
        sign == MenuByte.star || sign == MenuByte.plus || sign == MenuByte.minus
        || sign == MenuByte.slash
      let id = hasSign ? start + 1 : start
      var node = hasSign ? table.find(text + id, end - id) : -1
      if hasSign, node < 0, table.formerIDCount > 0, id < end {
        let former = formerIDs ?? MenuFormerIDs(table)
        formerIDs = former
        node = former.find(text + id, end - id)
      }
      if node >= 0 {
        apply(sign, node)
      } else if end > start {
        let named = id == end ? start : id
        unknown.append(MenuByte.text(text + named, end - named))
      }
      start = end + 1
    }
    words.isHeld = true
    words.settled = []
    settleGroups()
    settleChecks()
  }

  /// Marks what the entry with this sign says of its node.
  private mutating func apply(_ sign: UInt8, _ node: Int) {
    if sign == MenuByte.plus || sign == MenuByte.minus {
      if !isExpandable(node) || table.flag(.isFixed, node) { return }
      mark(sign == MenuByte.plus, node)
    } else if !restoreCheck(sign == MenuByte.star, node) {
      return
    }
    if words.entry(node) == 0 { words.addEntry(1, node) }
  }
}
