/// Checks that an item that can't be collapsed does not start collapsed.
func checkContradiction(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.item.collapsed == true, context.item.collapsible == false else { return }
  diagnostics.report(
    .contradiction, "'\(context.item.title)' starts collapsed but can't be collapsed",
    at: context.value(.collapsed), label: "starts collapsed",
    related: .init(context.value(.collapsible), "can't be collapsed, so it is always open"),
    help: "delete one of them")
}

/// Checks that the document does not set both `collapsed` and `collapsible = false`.
func checkDocumentContradiction(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard menu.collapsed, !menu.collapsible else { return }
  diagnostics.report(
    .contradiction, "categories start collapsed but can't be collapsed",
    at: .entry(menu.place, key: DocumentKey.collapsed.rawValue), label: "all start collapsed",
    related: .init(
      .entry(menu.place, key: DocumentKey.collapsible.rawValue),
      "none can be collapsed, so all are always open"),
    help: "delete one of them")
}
