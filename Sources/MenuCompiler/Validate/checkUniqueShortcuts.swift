extension Rule {
  static let duplicateShortcut = Rule(
    .duplicateShortcut, .error, "Two items have the same keyboard shortcut.",
    reason: """
      A shortcut chooses one item. The order of its modifiers and the case of its key do not count, so \
      `Mod+Shift+O` and `Shift+Mod+o` are the same.
      """,
    bad: Example(
      toml: """
        menu = "File"
        items = [{ title = "Open", shortcut = "Mod+O" }, { title = "Options", shortcut = "Mod+o" }]
        """,
      yaml: """
        menu: File
        items:
          - { title: Open, shortcut: Mod+O }
          - { title: Options, shortcut: Mod+o }
        """),
    good: Example(
      toml: """
        menu = "File"
        items = [{ title = "Open", shortcut = "Mod+O" }, { title = "Options", shortcut = "Mod+," }]
        """,
      yaml: """
        menu: File
        items:
          - { title: Open, shortcut: Mod+O }
          - { title: Options, shortcut: "Mod+," }
        """))
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
      help: "give '\(item.title)' another one")
  }
}
