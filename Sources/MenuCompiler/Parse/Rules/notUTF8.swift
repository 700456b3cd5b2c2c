extension Rule {
  static let notUTF8 = Rule(
    .notUTF8, .error, "The file is not UTF-8.",
    reason: """
      TOML, YAML and JSON are written in UTF-8. An editor that saved the file in another encoding, such \
      as Latin-1 or UTF-16, lets letters beyond A to Z become other bytes; saving it as UTF-8 is all it \
      takes.
      """,
    bad: Example(
      toml: """
        menu = "Drinks"
        items = ["Café"]
        """,
      yaml: """
        menu: Drinks
        items:
          - Café
        """,
      encoding: .latin1),
    good: Example(
      toml: """
        menu = "Drinks"
        items = ["Café"]
        """,
      yaml: """
        menu: Drinks
        items:
          - Café
        """))
}
