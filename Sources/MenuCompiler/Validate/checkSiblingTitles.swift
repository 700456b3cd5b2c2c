extension DiagnosticName {
  /// See <doc:duplicate-title>.
  package static let duplicateTitle = DiagnosticName("duplicate-title")
}

/// Checks that siblings that can be visible at the same time have distinct titles. Each title is
/// reported once. Siblings without declared ids are skipped, because equal titles give them equal
/// ids, which is a separate error.
func checkSiblingTitles(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let space = ConditionSpace(menu.conditions)
  func visit(_ items: [Item], in owner: Item?, _ above: [ConditionSpace.Clause]) {
    for items in namesakes(among: items) {
      let shown = shownTogether(items, above, in: space)
      guard shown.count > 1 else { continue }
      let place = owner.map { " of '\($0.title)'" } ?? " at the top level"
      diagnostics.report(
        .duplicateTitle, "\(shown.count) items\(place) have the title '\(shown[0].title)'",
        at: .entry(shown[1].place, key: ItemKey.title.rawValue), label: "second",
        related: .init(.entry(shown[0].place, key: ItemKey.title.rawValue), "first"),
        help: "make the titles distinct")
    }
    for item in items where !item.children.isEmpty {
      visit(item.children, in: item, above + space.clauses(of: item))
    }
  }
  visit(menu.items, in: nil, [])
}

/// The groups of items that share a title. Initially hidden items are left out, because the program
/// decides when to show them.
private func namesakes(among items: [Item]) -> [[Item]] {
  guard items.count > 1, items.contains(where: \.idIsDeclared) else { return [] }
  var byTitle: [String: [Int]] = [:]
  var repeated: [String] = []
  for (index, item) in items.enumerated() where !item.title.isEmpty && item.isShownAtFirst {
    byTitle[item.title, default: []].append(index)
    if byTitle[item.title]?.count == 2 { repeated.append(item.title) }
  }
  return repeated.map { (byTitle[$0] ?? []).map { items[$0] } }
    .filter { Set($0.map(\.id)).count == $0.count }
}

/// The items that can be visible at the same time as at least one other item. If there are many
/// items, each is compared only with the first few.
private func shownTogether(
  _ items: [Item], _ above: [ConditionSpace.Clause], in space: ConditionSpace
) -> [Item] {
  guard !space.isEmpty else { return items }
  let clauses = items.map { space.clauses(of: $0) }
  let compared = items.indices.prefix(64)
  return items.indices.filter { index in
    compared.contains { $0 != index && space.canHold(above + clauses[$0] + clauses[index]) }
  }.map { items[$0] }
}

extension Item {
  /// Whether the item is initially visible unless conditions hide it; false for separators.
  var isShownAtFirst: Bool { !hidden && !isSeparator }
}
