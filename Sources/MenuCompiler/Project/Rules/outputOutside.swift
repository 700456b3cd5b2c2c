extension Rule {
  static let outputOutside = Rule(
    .outputOutside, .error, "What is generated would be written outside the project.",
    reason: """
      A menu from somebody else, with a template that it brings, could otherwise write any file of yours: \
      what a shell runs when it starts, or a hook of git. The project is the directory of `menuc.toml`, \
      else that of `.git` or its like, else the menu's own; links are followed before the path is judged. \
      `--output` writes anywhere; `--allow-outside`, or `allow-outside` in `menuc.toml`, allows a directory.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"
        output = "/opt/app/Generated"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
            output: /opt/app/Generated
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"
        output = "app/Generated"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
            output: app/Generated
        """))
}

extension Diagnostics {
  /// - Parameter entry: What asks for the output; nil for a target that the command line names, whose
  ///   output is beside the menu.
  mutating func outputOutside(
    _ path: String, _ entry: GenerateEntry?, of menu: Menu, _ refusal: PathRefusal
  ) {
    let anchor: SourceAnchor =
      entry.map { .entry($0.place, key: GenerateKey.output.rawValue) }
      ?? .entry(menu.place, key: DocumentKey.menu.rawValue)
    report(
      .outputOutside, "the output directory '\(path)' \(refusal)", at: anchor,
      help: PathRefusal.help)
  }
}
