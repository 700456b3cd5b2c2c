extension Rule {
  static let unknownParameter = Rule(
    .unknownParameter, .error,
    "An entry of `generate` has a parameter that its target does not declare.",
    reason: """
      It would have no effect. `menuc template list` tells the parameters of each target; those of a \
      template of your own stand in its description.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"
        acess = "public"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
            acess: public
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "swift"
        access = "public"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: swift
            access: public
        """))
}
