/// Events that hide and show items.
///
/// For each node that comes or goes, an event takes as long as a toggle; under a filter, while a
/// restored state is held, and in a menu with inline groups, it takes O(N).
extension MenuExpansion {
  /// Hides nodes with everything below them, or shows them again as they were.
  ///
  /// Separators and nodes outside the menu are ignored. Nodes that become dormant keep their state.
  /// In a `single` group, an open node that wakes closes if another node is already open; of
  /// several open nodes that wake, all but the first close. A `keep-open` group without an open
  /// node opens its first node. After `restore`, until an event opens or closes a node, the rules
  /// of groups start from the restored state, so that nodes may be hidden and shown after `restore`
  /// as well as before it.
  @discardableResult
  public mutating func setHidden(
    _ nodes: [MenuNode], _ isHidden: Bool, animation: MenuAnimation? = nil
  ) -> MenuChange {
    own()
    return rehide(hide(nodes, isHidden), animation)
  }

  /// Gives conditions new values; conditions without a value here keep their values. Conditions are
  /// not part of the saved state.
  ///
  /// All items that depend on the conditions come and go in one change, which takes as long as a
  /// toggle for each item. The rows of the items that the conditions enable or disable are updated.
  /// A condition that follows an item or the language, and a condition or a value that the menu
  /// does not have, are ignored; of several other values for one condition, the last counts. Items
  /// that `setHidden` hides stay hidden.
  @discardableResult
  public mutating func set(
    _ values: [MenuConditionValue], animation: MenuAnimation? = nil
  ) -> MenuChange {
    own()
    let (changed, turned) = hide(words.conditions.set(values, table.conditions))
    return rehide(changed, turning: turned, animation)
  }

  /// Gives rows to exactly these nodes and their ancestors, regardless of what is open; nil ends
  /// the filter.
  ///
  /// Separators have no row under a filter, and hidden nodes still have none. While a filter is on,
  /// opening and closing nodes only changes the state; hiding and showing nodes, and changing the
  /// rows of slots, still moves rows. A filter makes nothing dormant, and replaces the previous
  /// filter.
  @discardableResult
  public mutating func filter(
    _ nodes: [MenuNode]?, animation: MenuAnimation? = nil
  ) -> MenuChange {
    bulk(animation) { state in state.keep(nodes) }
  }
}

extension MenuExpansion {
  /// Marks nodes as hidden or shown, as the program requests, and returns the nodes whose mark
  /// changed.
  private func hide(_ nodes: [MenuNode], _ isHidden: Bool) -> [Int] {
    var changed: [Int] = []
    for node in nodes where table.contains(node) {
      if words.hasSeparators, table.isSeparator(node) { continue }
      mark(words.conditions.setHidden(isHidden, node.number), node.number, &changed)
    }
    return changed
  }

  /// Marks the nodes whose `when` is one of these, which have changed, as hidden or shown. Returns
  /// the nodes whose mark changed, and the nodes that conditions enable or disable.
  func hide(_ whens: [Int]) -> (changed: [Int], turned: [Int]) {
    var changed: [Int] = []
    var turned: [Int] = []
    for when in whens {
      table.conditions.forEachItem(of: when) { node in
        if node >= table.count {
          turned.append(node - table.count)
          return
        }
        mark(words.conditions.flipWhen(node), node, &changed)
      }
    }
    return (changed, turned)
  }

  /// Marks a node as hidden or shown and, if this changes its mark, lists it. The mark of an inline
  /// group does not count before `settleInlines`.
  private func mark(_ hides: Bool, _ node: Int, _ changed: inout [Int]) {
    let isNew = words.inlines.isEmpty ? nil : words.inlines.setHidden(hides, node)
    if !(isNew ?? (hides != words.has(MenuWords.hidden, node))) { return }
    words.flip(MenuWords.hidden, node)
    changed.append(node)
  }

  /// Keeps these nodes and their ancestors or, for nil, ends the filter.
  private func keep(_ nodes: [MenuNode]?) {
    for number in -1..<table.count { words.clear(MenuWords.kept, number) }
    guard let nodes else { return }
    words.set(MenuWords.kept, -1)
    for node in nodes where table.contains(node) && !table.isSeparator(node) {
      var number = node.number
      while !words.has(MenuWords.kept, number) {
        words.set(MenuWords.kept, number)
        number = table.parent(number)
      }
    }
  }

  /// Ends an event that has marked `nodes` as hidden or shown, and that enables or disables the
  /// nodes `turned`.
  mutating func rehide(
    _ nodes: [Int], turning turned: [Int] = [], _ animation: MenuAnimation?
  ) -> MenuChange {
    var plan = MenuPlan(nodes: nodes.sorted(), looks: turned)
    if !nodes.isEmpty, isFiltered || words.isHeld || !words.inlines.isEmpty {
      // Reverts the marks for now, because `rehideAll` takes its snapshot before it runs the event.
      plan.flip(in: words)
      return rehideAll(animation) { state in
        plan.flip(in: state.words)
        state.words.conditions.turn(turned)
      }
    }
    words.conditions.turn(turned)
    complete(&plan)
    return apply(plan, animation)
  }

  /// Runs an event that marks nodes or changes the rows of a slot, and applies the consequences to
  /// all groups, in O(N).
  mutating func rehideAll(
    _ animation: MenuAnimation?, _ event: (inout MenuExpansion) -> Void
  ) -> MenuChange {
    bulk(animation) { state in
      state.unsettle()
      state.preferHolders()
      event(&state)
      state.findEmpty()
      state.tidySeparators()
      state.settleGroups()
    }
  }

  /// Whether the node counts as empty while it has nothing to show below it.
  func canBeEmpty(_ node: Int) -> Bool {
    table.flag(.isCategory, node) && !table.flag(.hasBody, node) && !table.flag(.isPage, node)
  }

  /// Whether the node counts among its siblings: it is neither hidden nor a separator.
  func isPresent(_ node: Int) -> Bool {
    !words.has(MenuWords.hidden, node) && !table.flag(.isSeparator, node)
  }

  /// Marks the categories that have nothing to show, and hides the inline groups among them.
  func findEmpty() {
    hideInlines()
    for node in 0..<table.count {
      if canBeEmpty(node) { words.set(MenuWords.empty, node) }
      if isPresent(node) { words.clear(MenuWords.empty, table.parent(node)) }
    }
    for slot in words.slots.all where slot.rows > 0 { words.clear(MenuWords.empty, slot.node) }
    settleInlines()
  }

  /// Whether the node or one of its ancestors is hidden.
  func isBelowHidden(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if words.has(MenuWords.hidden, node) { return true }
      node = table.parent(node)
    }
    return false
  }
}
