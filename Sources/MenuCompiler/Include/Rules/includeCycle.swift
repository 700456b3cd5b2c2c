extension Rule {
  static let includeCycle = Rule(
    .includeCycle, .error, "A document includes itself, or a document that includes it.",
    reason: """
      The items would stand in each other without end. Put what both need into a third document, and let \
      both include that.
      """,
    bad: Example(
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
        items = ["Apples", { include = "menu.toml" }]
        """,
        "fruits.yaml": """
        menu: Fruits
        items:
          - Apples
          - include: menu.yaml
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

/// A document that is being read, and the include in it that is followed.
struct IncludingDocument {
  let file: SourceFile
  var include: SourcePlace
}

extension Diagnostics {
  /// - Parameters:
  ///   - cycle: The document that includes itself, and those on the way back to it.
  ///   - node: The include that leads back.
  mutating func includeCycle(_ cycle: [IncludingDocument], _ node: SourceNode) {
    guard let first = cycle.first else { return }
    let others = cycle.dropFirst().map { "'\($0.file.name)'" }.joined(separator: ", ")
    let way = others.isEmpty ? "" : " by way of \(others)"
    report(
      .includeCycle, "'\(first.file.name)' includes itself\(way)", at: .value(node.place),
      label: others.isEmpty ? nil : "leads back",
      related: others.isEmpty ? nil : .init(.value(first.include), "leads here"),
      help: "delete this include: a document can't be a part of itself")
  }
}
