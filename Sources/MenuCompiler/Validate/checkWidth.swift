extension Rule {
  static let wideGroup = Rule(
    .wideGroup, .warning, "A group has more than 200 items.",
    reason: """
      Nobody reads a list of that length: people scroll past what they look for. Put the items into \
      categories, or let people search.
      """,
    bad: Example(
      toml: """
        menu = "Numbers"
        items = [\((1...201).map { "\"\($0)\"" }.joined(separator: ", "))]
        """,
      yaml: """
        menu: Numbers
        items: [\((1...201).map { "\($0)" }.joined(separator: ", "))]
        """),
    good: Example(
      toml: """
        menu = "Numbers"
        items = [{ title = "1 to 3", items = ["1", "2", "3"] }]
        """,
      yaml: """
        menu: Numbers
        items: [{ title: 1 to 3, items: [1, 2, 3] }]
        """))
}

/// The most items of a group that people read.
private let maximalItems = 200

/// A group is not too wide.
func checkWidth(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard group.items.count > maximalItems else { return }
  diagnostics.report(
    .wideGroup, "\(group.name) has \(group.items.count) items in one group", at: group.anchor,
    help: "more than \(maximalItems) are hard to find one's way in: put them into categories")
}
