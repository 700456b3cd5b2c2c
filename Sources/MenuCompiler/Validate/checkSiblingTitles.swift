extension DiagnosticName {
  /// See <doc:duplicate-title>.
  public static let duplicateTitle = DiagnosticName("duplicate-title")
}

/// Siblings have distinct titles; reported once for each title. Where no id was declared, two of a
/// title have the same id, which is a separate error.
func checkSiblingTitles(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard group.items.count > 1, group.items.contains(where: \.idIsDeclared) else { return }
  var byTitle: [String: [Int]] = [:]
  var repeated: [String] = []
  for (index, item) in group.items.enumerated() where !item.isSeparator && !item.title.isEmpty {
    byTitle[item.title, default: []].append(index)
    if byTitle[item.title]?.count == 2 { repeated.append(item.title) }
  }
  for title in repeated {
    let namesakes = (byTitle[title] ?? []).map { group.items[$0] }
    guard Set(namesakes.map(\.id)).count == namesakes.count else { continue }
    let items = shownTogether(namesakes, in: group.menu)
    guard items.count > 1 else { continue }
    let owner = group.owner.map { " of '\($0.title)'" } ?? " at the top level"
    diagnostics.report(
      .duplicateTitle, "\(items.count) items\(owner) have the title '\(title)'",
      at: .entry(items[1].place, key: ItemKey.title.rawValue), label: "second",
      related: .init(.entry(items[0].place, key: ItemKey.title.rawValue), "first"),
      help: "make the titles distinct")
  }
}

/// The items that can show at the same time as one of the others. Of many, the first are compared.
private func shownTogether(_ items: [Item], in menu: Menu) -> [Item] {
  guard !menu.conditions.isEmpty else { return items }
  let space = ConditionSpace(menu.conditions)
  let compared = items.prefix(64)
  return items.filter { item in
    compared.contains { $0.place != item.place && space.canShowTogether($0, item) }
  }
}
