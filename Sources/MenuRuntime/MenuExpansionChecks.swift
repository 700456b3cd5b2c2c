/// Events on check items; each takes O(d log f), in groups of any size.
///
/// Nothing but these, `tap` and `restore` checks or unchecks: hidden items keep their check, and so
/// do those in closed groups.
extension MenuExpansion {
  /// Whether the node is checked, with a row or not; false outside the menu.
  public func isChecked(_ node: MenuNode) -> Bool {
    table.contains(node) && checks.has(node.number)
  }

  /// The checked items among the children of a node, in document order; nil asks about the top level.
  public func checked(in group: MenuNode?) -> [MenuNode] {
    if let group, !table.contains(group) { return [] }
    let parent = group?.number ?? -1
    if table.groupChoosesOne(parent) {
      let chosen = checks.chosen(in: parent)
      return chosen < 0 ? [] : [MenuNode(chosen)]
    }
    return table.group(parent).filter(checks.has).map(MenuNode.init)
  }

  /// Checks a check item. In a choice of one, the item that was checked no longer is.
  @discardableResult
  public mutating func check(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    if table.isCheckItem(node), !checks.has(node.number) {
      change.subject = .check
      let parent = table.parentNumber(node.number)
      if table.groupChoosesOne(parent) {
        let chosen = checks.chosen(in: parent)
        if chosen >= 0 {
          checks.set(false, chosen)
          change.off = move(chosen)
        }
        checks.choose(node.number, in: parent)
      }
      checks.set(true, node.number)
      change.on = move(node.number)
    }
    change.settleAnimation(in: table)
    return change
  }

  /// Unchecks a check item; in a choice of one too, which then has none.
  @discardableResult
  public mutating func uncheck(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    if isChecked(node) {
      change.subject = .check
      let parent = table.parentNumber(node.number)
      if table.groupChoosesOne(parent) { checks.choose(-1, in: parent) }
      checks.set(false, node.number)
      change.off = move(node.number)
    }
    change.settleAnimation(in: table)
    return change
  }

  /// Checks an unchecked item and unchecks a checked one; the checked item of a choice of one stays.
  @discardableResult
  public mutating func toggleCheck(
    _ node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !isChecked(node) { return check(node, animation: animation) }
    if table.groupChoosesOne(table.parentNumber(node.number)) { return unchanged(animation) }
    return uncheck(node, animation: animation)
  }

  /// Makes a node the current one, such as the page that is shown; nil for none.
  ///
  /// The rows of the old and the new one are updated. With `reveal`, the change also does what the
  /// event `reveal` does. The current node is not part of the saved state. A separator or a node
  /// outside the menu changes nothing.
  @discardableResult
  public mutating func setCurrent(
    _ node: MenuNode?, reveal: Bool = false, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if let node, !table.contains(node) || table.isSeparator(node) { return unchanged(animation) }
    if let node, reveal {
      own()
      let before = MenuSnapshot(self)
      currentNode = node
      return self.reveal(node, before, animation)
    }
    var change = MenuChange(animation ?? table.settings.animation)
    change.subject = .current
    if current != node {
      if let currentNode { change.off = visibleMove(currentNode.number) }
      if let node { change.on = visibleMove(node.number) }
      currentNode = node
    }
    change.settleAnimation(in: table)
    return change
  }
}

extension MenuExpansion {
  /// The node's row, which stays where it is.
  private func move(_ node: Int) -> MenuMove { move(node, place(of: node), 0) }

  /// The same, or no move for a node without a row.
  private func visibleMove(_ node: Int) -> MenuMove {
    let move = move(node)
    return move.isVisible ? move : MenuMove()
  }

  /// Lets one item stay checked in each choice of one: the first whose count in `words` is 1, or
  /// else the first.
  mutating func settleChecks() {
    for parent in checks.groups.map(Int.init) {
      var stays = -1
      for node in table.group(parent) where checks.has(node) {
        if stays < 0 || words.entry(node) > words.entry(stays) { stays = node }
      }
      for node in table.group(parent) where node != stays { checks.set(false, node) }
      checks.choose(stays, in: parent)
    }
  }
}
