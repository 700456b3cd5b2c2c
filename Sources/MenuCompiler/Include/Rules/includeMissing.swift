extension Rule {
  static let includeMissing = Rule(
    .includeMissing, .error, "An included file can't be read.",
    reason: """
      The path of an include is relative to the document that names it, and its case counts. The file \
      must be a menu document: `.toml`, `.yaml`, `.yml` or `.json`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "fruit.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: fruit.yaml
        """,
      files: [
        "fruits.toml": """
        menu = "Fruits"
        items = ["Apples"]
        """,
        "fruits.yaml": """
        menu: Fruits
        items: [Apples]
        """,
      ]),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "fruits.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: fruits.yaml
        """,
      files: [
        "fruits.toml": """
        menu = "Fruits"
        items = ["Apples"]
        """,
        "fruits.yaml": """
        menu: Fruits
        items: [Apples]
        """,
      ]))
}

extension Diagnostics {
  mutating func includeMissing(_ path: String, _ node: SourceNode, reason: String) {
    report(
      .includeMissing, "'\(path)' can't be read: \(reason)", at: .value(node.place),
      help: "write the path of a menu document, relative to the directory of this one")
  }

  /// A document of which there is nothing to take. Its `items` may be misspelt.
  mutating func includeWithoutItems(_ path: String, _ node: SourceNode, _ root: SourceNode) {
    let items = DocumentKey.items.rawValue
    let misspelt = root.entries.first { entry in
      DocumentKey(rawValue: entry.key) == nil
        && KeyHelp.meant(by: entry.key, among: DocumentKey.names) == items
    }
    report(
      .missingKey, "'\(path)' has no '\(items)'", at: .value(node.place),
      related: misspelt.map { .init(.key($0.value.place), "did you mean '\(items)'?") },
      help: "an included file is a menu document, of which the items are taken")
  }
}
