extension DiagnosticName {
  /// See <doc:duplicate-shortcut>.
  package static let duplicateShortcut = DiagnosticName("duplicate-shortcut")
}

/// Checks that items that can be visible at the same time have distinct shortcuts. `Shift+Mod+K`
/// and `Mod+Shift+K` are the same.
func checkUniqueShortcuts(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let space = ConditionSpace(menu.conditions)
  var users: [String: [(item: Item, clauses: [ConditionSpace.Clause])]] = [:]
  func visit(_ items: [Item], _ above: [ConditionSpace.Clause]) {
    for item in items {
      let clauses = menu.conditions.isEmpty ? [] : above + space.clauses(of: item)
      if let shortcut = item.details?.fields.text(.shortcut) {
        let earlier = users[shortcut]?.first { space.canHold($0.clauses + clauses) }
        if let earlier {
          report(shortcut, of: item, and: earlier.item, into: &diagnostics)
        } else if users[shortcut, default: []].count < comparedUsers {
          users[shortcut, default: []].append((item, clauses))
        }
      }
      visit(item.children, clauses)
    }
  }
  visit(menu.items, [])
}

/// The maximal number of earlier items with the same shortcut that an item is compared with, if no
/// two of them can be visible together.
private let comparedUsers = 64

private func report(
  _ shortcut: String, of item: Item, and earlier: Item, into diagnostics: inout Diagnostics
) {
  diagnostics.report(
    .duplicateShortcut, "'\(shortcut)' is already the shortcut of '\(earlier.title)'",
    at: .entry(item.place, key: ItemField.shortcut.key), label: "second use",
    related: .init(.entry(earlier.place, key: ItemField.shortcut.key), "first used here"),
    help: "give '\(item.title)' a different one")
}
