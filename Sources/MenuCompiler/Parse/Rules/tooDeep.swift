extension Rule {
  static let tooDeep = Rule(
    .tooDeep, .error, "Items stand in each other more than 64 levels deep.",
    reason: """
      Nobody finds an item so far down, and programs that walk a menu need stack for each level. Most \
      such menus come from a program that went in circles. The limits of documents that include each \
      other, and of tables and arrays in each other, follow from this one.
      """,
    bad: Example(
      toml: """
        menu = "Folders"
        items = [\(nested { "{ title = \"Folder\", items = [\($0)] }" })]
        """,
      yaml: """
        menu: Folders
        items: [\(nested { "{ title: Folder, items: [\($0)] }" })]
        """),
    good: Example(
      toml: """
        menu = "Folders"
        items = [{ title = "Folder", items = ["Letter"] }]
        """,
      yaml: """
        menu: Folders
        items: [{ title: Folder, items: [Letter] }]
        """))
}

/// An item in an item, and so on, one level more than there may be.
private func nested(_ folder: (String) -> String) -> String {
  (0..<Limits.depth).reduce("\"Letter\"") { inner, _ in folder(inner) }
}
