/// Checks what a menu means, beyond the types of its keys. Every check is in one of the two lists.
package func validate(_ menu: Menu, into diagnostics: inout Diagnostics) {
  for check in menuChecks { check(menu, &diagnostics) }
  visit(menu.items, of: menu, level: 1, into: &diagnostics)
}

/// The checks of a menu as a whole.
private let menuChecks: [@Sendable (Menu, inout Diagnostics) -> Void] = [
  checkDocumentContradiction,
  checkUniqueIDs,
  checkUniqueShortcuts,
]

/// The checks of an item by itself.
private let itemChecks: [@Sendable (ItemContext, inout Diagnostics) -> Void] = [
  checkExpandableKeys,
  checkContradiction,
  checkFooter,
  checkSeparatorPlace,
  checkID,
  checkValues,
]

/// An item and where it stands in the menu.
struct ItemContext {
  let item: Item
  let menu: Menu
  /// 1 for a top-level item.
  let level: Int

  func key(_ key: ItemKey) -> SourceAnchor { .entryKey(item.place, key: key.rawValue) }
  func value(_ key: ItemKey) -> SourceAnchor { .entry(item.place, key: key.rawValue) }
}

private func visit(
  _ items: [Item], of menu: Menu, level: Int, into diagnostics: inout Diagnostics
) {
  for item in items {
    let context = ItemContext(item: item, menu: menu, level: level)
    for check in itemChecks { check(context, &diagnostics) }
    visit(item.children, of: menu, level: level + 1, into: &diagnostics)
  }
}
