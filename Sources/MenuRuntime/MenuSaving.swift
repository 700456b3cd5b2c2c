/// The signs of the entries in a saved state, in the order of their bytes.
private enum MenuSign: String, CaseIterable {
  case checked = "*"
  case open = "+"
  case closed = "-"
  case unchecked = "/"

  init?(_ byte: UInt8) {
    switch byte {
    case MenuByte.star: self = .checked
    case MenuByte.plus: self = .open
    case MenuByte.minus: self = .closed
    case MenuByte.slash: self = .unchecked
    default: return nil
    }
  }

  /// Whether an entry with this sign is about a check item.
  var isCheck: Bool { self == .checked || self == .unchecked }
}

/// The initial state.
extension MenuExpansion {
  /// The menu before any event.
  public init(_ table: MenuTable) {
    self.init(table, MenuWords(count: table.count, conditions: MenuConditionState(table)))
    var slots: [Int] = []
    var inlines: [Int] = []
    for node in 0..<table.count {
      let shown = table.column(.shownRows, node)
      words.addEntry(table.column(.sizeTree, node), node)
      words.addShown(shown, node)
      if shown == 0, canBeEmpty(node) { words.set(MenuWords.empty, node) }
      if table.flag(.isOpen, node) {
        words.set(MenuWords.open, node)
        if table.isInline(node) { inlines.append(node) }
      }
      if table.flag(.isHidden, node) {
        _ = words.conditions.setHidden(true, node)
        words.set(MenuWords.hidden, node)
      }
      if table.flag(.isSeparator, node) { words.hasSeparators = true }
      if table.flag(.isSlot, node) { slots.append(node) }
    }
    if !slots.isEmpty { words.slots = MenuSlots(slots, in: table) }
    words.conditions.start(table.conditions) { node in words.set(MenuWords.hidden, node) }
    for node in inlines { words.inlines.append(node, isHidden: words.has(MenuWords.hidden, node)) }
    hideInlines()
    settleInlines()
    tidySeparators()
    for node in 0..<table.topLevelCount { words.addShown(size(node), -1) }
    for node in 0..<table.count where words.has(MenuWords.open, node) { setOpen(true, node) }
    findAbsent()
    _ = followLanguage(after: 0, nil)
  }
}

/// Saving and restoring the state.
extension MenuExpansion {
  /// `v1`, then `*id`, `+id`, `-id` or `/id` for each node that is checked, open, closed or
  /// unchecked but was not in the initial state. The entries are sorted by their UTF-8 bytes and
  /// separated by spaces.
  ///
  /// The state includes dormant nodes. It does not include which nodes are hidden, current or
  /// matches of a filter, which page is open, the values of conditions, or nodes that cannot be
  /// closed.
  public var savedState: String {
    var result = "v1"
    for sign in MenuSign.allCases where !sign.isCheck || checks.hasItems {
      for rank in 0..<table.count {
        let node = table.column(.nodeByRank, rank)
        if isSaved(sign, node) { result += " " + sign.rawValue + table.idText(node) }
      }
    }
    return result
  }

  /// Restores a state that `savedState` returned, and returns the ids that the menu does not have,
  /// in the order of the string and with repetitions.
  ///
  /// Starts from the initial state, applies the entries, then the rules of each group, so that the
  /// state of an older menu is applied as far as it fits: in a `single` group, a node that an entry
  /// opens wins over a node that starts open. Hidden nodes and the filter stay as they are; dormant
  /// nodes are restored too. A string that does not begin with the word `v1` changes nothing and,
  /// unless it is empty, is returned as a whole; each entry without a sign is returned, too. Only
  /// U+0020 ends a word. Of several entries for one node, the last counts. An entry with a former
  /// id of an item applies to the item. In a choice of one, an item that an entry checks wins over
  /// an item that starts checked. The current node stays current.
  @discardableResult
  public mutating func restore(
    _ state: String, animation: MenuAnimation? = nil
  ) -> (change: MenuChange, unknown: [String]) {
    var unknown = state.isEmpty ? [] : [state]
    var change = unchanged(animation)
    withBytes(of: state) { text, count in
      let isKnown = count >= 2 && text[0] == UInt8(ascii: "v") && text[1] == UInt8(ascii: "1")
      if !isKnown || (count > 2 && text[2] != MenuByte.space) { return }
      change = bulk(animation) { state in unknown = state.restoreEntries(text, count) }
    }
    return (change, unknown)
  }
}

extension MenuExpansion {
  /// Whether a saved state has an entry with this sign for the node.
  private func isSaved(_ sign: MenuSign, _ node: Int) -> Bool {
    if sign.isCheck {
      let isChecked = sign == .checked
      return checks.isChecked(node) == isChecked && table.flag(.isChecked, node) != isChecked
    }
    let isOpen = sign == .open
    return words.has(MenuWords.open, node) == isOpen && table.flag(.isOpen, node) != isOpen
      && !table.flag(.isFixed, node)
  }

  /// Applies the entries of a saved state to the state before any event, then the rules of groups,
  /// and returns the ids that the menu does not have. The caller rebuilds the sizes.
  private mutating func restoreEntries(_ text: UnsafePointer<UInt8>, _ count: Int) -> [String] {
    var unknown: [String] = []
    var restored: [Int: Bool] = [:]
    words.clearCounts()
    for node in 0..<table.count { words.mark(MenuWords.open, table.flag(.isOpen, node), node) }
    var formerIDs: MenuFormerIDs?
    var start = 3
    while start < count {
      var end = start
      while end < count, text[end] != MenuByte.space { end += 1 }
      let sign = end > start ? MenuSign(text[start]) : nil
      let id = sign == nil ? start : start + 1
      var node = sign == nil ? -1 : table.find(text + id, end - id)
      if sign != nil, node < 0, table.formerIDCount > 0, id < end {
        let former = formerIDs ?? MenuFormerIDs(table)
        formerIDs = former
        node = former.find(text + id, end - id)
      }
      if let sign, node >= 0 {
        restore(sign, node, &restored)
      } else if end > start {
        let named = id == end ? start : id
        unknown.append(MenuByte.text(text + named, end - named))
      }
      start = end + 1
    }
    checks.restore(restored, in: table)
    followRestored()
    words.isHeld = true
    words.settled = []
    settleGroups()
    return unknown
  }

  /// Applies an entry with this sign to the node; a check is only added to `checks`.
  private func restore(_ sign: MenuSign, _ node: Int, _ checks: inout [Int: Bool]) {
    if sign.isCheck {
      if table.isCheckItem(node) { checks[node] = sign == .checked }
    } else if isCollapsible(node) {
      words.mark(MenuWords.open, sign == .open, node)
      // The entry marks the node as restored for the rules of its group.
      if words.entry(node) == 0 { words.addEntry(1, node) }
    }
  }
}
