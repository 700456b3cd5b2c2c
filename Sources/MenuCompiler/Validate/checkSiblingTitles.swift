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
    let items = (byTitle[title] ?? []).map { group.items[$0] }
    guard Set(items.map(\.id)).count == items.count else { continue }
    let owner = group.owner.map { " of '\($0.title)'" } ?? " at the top level"
    diagnostics.report(
      .duplicateTitle, "\(items.count) items\(owner) have the title '\(title)'",
      at: .entry(items[1].place, key: ItemKey.title.rawValue), label: "second",
      related: .init(.entry(items[0].place, key: ItemKey.title.rawValue), "first"),
      help: "make the titles distinct")
  }
}
