extension Rule {
  static let templateOutside = Rule(
    .templateOutside, .error, "A template is outside the project.",
    reason: """
      Whatever a template reads ends in what is generated, so a menu from somebody else could copy any \
      file of yours. The project is the directory of `menuc.toml`, else that of `.git` or its like, else \
      the menu's own; links are followed before the path is judged. A template from elsewhere is named by \
      `--template`, or its directory is allowed: `--allow-outside`, or `allow-outside` in `menuc.toml`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        template = "/etc/names.txt.stencil"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - template: /etc/names.txt.stencil
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [[generate]]
        template = "templates/names.txt.stencil"
        """,
      yaml: """
        menu: Groceries
        items: [Apples]
        generate:
          - template: templates/names.txt.stencil
        """,
      files: ["templates/names.txt.stencil": "{{ menu.name }}"]))
}

extension Diagnostics {
  mutating func templateOutside(_ path: String, _ entry: GenerateEntry, _ refusal: PathRefusal) {
    report(
      .templateOutside, "the template '\(path)' \(refusal)",
      at: .entry(entry.place, key: GenerateKey.template.rawValue), help: PathRefusal.help)
  }
}
