extension Rule {
  static let unknownKey = Rule(
    .unknownKey, .error, "A table has a key that menuc does not know.",
    reason: """
      It would have no effect, and is most often misspelt, in the wrong table, or from another program. \
      Document keys that start with `x-` are free for one's own use.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"

        [[items]]
        title = "Fruits"
        colapsed = true
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            colapsed: true
            items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"

        [[items]]
        title = "Fruits"
        collapsed = true
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            collapsed: true
            items: [Apples]
        """))
}

extension ValueReader {
  mutating func unknownKey(
    _ entry: SourceEntry, in table: SourceNode, owner: String, among names: [String]
  ) {
    diagnostics.report(
      .unknownKey, "\(owner) has no key '\(entry.key)'", at: .key(entry.value.place),
      help: KeyHelp.help(for: entry.key, among: names),
      fix: .renameKey(entry, in: table, among: names))
  }
}
