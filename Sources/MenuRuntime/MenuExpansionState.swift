/// What can be kept between runs of the program.
extension MenuExpansion {
  /// `v1`, then `+id` or `-id` for each node that events opened or closed, sorted by UTF-8
  /// bytes, separated by spaces.
  ///
  /// Holds dormant nodes too; neither what is hidden nor a filter, nor nodes that cannot be
  /// closed.
  public var savedState: String { "v1" + entries(true, " +") + entries(false, " -") }

  /// Brings back what `savedState` kept, and says which ids this menu does not know.
  ///
  /// Starts from the initial state, applies the entries, then the rules of each group, so that
  /// a state of an older menu is taken as far as it goes: in a `single` group a node that an
  /// entry opens wins over one that starts open. Hidden nodes and the filter stay as they are;
  /// entries of dormant nodes are kept. A text that does not begin with `v1` changes nothing and
  /// is unknown as a whole; so is each entry without `+` or `-`. Of several entries for one node
  /// the last counts.
  @discardableResult
  public mutating func restore(
    _ state: String, animation: MenuAnimation? = nil
  ) -> (change: MenuChange, unknown: [String]) {
    var unknown = state.isEmpty ? [] : [state]
    var change = unchanged(animation)
    _ = withBytes(of: state) { text, count in
      let isKnown = count >= 2 && text[0] == 0x76 && text[1] == 0x31
      if !isKnown || (count > 2 && text[2] != 0x20) { return 0 }
      own()
      let before = MenuSnapshot(self)
      unknown = []
      apply(text, count, &unknown)
      change = finish(before, animation)
      return 0
    }
    return (change, unknown)
  }

  /// The entries of the nodes that are open, or closed, unlike at first.
  @inline(never) private func entries(_ isOpen: Bool, _ sign: String) -> String {
    var result = ""
    var rank = 0
    while rank < table.count {
      let node = table.column(5, rank)
      let differs = table.flag(.open, node) != isOpen && !table.flag(.fixed, node)
      if differs, words.has(MenuWords.open, node) == isOpen {
        result += sign + table.idText(node)
      }
      rank += 1
    }
    return result
  }

  /// Marks the initial state and what the entries of a saved state say, counting 1 for each node
  /// that has an entry, then applies the rules.
  private func apply(_ text: UnsafePointer<UInt8>, _ count: Int, _ unknown: inout [String]) {
    words.clearCounts()
    var node = 0
    while node < table.count {
      mark(table.flag(.open, node), node)
      node += 1
    }
    var start = 3
    while start < count {
      var end = start
      while end < count, text[end] != 0x20 { end += 1 }
      let isOpen = text[start] == 0x2B
      let id = isOpen || text[start] == 0x2D ? start + 1 : start
      node = id == start ? -1 : table.find(text + id, end - id)
      if node >= 0 {
        if isExpandable(node), !table.flag(.fixed, node) {
          mark(isOpen, node)
          if words.entry(node) == 0 { words.addEntry(1, node) }
        }
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
  }
}
