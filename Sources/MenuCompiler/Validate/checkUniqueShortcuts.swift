/// A shortcut chooses one item. `Shift+Mod+K` and `Mod+Shift+K` are the same.
func checkUniqueShortcuts(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: [Shortcut: Item] = [:]
  visitItems(menu.items) { item in
    guard let shortcut = item.details?.fields.shortcut else { return }
    guard let earlier = first[shortcut] else {
      first[shortcut] = item
      return
    }
    diagnostics.report(
      .duplicateShortcut, "'\(shortcut)' is already the shortcut of '\(earlier.title)'",
      at: .entry(item.place, key: ItemKey.shortcut.rawValue), label: "second use",
      related: .init(
        .entry(earlier.place, key: ItemKey.shortcut.rawValue), "first used here"),
      help: "give '\(item.title)' another one")
  }
}
