/// Events on one node; each takes O(d log f), however many rows come or go.
///
/// `animation` replaces the menu's own for this event.
extension MenuExpansion {
  /// Closes the node if it is open, else opens it.
  @discardableResult
  public mutating func toggle(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    isExpanded(node)
      ? collapse(node, animation: animation) : expand(node, animation: animation)
  }

  /// Opens the node, and closes its open sibling if only one may be open.
  ///
  /// What is below the node appears as it was left. If the node has a row, the change scrolls to it
  /// as the menu's policy says. Opening a dormant node closes no sibling; if another is open when
  /// the node wakes, the node closes.
  @discardableResult
  public mutating func expand(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    if isExpandable(node), !isExpanded(node) {
      own()
      words.letGo()
      let rival = rival(of: node.number)
      var place = isAwake(node.number) ? place(of: node.number) : MenuPlace.none
      let gained = rowsBelow(node.number, place)
      if rival >= 0 {
        var rivalPlace = self.place(of: rival)
        let lost = rowsBelow(rival, rivalPlace)
        change.off = move(rival, rivalPlace, lost)
        propagate(-words.shown(rival), from: rival)
        setOpen(false, rival)
        if rival > node.number { rivalPlace.moveDown(gained) } else { place.moveDown(-lost) }
        change.off.rowAfter = rivalPlace.row
        change.off.rowInSectionAfter = rowInSection(rivalPlace)
      }
      setOpen(true, node.number)
      propagate(words.shown(node.number), from: node.number)
      change.on = move(node.number, place, gained)
      if table.settings.scroll.to != .none { change.scroll = scrollTarget(place, gained) }
    }
    change.settleAnimation(in: table)
    return change
  }

  /// Closes the node, unless it cannot be closed or is the last that its group keeps open.
  @discardableResult
  public mutating func collapse(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    if isExpanded(node), !staysOpen(node.number) {
      own()
      words.letGo()
      let place = isAwake(node.number) ? place(of: node.number) : MenuPlace.none
      change.off = move(node.number, place, rowsBelow(node.number, place))
      propagate(-words.shown(node.number), from: node.number)
      setOpen(false, node.number)
    }
    change.settleAnimation(in: table)
    return change
  }
}

extension MenuExpansion {
  /// The rows that come or go when a node at this place opens or closes.
  func rowsBelow(_ node: Int, _ place: MenuPlace) -> Int {
    place.row < 0 || isFiltered ? 0 : words.shown(node)
  }

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

  /// What the menu's policy brings into view when a node at this place opens.
  func scrollTarget(_ place: MenuPlace, _ gained: Int) -> MenuScrollTarget? {
    let policy = table.settings.scroll
    if place.row < 0 || policy.to == .none { return nil }
    var place = place
    if policy.to == .reveal { place.row += max(0, min(policy.rows, gained)) }
    return scrollTarget(place, policy.to)
  }

  func scrollTarget(_ place: MenuPlace, _ position: MenuScroll.Position)
    -> MenuScrollTarget
  {
    let row = rowInSection(place)
    return MenuScrollTarget(
      row: place.row, section: section(of: place.top), rowInSection: row < 0 ? nil : row,
      position: position)
  }
}

extension MenuPlace {
  /// The place after rows of an earlier sibling came or, below 0, went.
  mutating func moveDown(_ rows: Int) {
    if row < 0 { return }
    if row == topRow { topRow += rows }
    row += rows
  }
}
