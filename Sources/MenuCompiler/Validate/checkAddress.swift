extension Rule {
  static let unaddressableTitle = Rule(
    .unaddressableTitle, .error, "An item has no id, and none can be made from its title.",
    reason: """
      An id is made from the letters and digits of the title. A title without any, such as an emoji, \
      needs an id of its own, by which programs and saved state know the item.
      """,
    bad: Example(
      toml: """
        menu = "Mood"
        items = ["🙂", "🙁"]
        """,
      yaml: """
        menu: Mood
        items:
          - 🙂
          - 🙁
        """),
    good: Example(
      toml: """
        menu = "Mood"
        items = [{ title = "🙂", id = "good" }, { title = "🙁", id = "bad" }]
        """,
      yaml: """
        menu: Mood
        items:
          - { title: 🙂, id: good }
          - { title: 🙁, id: bad }
        """))
}

/// Every item but a separator has an id.
func checkAddress(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var nameless: [Item] = []
  visitItems(menu.items) { item in
    guard item.id.isEmpty, !item.isSeparator, !item.idIsDeclared, !item.idIsUnknown else { return }
    // An item below one without id is not to blame: its own title may be fine.
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
      help: "give it one, e.g. 'item-\(next)'; an item with a title and an id is a table of both",
      fix: .giveID("item-\(next)", to: item))
    next += 1
  }
}
