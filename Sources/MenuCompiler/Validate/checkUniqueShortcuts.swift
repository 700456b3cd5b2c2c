extension DiagnosticName {
  /// See <doc:duplicate-shortcut>.
  public static let duplicateShortcut = DiagnosticName("duplicate-shortcut")
}

/// A shortcut chooses one item. `Shift+Mod+K` and `Mod+Shift+K` are the same.
func checkUniqueShortcuts(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: [String: Item] = [:]
  visitItems(menu.items) { item in
    guard let shortcut = item.details?.fields.text(.shortcut) else { return }
    guard let earlier = first[shortcut] else {
      first[shortcut] = item
      return
    }
    diagnostics.report(
      .duplicateShortcut, "'\(shortcut)' is already the shortcut of '\(earlier.title)'",
      at: .entry(item.place, key: ItemField.shortcut.key), label: "second use",
      related: .init(
        .entry(earlier.place, key: ItemField.shortcut.key), "first used here"),
      help: "give '\(item.title)' a different one")
  }
}
