extension Rule {
  static let separatorTopLevel = Rule(
    .separatorTopLevel, .error, "A separator stands at top level in a layout of sections.",
    reason: """
      In the layouts `section-rows` and `section-headers` each top-level item is a section of the table, \
      which a line can't be; sections have space between them anyway.
      """,
    bad: Example(
      toml: """
        menu = "Settings"
        layout = "section-headers"
        items = ["General", { separator = true }, "About"]
        """,
      yaml: """
        menu: Settings
        layout: section-headers
        items:
          - General
          - separator: true
          - About
        """),
    good: Example(
      toml: """
        menu = "Settings"
        layout = "section-headers"
        items = ["General", "About"]
        """,
      yaml: """
        menu: Settings
        layout: section-headers
        items:
          - General
          - About
        """))
}

/// In layouts with sections each top-level item is a section, which a line can't be.
func checkSeparatorPlace(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level == 1, context.item.isSeparator, context.menu.settings.layout != .rows else {
    return
  }
  diagnostics.report(
    .separatorTopLevel,
    "a separator can't stand at top level in the layout '\(context.menu.settings.layout.rawValue)'",
    at: context.key(.separator),
    related: .init(
      .entry(context.menu.place, key: DocumentKey.layout.rawValue), "the layout is chosen here"),
    help: "sections are already apart: delete it")
}
