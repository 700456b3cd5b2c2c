extension DiagnosticName {
  /// See <doc:single-open>.
  package static let singleOpen = DiagnosticName("single-open")
}

/// Checks that at most one item of a `single` group is set to start open (ExpansionRules.md,
/// section 3).
func checkSingleOpen(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard (group.owner?.expansion ?? group.menu.expansion) == .single else { return }
  let open = group.items.filter { item in
    isMember(item, in: group.menu) && !(item.collapsed ?? group.menu.collapsed)
  }
  guard let winner = open.first else { return }
  let space = ConditionSpace(group.menu.conditions)
  for item in open.dropFirst()
  where item.collapsed == false && space.canShowTogether(winner, item) {
    let own: SourceAnchor =
      winner.collapsed == nil
      ? .entry(winner.place, key: ItemKey.title.rawValue)
      : .entry(winner.place, key: ItemKey.collapsed.rawValue)
    diagnostics.report(
      .singleOpen,
      "'\(item.title)' starts closed, because the earlier item '\(winner.title)' is open",
      at: .entry(item.place, key: ItemKey.collapsed.rawValue), label: "has no effect",
      related: .init(own, "the first open item of a `single` group wins"),
      help: "delete it, or let only this item start open",
      fix: Fix(
        "delete 'collapsed'", .unsafe,
        .deleteEntry(.entry(item.place, key: ItemKey.collapsed.rawValue))))
  }
}

/// Whether an item initially counts in the rules of its group, because it is not dormant and can be
/// opened and closed.
private func isMember(_ item: Item, in menu: Menu) -> Bool {
  guard !item.hidden, item.isExpandable, !item.isPage, item.collapsible ?? menu.collapsible else {
    return false
  }
  let fields = item.details?.fields
  return fields?[.body] != nil || item.isSlot && fields?[.placeholder] != nil
    || item.children.contains { !$0.hidden }
}
