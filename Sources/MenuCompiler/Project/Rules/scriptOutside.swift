extension Rule {
  static let scriptOutside = Rule(
    .scriptOutside, .error, "The script of a page is outside the project.",
    reason: """
      A page runs its script with all rights of the page. A menu names one by a path relative to the page, \
      and in the project, so that it is reviewed with the menu. `--param script=ADDRESS` names one \
      elsewhere; `--allow-outside`, or `allow-outside` in `menuc.toml`, allows the directory of a path.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "html"
        script = "https://example.org/menu.js"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: html
            script: https://example.org/menu.js
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        target = "html"
        script = "menu.js"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - target: html
            script: menu.js
        """))
}

extension Diagnostics {
  mutating func scriptOutside(_ address: String, at place: SourcePlace, _ refusal: PathRefusal) {
    report(
      .scriptOutside, "the page's script '\(address)' \(refusal)", at: .value(place),
      help: "keep it beside the page, or name it on the command line: '--param script=ADDRESS'")
  }
}
