extension Rule {
  static let leafWithoutAction = Rule(
    .leafWithoutAction, nil, "An item that can't be opened has no `action` and no `url`.",
    reason: """
      Choosing it does nothing, unless the program goes by ids alone. Off by default, since many programs \
      do; turn it on with `--warn leaf-without-action` where every item is to have one.
      """,
    bad: Example(
      toml: """
        menu = "Edit"
        items = [{ title = "Copy", action = "copy" }, { title = "Paste" }]
        """,
      yaml: """
        menu: Edit
        items:
          - { title: Copy, action: copy }
          - { title: Paste }
        """),
    good: Example(
      toml: """
        menu = "Edit"
        items = [{ title = "Copy", action = "copy" }, { title = "Paste", action = "paste" }]
        """,
      yaml: """
        menu: Edit
        items:
          - { title: Copy, action: copy }
          - { title: Paste, action: paste }
        """))
}

/// Choosing a leaf does something.
func checkAction(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isExpandable, !item.isSeparator, item.enabled,
    item.details?.fields[.action] == nil, item.details?.fields[.url] == nil
  else { return }
  diagnostics.report(
    .leafWithoutAction, "choosing '\(item.title)' does nothing", at: context.value(.title),
    help: "give it an 'action' or a 'url', or set 'enabled' to false")
}
