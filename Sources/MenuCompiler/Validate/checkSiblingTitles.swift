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

/// Siblings have titles of their own; told once for each title. Where no id was declared, two of a
/// title have the same id, which is an error of its own.
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
    let owner = group.owner.map { " of '\($0.title)'" } ?? " at top level"
    diagnostics.report(
      .duplicateTitle, "\(items.count) items\(owner) have the title '\(title)'",
      at: .entry(items[1].place, key: ItemKey.title.rawValue), label: "second",
      related: .init(.entry(items[0].place, key: ItemKey.title.rawValue), "first"),
      help: "say in the titles what tells them apart")
  }
}
