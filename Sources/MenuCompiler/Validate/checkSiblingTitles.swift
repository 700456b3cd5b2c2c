extension Rule {
  static let duplicateTitle = Rule(
    .duplicateTitle, .warning, "Two items of one group have the same title.",
    reason: """
      Their ids tell them apart for the program, but people see two rows that look alike, and can't know \
      which is which.
      """,
    bad: Example(
      toml: """
        menu = "Settings"
        items = [
          { title = "Reset", id = "reset.view" },
          { title = "Reset", id = "reset.all" },
        ]
        """,
      yaml: """
        menu: Settings
        items:
          - { title: Reset, id: reset.view }
          - { title: Reset, id: reset.all }
        """),
    good: Example(
      toml: """
        menu = "Settings"
        items = [
          { title = "Reset the view", id = "reset.view" },
          { title = "Reset everything", id = "reset.all" },
        ]
        """,
      yaml: """
        menu: Settings
        items:
          - { title: Reset the view, id: reset.view }
          - { title: Reset everything, id: reset.all }
        """))
}

/// Siblings have titles of their own. Where no id was declared, two of a title have the same id,
/// which is an error of its own.
func checkSiblingTitles(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard group.items.count > 1, group.items.contains(where: \.idIsDeclared) else { return }
  var first: [String: Item] = [:]
  for item in group.items where !item.isSeparator && !item.title.isEmpty {
    guard let earlier = first[item.title] else {
      first[item.title] = item
      continue
    }
    guard earlier.id != item.id else { continue }
    let owner = group.owner.map { " in '\($0.title)'" } ?? ""
    diagnostics.report(
      .duplicateTitle, "'\(item.title)' is already the title of another item\(owner)",
      at: .entry(item.place, key: ItemKey.title.rawValue), label: "second use",
      related: .init(.entry(earlier.place, key: ItemKey.title.rawValue), "first used here"),
      help: "say in the titles what tells the two apart")
  }
}
