/// Specializes a menu for one output, whose fixed conditions become constants. Items that can never
/// be visible are left out with their actions. Terms and entries that always hold are deleted from
/// `when`s.
package func specialize(_ menu: Menu, for defines: [Define]) -> Menu {
  guard !defines.isEmpty else { return menu }
  var specializer = Specializer(
    space: ConditionSpace(menu.conditions, defines: defines), fixed: Set(defines.map(\.condition)))
  var result = menu
  result.conditions.removeAll { specializer.fixed.contains($0.name) }
  result.items = specializer.items(menu.items, above: [])
  result.actions = menu.actions?.filter { action in
    !specializer.removedActions.contains(action.name)
      || specializer.keptActions.contains(action.name)
  }
  return result
}

private struct Specializer {
  let space: ConditionSpace
  let fixed: Set<String>
  /// The actions of items that were left out, and the actions of the remaining items.
  var removedActions: Set<String> = []
  var keptActions: Set<String> = []

  mutating func items(_ items: [Item], above: [ConditionSpace.Clause]) -> [Item] {
    items.compactMap { item($0, above: above) }
  }

  private mutating func item(_ item: Item, above: [ConditionSpace.Clause]) -> Item? {
    var clauses = above
    var item = item
    if let details = item.details, !details.fields.when.isEmpty {
      let own = details.fields.when.map { ($0, space.clause($0) ?? []) }
      clauses += own.map(\.1)
      guard space.canHold(clauses) else {
        note(item)
        return nil
      }
      var fields = details.fields
      fields.when = own.compactMap { space.truth(of: $1) == true ? nil : open($0) }
      item.details = fields == ItemDetails.Fields() ? nil : ItemDetails(fields)
    }
    if let action = item.details?.fields.text(.action) { keptActions.insert(action) }
    item.children = items(item.children, above: clauses)
    return item
  }

  /// A `when` entry without the terms that can't hold.
  private func open(_ entry: WhenEntry) -> WhenEntry {
    WhenEntry(terms: entry.terms.filter { !fixed.contains($0.condition) })
  }

  private mutating func note(_ item: Item) {
    if let action = item.details?.fields.text(.action) { removedActions.insert(action) }
    for child in item.children { note(child) }
  }
}
