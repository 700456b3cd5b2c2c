extension Rule {
  static let deepMenu = Rule(
    .deepMenu, .warning, "Items stand in each other more than 8 levels deep.",
    reason: """
      Each level is drawn further in, and is one more tap away: beyond 8 levels little of a row is left on \
      a telephone, and few people find what is there. Join levels, or make it two menus.
      """,
    bad: Example(
      toml: """
        menu = "Deep"
        items = [{ title = "1", items = [{ title = "2", items = [{ title = "3", items = [
          { title = "4", items = [{ title = "5", items = [{ title = "6", items = [
            { title = "7", items = [{ title = "8", items = ["9"] }] },
          ] }] }] },
        ] }] }] }]
        """,
      yaml: """
        menu: Deep
        items: [{ title: 1, items: [{ title: 2, items: [{ title: 3, items: [{ title: 4, items: [
          { title: 5, items: [{ title: 6, items: [{ title: 7, items: [{ title: 8, items: [9] }] }] }] }
        ] }] }] }] }]
        """),
    good: Example(
      toml: """
        menu = "Deep"
        items = [{ title = "1", items = [{ title = "2", items = ["3"] }] }]
        """,
      yaml: """
        menu: Deep
        items: [{ title: 1, items: [{ title: 2, items: [3] }] }]
        """))
}

/// The most levels that people find their way in.
private let maximalLevel = 8

/// A menu is not too deep. Told once, where it first is.
func checkDepth(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: Item?
  var depth = 0
  func visit(_ items: [Item], level: Int) {
    for item in items {
      if level > depth { depth = level }
      if level > maximalLevel, first == nil { first = item }
      if !item.children.isEmpty { visit(item.children, level: level + 1) }
    }
  }
  visit(menu.items, level: 1)
  // What is too deep to be built was told.
  guard let first, !diagnostics.all.contains(where: { $0.name == .tooDeep }) else { return }
  diagnostics.report(
    .deepMenu, "the menu is \(depth) levels deep", at: .value(first.place),
    label: "level \(maximalLevel + 1)",
    help: "more than \(maximalLevel) are hard to find one's way in: join levels, or make two menus")
}
