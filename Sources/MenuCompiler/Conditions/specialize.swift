/// Specializes a menu for one output, whose fixed conditions become constants. Items that can never
/// be visible are left out. Entries that always hold, and all terms about fixed conditions, are
/// deleted from `when`s and `enabled`s. An item that can never be enabled gets `enabled = false`.
/// Declared actions stay, so that code shared by several outputs compiles with each of them.
package func specialize(_ menu: Menu, for defines: [Define]) -> Menu {
  guard !defines.isEmpty else { return menu }
  let specializer = Specializer(
    space: ConditionSpace(menu.conditions, defines: defines), fixed: Set(defines.map(\.condition)))
  var result = menu
  result.conditions.removeAll { specializer.fixed.contains($0.name) }
  result.items = specializer.items(menu.items, above: [])
  result.resolveFollowedItems(keepsChoices: true)
  result.removeUnusedFollowers()
  return result
}

extension Menu {
  /// Removes the conditions that follow omitted items, if no remaining item depends on them.
  fileprivate mutating func removeUnusedFollowers() {
    guard conditions.contains(where: { $0.followed != nil }) else { return }
    let followedItems = FollowedItems(of: self)
    var used: Set<String> = []
    visitItems(items) { item in
      used.formUnion(item.conditionKeys.lazy.flatMap(\.entries).flatMap(\.terms).map(\.condition))
    }
    conditions.removeAll { condition in
      guard let followed = condition.followed, !used.contains(condition.name) else { return false }
      return followedItems[followed.id] == nil
    }
  }
}

private struct Specializer {
  let space: ConditionSpace
  let fixed: Set<String>

  func items(_ items: [Item], above: [ConditionSpace.Clause]) -> [Item] {
    items.compactMap { item($0, above: above) }
  }

  private func item(_ item: Item, above: [ConditionSpace.Clause]) -> Item? {
    var clauses = above
    var item = item
    if var fields = item.details?.fields, !item.conditionKeys.isEmpty {
      clauses += declared(fields.when)
      guard space.canHold(clauses) else { return nil }
      fields.when = open(fields.when)
      if !fields.enabledWhen.isEmpty {
        item.enabled = space.canHold(clauses + declared(fields.enabledWhen))
        fields.enabledWhen = item.enabled ? open(fields.enabledWhen) : []
      }
      item.details = fields == ItemDetails.Fields() ? nil : ItemDetails(fields)
    }
    item.children = items(item.children, above: clauses)
    return item
  }

  private func declared(_ entries: [WhenEntry]) -> [ConditionSpace.Clause] {
    entries.map { space.clause($0) ?? [] }
  }

  /// The entries that do not always hold, without the terms about fixed conditions.
  private func open(_ entries: [WhenEntry]) -> [WhenEntry] {
    zip(entries, declared(entries)).compactMap { entry, clause in
      if space.truth(of: clause) == true { return nil }
      return WhenEntry(terms: entry.terms.filter { !fixed.contains($0.condition) })
    }
  }
}
