extension Rule {
  static let singleOpen = Rule(
    .singleOpen, .warning, "Several items of a `single` group say that they start open.",
    reason: """
      In a group with `expansion = "single"` one item is open at a time, so the first open one wins and the \
      others start closed, whatever they say.
      """,
    bad: Example(
      toml: """
        menu = "Help"
        expansion = "single"
        collapsed = true

        [[items]]
        title = "Start"
        collapsed = false
        items = ["Install"]

        [[items]]
        title = "Use"
        collapsed = false
        items = ["Open"]
        """,
      yaml: """
        menu: Help
        expansion: single
        collapsed: true
        items:
          - title: Start
            collapsed: false
            items: [Install]
          - title: Use
            collapsed: false
            items: [Open]
        """),
    good: Example(
      toml: """
        menu = "Help"
        expansion = "single"
        collapsed = true

        [[items]]
        title = "Start"
        collapsed = false
        items = ["Install"]

        [[items]]
        title = "Use"
        items = ["Open"]
        """,
      yaml: """
        menu: Help
        expansion: single
        collapsed: true
        items:
          - title: Start
            collapsed: false
            items: [Install]
          - title: Use
            items: [Open]
        """))
}

/// In a `single` group one item at most says that it starts open (ExpansionRules.md, section 3).
func checkSingleOpen(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard (group.owner?.expansion ?? group.menu.expansion) == .single else { return }
  let claimants = group.items.filter { $0.collapsed == false && isMember($0, in: group.menu) }
  guard claimants.count > 1,
    let winner = group.items.first(where: { item in
      isMember(item, in: group.menu) && !(item.collapsed ?? group.menu.collapsed)
    })
  else { return }
  for item in claimants where item.place != winner.place {
    let own: SourceAnchor =
      winner.collapsed == nil
      ? .entry(winner.place, key: ItemKey.title.rawValue)
      : .entry(winner.place, key: ItemKey.collapsed.rawValue)
    diagnostics.report(
      .singleOpen,
      "'\(item.title)' starts closed all the same: '\(winner.title)' is open before it",
      at: .entry(item.place, key: ItemKey.collapsed.rawValue), label: "has no effect",
      related: .init(own, "the first open item of a `single` group wins"),
      help: "delete it, or let only this item start open",
      fix: Fix(
        "delete 'collapsed'", .unsafe,
        .deleteEntry(.entry(item.place, key: ItemKey.collapsed.rawValue))))
  }
}

/// Whether the rules of a group count an item at first: it is not dormant, can be opened, and
/// closed again.
private func isMember(_ item: Item, in menu: Menu) -> Bool {
  guard !item.hidden, item.isExpandable, item.collapsible ?? menu.collapsible else { return false }
  return item.details?.fields[.body] != nil || item.children.contains { !$0.hidden }
}
