/// What can't be collapsed can't start collapsed: both on one item, or both on the document.
func checkContradiction(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.item.collapsed == true, context.item.collapsible == false else { return }
  diagnostics.report(
    .contradiction, "'\(context.item.title)' starts collapsed but can't be collapsed",
    at: context.value(.collapsed), label: "starts collapsed",
    related: .init(context.value(.collapsible), "can't be collapsed, so it is always open"),
    help: "delete one of the two")
}

/// See ``checkContradiction(_:into:)``.
func checkDocumentContradiction(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard menu.collapsed, !menu.collapsible else { return }
  diagnostics.report(
    .contradiction, "categories start collapsed but can't be collapsed",
    at: .entry(menu.place, key: DocumentKey.collapsed.rawValue), label: "all start collapsed",
    related: .init(
      .entry(menu.place, key: DocumentKey.collapsible.rawValue),
      "none can be collapsed, so all are always open"),
    help: "delete one of the two")
}
