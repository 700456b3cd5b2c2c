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
    let nodes = table.group(parent)
    if table.groupChoosesOne(parent) {
      let index = checks.group(of: nodes.lowerBound)
      guard checks.groups.indices.contains(index) else { return [] }
      let found = checks.groups[index]
      return found.parent == parent && found.chosen >= 0 ? [MenuNode(found.chosen)] : []
    }
    return nodes.filter(checks.has).map { MenuNode($0) }
  }

  /// Checks a check item. In a choice of one, the item that was checked no longer is.
  @discardableResult
  public mutating func check(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !table.contains(node) || !checks.isItem(node.number) || checks.has(node.number) {
      return unchanged(animation)
    }
    return flip(node.number, in: checks.group(of: node.number), animation)
  }

  /// Unchecks a check item; in a choice of one too, which then has none.
  @discardableResult
  public mutating func uncheck(_ node: MenuNode, animation: MenuAnimation? = nil) -> MenuChange {
    if !isChecked(node) { return unchanged(animation) }
    return flip(node.number, in: checks.group(of: node.number), animation)
  }

  /// Checks an unchecked item and unchecks a checked one; the checked item of a choice of one stays.
  @discardableResult
  public mutating func toggleCheck(
    _ node: MenuNode, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if !table.contains(node) || !checks.isItem(node.number) { return unchanged(animation) }
    let group = checks.group(of: node.number)
    if checks.groups[group].chosen == node.number { return unchanged(animation) }
    return flip(node.number, in: group, animation)
  }
}

extension MenuExpansion {
  /// Checks or unchecks a check item of this group, and unchecks the one that was chosen before it.
  private mutating func flip(
    _ node: Int, in group: Int, _ animation: MenuAnimation?
  ) -> MenuChange {
    let isChecked = !checks.has(node)
    var unchecked = node
    if isChecked {
      unchecked = checks.groups[group].chosen
      if unchecked >= 0 { checks.set(false, unchecked, in: group) }
    }
    checks.set(isChecked, node, in: group)
    let parent = checks.groups[group].parent
    let parentPlace = placeAboveRows(parent)
    func stay(_ node: Int) -> MenuMove {
      if node < 0 { return MenuMove() }
      let last = checks.groups[group].first - 1
      return move(node, place(of: node, after: last, below: parent, at: parentPlace), 0)
    }
    let off = stay(unchecked)
    let on = stay(isChecked ? node : -1)
    return MenuChange(animation ?? table.settings.animation, .checked, off, on)
  }

  /// Lets one item stay checked in each choice of one: the first whose count in `words` is 1, or
  /// else the first.
  mutating func settleChecks() {
    for index in checks.groups.indices where checks.groups[index].choosesOne {
      let nodes = table.group(checks.groups[index].parent)
      var stays = -1
      for node in nodes where checks.has(node) {
        if stays < 0 || words.entry(node) > words.entry(stays) { stays = node }
      }
      for node in nodes where checks.has(node) { checks.set(node == stays, node, in: index) }
      if stays >= 0 { checks.set(true, stays, in: index) }
    }
  }

  /// The entries of the nodes that are checked and were not at first, or the other way round.
  func checkEntries(_ isChecked: Bool, _ sign: String) -> String {
    if checks.bits.isEmpty { return "" }
    return entries(sign) { node in
      checks.has(node) == isChecked && table.flag(.isChecked, node) != isChecked
    }
  }

  /// Checks or unchecks a node as an entry of a saved state says; returns whether it is a check item.
  mutating func restoreCheck(_ isChecked: Bool, _ node: Int) -> Bool {
    if !checks.isItem(node) { return false }
    checks.set(isChecked, node, in: checks.group(of: node))
    return true
  }
}
