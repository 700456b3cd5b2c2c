/// Events on one node. At depth d in groups of f nodes, each takes O(d log f), regardless of the
/// number of rows that come or go; an event on a summary check, and `setCurrent` with `reveal`,
/// take O(N). Checking an item that a condition follows also takes time for each node that depends
/// on the condition.
///
/// `animation` replaces the menu's animation for the event.
extension MenuExpansion {
  /// Closes the node if it is open, and otherwise opens it.
  @discardableResult
  public mutating func toggle(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    isExpanded(node)
      ? collapse(node, animation: animation) : expand(node, animation: animation)
  }

  /// Opens the node, and closes its open sibling if only one may be open.
  ///
  /// The items below the node appear as they were left. If the node has a row, the change scrolls
  /// to it according to the menu's policy. Opening a dormant node closes no sibling; if a sibling
  /// is open when the node wakes, the node closes.
  @discardableResult
  public mutating func expand(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !table.isExpandable(node) || isExpanded(node) { return unchanged(animation) }
    var change = MenuChange(animation ?? table.settings.animation)
    own()
    words.letGo()
    let rival = rival(of: node.number)
    var place = placeIfAwake(node.number)
    let gained = rowsBelow(node.number, place)
    if rival >= 0 {
      let rivalPlace = self.place(of: rival)
      let lost = rowsBelow(rival, rivalPlace)
      change.off = move(rival, rivalPlace, lost)
      propagate(-words.shown(rival), from: rival)
      setOpen(false, rival)
      let after = rival > node.number ? rivalPlace.movedDown(gained) : rivalPlace
      change.off.rowAfter = after.row
      change.off.rowInSectionAfter = rowInSection(after)
      if rival < node.number { place = place.movedDown(-lost) }
    }
    setOpen(true, node.number)
    propagate(words.shown(node.number), from: node.number)
    change.on = move(node.number, place, gained)
    change.scroll = scrollToOpened(place, gained)
    change.settleAnimation(in: table)
    return change
  }

  /// Closes the node, unless it cannot be closed or is the last node that its group keeps open.
  @discardableResult
  public mutating func collapse(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !isExpanded(node) || staysOpen(node.number) { return unchanged(animation) }
    var change = MenuChange(animation ?? table.settings.animation)
    own()
    words.letGo()
    let place = placeIfAwake(node.number)
    change.off = move(node.number, place, rowsBelow(node.number, place))
    propagate(-words.shown(node.number), from: node.number)
    setOpen(false, node.number)
    change.settleAnimation(in: table)
    return change
  }

  /// Checks a check item, or all items of a summary check. In a choice of one, the previously
  /// checked item is unchecked.
  ///
  /// Only `check`, `uncheck`, `toggleCheck`, `tap` and `restore` check or uncheck items: hidden
  /// items and items in closed groups keep their checks.
  @discardableResult
  public mutating func check(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    setChecked(true, node, animation)
  }

  /// Unchecks a check item, or all items of a summary check.
  ///
  /// A choice of one then has no checked item. If one of the items of the choice starts checked,
  /// the choice always has a checked item, and nothing changes.
  @discardableResult
  public mutating func uncheck(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    setChecked(false, node, animation)
  }

  /// Checks an unchecked item and unchecks a checked item; the checked item of a choice of one
  /// stays checked. A mixed summary check is checked.
  @discardableResult
  public mutating func toggleCheck(
    _ node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    let isChecked = isChecked(node)
    if isChecked, checks.rival(of: node.number, in: table) == node.number {
      return unchanged(animation)
    }
    return setChecked(!isChecked, node, animation)
  }

  /// Makes a node the current node, such as the page that is shown; nil for none.
  ///
  /// The rows of the old and the new current node are updated. With `reveal`, the change also
  /// reveals the node, like the event `reveal`. The current node is not part of the saved state. A
  /// separator or a node outside the menu changes nothing.
  @discardableResult
  public mutating func setCurrent(
    _ node: MenuNode?, reveal: Bool = false, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if let node, !table.contains(node) || table.isSeparator(node) { return unchanged(animation) }
    if let node, reveal {
      return self.reveal(node.number, animation) { state in state.currentNode = node }
    }
    if currentNode == node { return unchanged(animation) }
    let off = visibleMove(currentNode)
    let on = visibleMove(node)
    currentNode = node
    return MenuChange(animation ?? table.settings.animation, .updated, off, on)
  }

  /// Updates the rows of nodes whose texts, such as badges, the program has changed.
  ///
  /// Nodes without a row, separators and nodes outside the menu are ignored.
  @discardableResult
  public mutating func update(
    _ nodes: [MenuNode], animation: MenuAnimation? = nil
  ) -> MenuChange {
    var change = unchanged(animation)
    let numbers = MenuNode.ascending(nodes.map(\.number), below: table.count)
    looks(numbers.filter { !table.flag(.isSeparator, $0) }, in: &change)
    return change
  }
}

extension MenuExpansion {
  /// Checks or unchecks a check item, or all items of a summary check.
  private mutating func setChecked(
    _ isChecked: Bool, _ node: MenuNode, _ animation: MenuAnimation?
  ) -> MenuChange {
    if table.isSummaryCheck(node) {
      if !table.conditions.followers.isEmpty {
        return followAll(isChecked, below: node.number, animation)
      }
      return bulk(animation) { state in
        state.checks.setAll(isChecked, below: node.number, in: state.table)
      }
    }
    if !table.isCheckItem(node) || checks.isChecked(node.number) == isChecked {
      return unchanged(animation)
    }
    if !isChecked, checks.isRequired(node.number, in: table) { return unchanged(animation) }
    let rival = isChecked ? checks.rival(of: node.number, in: table) : node.number
    if isFollowed(node.number, rival) {
      return follow(isChecked, node.number, rival: rival, animation)
    }
    let summaries = checks.setChecked(isChecked, node.number, in: table)
    let parent = table.parent(node.number)
    let firstPlace = firstPlaceBelow(parent)
    let last = table.firstChild(parent) - 1
    func stay(_ node: Int) -> MenuMove {
      if node < 0 { return MenuMove() }
      return move(node, place(of: node, after: last, below: parent, at: firstPlace), 0)
    }
    let off = stay(rival)
    let on = stay(isChecked ? node.number : -1)
    var change = MenuChange(animation ?? table.settings.animation, .checked, off, on)
    // Updated rows are recorded from the top down: the summary checks are above the item, so their
    // rows come before its row.
    if !summaries.isEmpty { change.records.reserveCapacity(2 * summaries.count) }
    var walk = MenuPlace.Walk()
    for summary in summaries.reversed() {
      let place = walk.place(of: summary, in: self)
      if place.row < 0 { continue }
      change.noteUpdated(place.row, section(of: place.top), rowInSection(place))
    }
    return change
  }

  /// The move of a node that stays where it is; an empty move for nil and for a node without a row.
  private func visibleMove(_ node: MenuNode?) -> MenuMove {
    guard let node else { return MenuMove() }
    let place = place(of: node.number)
    return place.row < 0 ? MenuMove() : move(node.number, place, 0)
  }

  /// Adds the rows of nodes that look different and do not move.
  func looks(_ nodes: [Int], in change: inout MenuChange) {
    var walk = MenuPlace.Walk()
    updates(nodes.map { walk.place(of: $0, in: self) }.filter { $0.row >= 0 }, in: &change)
  }

  /// Adds rows that look different, given their places after the event.
  func updates(_ places: [MenuPlace], in change: inout MenuChange) {
    for place in places.sorted(by: { $0.row < $1.row }) {
      change.noteUpdated(place.row, section(of: place.top), rowInSection(place))
    }
  }

  /// The change of an event that does nothing.
  func unchanged(_ animation: MenuAnimation?) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    change.settleAnimation(in: table)
    return change
  }

  /// The place of an awake node; a dormant node has none.
  func placeIfAwake(_ node: Int) -> MenuPlace {
    isAwake(node) ? place(of: node) : MenuPlace.none
  }

  /// The number of rows that come or go when a node at this place opens or closes.
  func rowsBelow(_ node: Int, _ place: MenuPlace) -> Int {
    place.row < 0 || isFiltered ? 0 : words.shown(node)
  }

  /// The move of a node at this place that gains or loses rows.
  func move(_ node: Int, _ place: MenuPlace, _ count: Int) -> MenuMove {
    var move = MenuMove()
    move.node = node
    if place.row >= 0 {
      move.isVisible = true
      move.row = place.row
      move.rowInSection = rowInSection(place)
      move.section = section(of: place.top)
      move.count = count
      move.rowAfter = move.row
      move.rowInSectionAfter = move.rowInSection
    }
    return move
  }

  /// The row that the menu's policy brings into view when a node at this place has opened; nil if
  /// nothing scrolls.
  func scrollToOpened(_ place: MenuPlace, _ gained: Int) -> MenuScrollTarget? {
    let policy = table.settings.scroll
    if place.row < 0 || policy.to == .none { return nil }
    var place = place
    if policy.to == .reveal { place.row += max(0, min(policy.rows, gained)) }
    return scrollTarget(place, policy.to)
  }
}
