extension Rule {
  static let separatorKeys = Rule(
    .separatorKeys, .error, "A separator has another key.",
    reason: """
      A separator is a line between items. It has no title, no id and no children, so another key would \
      have no effect; or it is an item, and `separator` is the mistake.
      """,
    bad: Example(
      toml: """
        menu = "Edit"
        items = ["Copy", { separator = true, title = "Line" }, "Find"]
        """,
      yaml: """
        menu: Edit
        items:
          - Copy
          - { separator: true, title: Line }
          - Find
        """),
    good: Example(
      toml: """
        menu = "Edit"
        items = ["Copy", { separator = true }, "Find"]
        """,
      yaml: """
        menu: Edit
        items:
          - Copy
          - separator: true
          - Find
        """))
}

extension ValueReader {
  mutating func separatorKey(_ entry: SourceEntry, in node: SourceNode) {
    diagnostics.report(
      .separatorKeys, "a separator takes no other key, but has '\(entry.key)'",
      at: .key(entry.value.place),
      related: .init(
        .entryKey(node.place, key: ItemKey.separator.rawValue), "makes it a separator"),
      help: "delete '\(entry.key)', or delete 'separator' to make this an item",
      fix: entry.key == ItemKey.items.rawValue
        ? nil : .delete(entry.key, .value(entry.value.place)))
  }
}
