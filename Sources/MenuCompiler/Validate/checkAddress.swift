extension DiagnosticName {
  /// See <doc:unaddressable-title>.
  package static let unaddressableTitle = DiagnosticName("unaddressable-title")
}

/// Checks that every item except separators has an id.
func checkAddress(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var nameless: [Item] = []
  visitItems(menu.items) { item in
    guard item.id.isEmpty, !item.isSeparator, !item.idIsDeclared, !item.idIsUnknown else { return }
    // An item that lacks an id only because its parent has none is not reported.
    if ItemID.slug(of: item.title).isEmpty { nameless.append(item) }
  }
  guard !nameless.isEmpty else { return }
  var taken: Set<String> = []
  visitItems(menu.items) { taken.insert($0.id) }
  var next = 1
  for item in nameless {
    while taken.contains("item-\(next)") { next += 1 }
    diagnostics.report(
      .unaddressableTitle,
      item.title.isEmpty
        ? "the item needs an id, because its title is empty"
        : "the item needs an id, because none can be derived from the title '\(item.title)'",
      at: .entry(item.place, key: ItemKey.title.rawValue),
      help:
        "add one, such as 'item-\(next)'; to give a plain string an id, write a table with 'title' and 'id'",
      fix: .giveID("item-\(next)", to: item))
    next += 1
  }
}
