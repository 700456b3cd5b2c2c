extension Rule {
  static let includeOutside = Rule(
    .includeOutside, .error, "An included file is outside the directory of the menu.",
    reason: """
      A menu can be built wherever its directory is copied to, and a document from somebody else can't \
      read files that are none of its business. Links are followed before the path is judged.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "../shared/fruits.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: ../shared/fruits.yaml
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "shared/fruits.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: shared/fruits.yaml
        """,
      files: [
        "shared/fruits.toml": """
        menu = "Fruits"
        items = ["Apples"]
        """,
        "shared/fruits.yaml": """
        menu: Fruits
        items: [Apples]
        """,
      ]))
}

extension Diagnostics {
  mutating func includeOutside(_ path: String, _ node: SourceNode) {
    let place =
      VersionControl.folder(in: path).map { "in '\($0)', which belongs to version control" }
      ?? "outside the menu's directory"
    report(
      .includeOutside, "'\(path)' is \(place)", at: .value(node.place),
      help: "keep what a menu includes beside it or below it")
  }
}
