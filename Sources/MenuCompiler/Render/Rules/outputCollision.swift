extension Rule {
  static let outputCollision = Rule(
    .outputCollision, .error, "Two entries of `generate` write different files of the same name.",
    reason: """
      One would overwrite the other. Give one of the entries a directory of its own (`output`), or its \
      file another name (`file`). Entries that write the same text may share a file. Names that differ \
      in case only are the same, as they are on many file systems.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"

        [[generate]]
        target = "swift"
        access = "public"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
          - target: swift
            access: public
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"

        [[generate]]
        target = "swift"
        access = "public"
        output = "Generated/Public"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
          - target: swift
            access: public
            output: Generated/Public
        """))
}
