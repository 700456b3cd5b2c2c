extension Rule {
  static let invalidName = Rule(
    .invalidName, .error, "The name of a menu or of a column can't become a name in a program.",
    reason: """
      The name of the menu becomes the name of a type, and that of a column the name of a field, in \
      every language. So they are words of the letters A to Z and digits. What people read is the \
      `title`, which may be any text.
      """,
    bad: Example(
      toml: """
        menu = "Fruits & Nuts"
        items = ["Apples"]
        """,
      yaml: """
        menu: Fruits & Nuts
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Fruits and Nuts"
        title = "Fruits & Nuts"
        items = ["Apples"]
        """,
      yaml: """
        menu: Fruits and Nuts
        title: Fruits & Nuts
        items: [Apples]
        """))
}

extension ValueReader {
  mutating func invalidMenuName(_ name: String, _ node: SourceNode) {
    let proposal = MenuName.proposal(for: name, orElse: "Groceries")
    diagnostics.report(
      .invalidName, "'\(name)' can't be the name of a menu", at: .value(node.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)';"
        + " what people read is the document's 'title'")
  }

  mutating func invalidColumnName(_ entry: SourceEntry) {
    let proposal = ColumnName.proposal(for: entry.key)
    diagnostics.report(
      .invalidName, "'\(entry.key)' can't be the name of a column", at: .key(entry.value.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)'")
  }
}
