/// Conditions that follow check items or the language: one change contains a check and everything
/// that it shows, hides, enables and disables.
extension MenuExpansion {
  /// Whether a condition follows one of these items; −1 means none.
  func isFollowed(_ node: Int, _ rival: Int) -> Bool {
    let conditions = table.conditions
    if conditions.followers.isEmpty { return false }
    return !conditions.followers(of: node).isEmpty || !conditions.followers(of: rival).isEmpty
  }

  /// Checks an item and unchecks its rival, or unchecks the item. A condition follows the item or
  /// its rival.
  ///
  /// For each node that depends on the condition, this takes as long as a toggle; under a filter,
  /// while a restored state is held, and in a menu with inline groups, it takes O(N).
  mutating func follow(
    _ isChecked: Bool, _ node: Int, rival: Int, _ animation: MenuAnimation?
  ) -> MenuChange {
    let checked = isChecked ? node : -1
    own()
    if isFiltered || words.isHeld || !words.inlines.isEmpty {
      return rehideAll(animation) { state in
        state.checks.setChecked(isChecked, node, in: state.table)
        let conditions = state.table.conditions
        let whens = state.words.conditions.follow(unchecked: rival, checked: checked, conditions)
        state.words.conditions.turn(state.hide(whens).turned)
      }
    }
    let summaries = checks.setChecked(isChecked, node, in: table)
    let whens = words.conditions.follow(
      unchecked: rival, checked: checked, table.conditions)
    let (changed, turned) = hide(whens)
    words.conditions.turn(turned)
    let looks = [rival, checked].filter { $0 >= 0 } + summaries
    var plan = MenuPlan(nodes: changed.sorted(), looks: MenuNode.merged(turned, looks))
    complete(&plan)
    var change = apply(plan, animation)
    if rival >= 0 { change.add(.unchecked, rival, rival) }
    if isChecked { change.add(.checked, node, node) }
    return change
  }

  /// Checks or unchecks all items of a summary check, in a menu in which conditions follow items.
  mutating func followAll(
    _ isChecked: Bool, below summary: Int, _ animation: MenuAnimation?
  ) -> MenuChange {
    rehideAll(animation) { state in
      state.checks.setAll(isChecked, below: summary, in: state.table)
      let whens = state.words.conditions.follow(state.checks, state.table.conditions)
      state.words.conditions.turn(state.hide(whens).turned)
    }
  }

  /// Replaces the table with the same menu's table in a different language. A table of a different
  /// menu is ignored.
  mutating func setLanguage(of table: MenuTable, _ animation: MenuAnimation?) -> MenuChange {
    if !table.isSameMenu(as: self.table) { return unchanged(animation) }
    let old = self.table.languageNumber
    exchange(table)
    return followLanguage(after: old, animation)
  }

  /// Gives the condition `language` the value of the table's language after a change of the
  /// language, in O(N).
  mutating func followLanguage(after old: Int, _ animation: MenuAnimation?) -> MenuChange {
    let (left, chosen) = (table.count + old, table.count + table.languageNumber)
    if left == chosen || !isFollowed(left, chosen) { return unchanged(animation) }
    return rehideAll(animation) { state in
      let conditions = state.table.conditions
      let whens = state.words.conditions.follow(unchecked: left, checked: chosen, conditions)
      state.words.conditions.turn(state.hide(whens).turned)
    }
  }

  /// Gives conditions their values after checks were restored, and marks the nodes that they hide
  /// or show. The caller applies the rules of groups and rebuilds the sizes.
  func followRestored() {
    if table.conditions.followers.isEmpty { return }
    let whens = words.conditions.follow(checks, table.conditions)
    words.conditions.turn(hide(whens).turned)
    findEmpty()
    tidySeparators()
  }
}
