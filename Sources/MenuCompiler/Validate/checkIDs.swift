/// A declared id has the form of ids, see ``ItemID``.
func checkID(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.idIsDeclared, !item.idIsUnknown, let problem = ItemID.problem(of: item.id) else {
    return
  }
  diagnostics.report(
    .invalidID, problem, at: context.value(.id),
    help: "use letters, digits, '.', '_' and '-', such as '\(ItemID.proposal(for: item.id))'")
}

/// Every item but a separator has an id, declared or derived, and it belongs to that item only.
func checkUniqueIDs(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: [String: SourceAnchor] = [:]
  first.reserveCapacity(countItems(menu.items))
  var repeated: [(item: Item, first: SourceAnchor)] = []
  var unaddressable: [Item] = []
  visitItems(menu.items) { item in
    guard !item.id.isEmpty else {
      let isSilent = !item.isSeparator && !item.idIsDeclared && !item.idIsUnknown
      // An item below one without id is not to blame: its own title may be fine.
      if isSilent, ItemID.slug(of: item.title).isEmpty { unaddressable.append(item) }
      return
    }
    let anchor = anchor(of: item)
    if let earlier = first.updateValue(anchor, forKey: item.id) {
      first[item.id] = earlier
      repeated.append((item, earlier))
    }
  }
  var next = 1
  for item in unaddressable {
    while first["item-\(next)"] != nil { next += 1 }
    report(item, proposing: "item-\(next)", into: &diagnostics)
    next += 1
  }
  var suffixes: [String: Int] = [:]
  for (item, earlier) in repeated {
    var suffix = suffixes[item.id, default: 2]
    while first["\(item.id)-\(suffix)"] != nil { suffix += 1 }
    suffixes[item.id] = suffix + 1
    let origin = item.idIsDeclared ? "" : ", derived from the title '\(item.title)',"
    diagnostics.report(
      .duplicateID, "'\(item.id)'\(origin) is already the id of another item",
      at: anchor(of: item), label: "second use",
      related: .init(earlier, "first used here"),
      help: "give this item an id of its own, e.g. '\(item.id)-\(suffix)'")
  }
}

private func report(
  _ item: Item, proposing id: String, into diagnostics: inout Diagnostics
) {
  diagnostics.report(
    .unaddressableTitle,
    item.title.isEmpty
      ? "the item needs an id, because its title is empty"
      : "the item needs an id, because none can be derived from the title '\(item.title)'",
    at: .value(item.place), help: "give it one, e.g. '\(id)'")
}

/// The declared id, else the title that the id comes from, else the item that is the title.
func anchor(of item: Item) -> SourceAnchor {
  .entry(item.place, key: item.idIsDeclared ? ItemKey.id.rawValue : ItemKey.title.rawValue)
}

/// The items of a tree, to make room for them at once.
func countItems(_ items: [Item]) -> Int {
  items.reduce(items.count) { $0 + countItems($1.children) }
}

/// Calls a function for each item of a tree, parents first.
func visitItems(_ items: [Item], _ visit: (Item) -> Void) {
  for item in items {
    visit(item)
    visitItems(item.children, visit)
  }
}
