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

  /// Restores what `savedState` returned, and returns the ids that this menu does not know.
  ///
  /// Starts from the initial state, applies the entries, then the rules of each group, so that
  /// the state of an older menu is applied as far as it fits: in a `single` group a node that an
  /// entry opens wins over one that starts open. Hidden nodes and the filter stay as they are;
  /// dormant nodes are restored too. A string that does not begin with `v1` changes nothing and is
  /// unknown as a whole; so is each entry without a sign. Of several entries for one node the last
  /// counts. An entry with an id that an item had before is the item's. In a choice of one, an item
  /// that an entry checks wins over one that starts checked. The current node stays.
  @discardableResult
  public mutating func restore(
    _ state: String, animation: MenuAnimation? = nil
  ) -> (change: MenuChange, unknown: [String]) {
    var unknown = state.isEmpty ? [] : [state]
    var change = unchanged(animation)
    _ = withBytes(of: state) { text, count in
      let isKnown = count >= 2 && text[0] == UInt8(ascii: "v") && text[1] == UInt8(ascii: "1")
      if !isKnown || (count > 2 && text[2] != MenuByte.space) { return 0 }
      own()
      let before = MenuSnapshot(self)
      unknown = []
      apply(text, count, &unknown)
      change = finish(before, animation)
      return 0
    }
    return (change, unknown)
  }

  /// The entries of the nodes that are open, or of those that are closed, unlike at first.
  private func entries(_ isOpen: Bool, _ sign: String) -> String {
    var result = ""
    for rank in 0..<table.count {
      let node = table.column(.nodeByRank, rank)
      let differs = table.flag(.isOpen, node) != isOpen && !table.flag(.isFixed, node)
      if differs, words.has(MenuWords.open, node) == isOpen {
        result += sign + table.idText(node)
      }
    }
    return result
  }

  /// The entries of the nodes that are checked, or of those that are unchecked, unlike at first.
  private func checkEntries(_ isChecked: Bool, _ sign: String) -> String {
    if checks.bits.isEmpty { return "" }
    var result = ""
    for rank in 0..<table.count {
      let node = table.column(.nodeByRank, rank)
      if table.flag(.isChecked, node) != isChecked, checks.has(node) == isChecked {
        result += sign + table.idText(node)
      }
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
      let sign = MenuEntrySign(text[start], end - start)
      let id = sign == nil ? start : start + 1
      var node = sign == nil ? -1 : table.find(text + id, end - id)
      if sign != nil, node < 0, table.formerIDCount > 0, id < end {
        let former = formerIDs ?? MenuFormerIDs(table)
        formerIDs = former
        node = former.find(text + id, end - id)
      }
      if let sign, node >= 0 {
        apply(sign, node)
      } else if end > start {
        let named = id == end ? start : id
        let word = UnsafeBufferPointer(start: text + named, count: end - named)
        unknown.append(String(decoding: word, as: UTF8.self))
      }
      start = end + 1
    }
    words.isHeld = true
    words.settled = []
    settleGroups()
    settleChecks()
  }

  private mutating func apply(_ sign: MenuEntrySign, _ node: Int) {
    switch sign {
    case .opened, .closed:
      if !isExpandable(node) || table.flag(.isFixed, node) { return }
      mark(sign == .opened, node)
    case .checked, .unchecked:
      if !checks.isItem(node) { return }
      checks.set(sign == .checked, node, in: checks.group(of: node))
    }
    if words.entry(node) == 0 { words.addEntry(1, node) }
  }
}

/// What an entry of a saved state says of its node.
private enum MenuEntrySign {
  case checked, opened, closed, unchecked

  /// Nil for a byte that is no sign, and for no byte at all.
  init?(_ byte: UInt8, _ count: Int) {
    switch byte {
    case MenuByte.star where count > 0: self = .checked
    case MenuByte.plus where count > 0: self = .opened
    case MenuByte.minus where count > 0: self = .closed
    case MenuByte.slash where count > 0: self = .unchecked
    default: return nil
    }
  }
}
