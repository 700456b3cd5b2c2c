extension Rule {
  static let unknownTarget = Rule(
    .unknownTarget, .error, "An entry of `generate` names a target that does not exist.",
    reason: """
      `menuc template list` lists the targets that menuc has. One of your own is named by the path of \
      its folder or template under `template`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swfit"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swfit
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
        """))
}
