extension DiagnosticName {
  /// See <doc:former-id-taken>.
  package static let formerIDTaken = DiagnosticName("former-id-taken")
}

/// Checks that a former id is neither the id of an item nor given twice as a former id.
func checkFormerIDs(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var former: [(old: FormerID, item: Item)] = []
  visitItems(menu.items) { item in
    for old in item.details?.fields.formerIDs ?? [] { former.append((old, item)) }
  }
  guard !former.isEmpty else { return }
  var owners: [String: Item] = [:]
  visitItems(menu.items) { if !$0.id.isEmpty { owners[$0.id] = owners[$0.id] ?? $0 } }
  var seen: [String: SourcePlace] = [:]
  for (old, item) in former {
    if let owner = owners[old.id] {
      let isOwn = owner.place == item.place
      diagnostics.report(
        .formerIDTaken,
        isOwn
          ? "'\(old.id)' is the item's id, not a former one"
          : "'\(old.id)' is the id of another item, so it can't be a former id of '\(item.title)'",
        at: .value(old.place), related: .init(anchor(of: owner), "has the id"),
        help: "delete it from 'was'")
    } else if let earlier = seen.updateValue(old.place, forKey: old.id) {
      seen[old.id] = earlier
      diagnostics.report(
        .formerIDTaken, "'\(old.id)' is already a former id", at: .value(old.place),
        label: "second use", related: .init(.value(earlier), "first used here"),
        help: "delete it from one of the two")
    }
  }
}

/// Checks that a former id has the form of an id; see ``ItemID``.
func checkFormerIDForm(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  for old in context.item.details?.fields.formerIDs ?? [] {
    guard let problem = ItemID.problem(of: old.id) else { continue }
    diagnostics.report(
      .invalidID, problem, at: .value(old.place),
      help: "write the id as the menu had it, such as '\(ItemID.proposal(for: old.id))'")
  }
}
