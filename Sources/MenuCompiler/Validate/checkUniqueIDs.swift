extension DiagnosticName {
  /// See <doc:duplicate-id>.
  public static let duplicateID = DiagnosticName("duplicate-id")
}

/// An id, declared or derived, belongs to one item only.
func checkUniqueIDs(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: [String: SourceAnchor] = [:]
  first.reserveCapacity(countItems(menu.items))
  var repeated: [(item: Item, first: SourceAnchor)] = []
  visitItems(menu.items) { item in
    guard !item.id.isEmpty else { return }
    let anchor = anchor(of: item)
    if let earlier = first.updateValue(anchor, forKey: item.id) {
      first[item.id] = earlier
      repeated.append((item, earlier))
    }
  }
  var suffixes: [String: Int] = [:]
  // An id that is derived from a repeated one is not to blame.
  var inheriting: Set<SourcePlace> = []
  for (item, earlier) in repeated {
    for child in item.children where !child.idIsDeclared { inheriting.insert(child.place) }
    guard !inheriting.contains(item.place) else { continue }
    var suffix = suffixes[item.id, default: 2]
    while first["\(item.id)-\(suffix)"] != nil { suffix += 1 }
    suffixes[item.id] = suffix + 1
    let origin = item.idIsDeclared ? "" : ", derived from the title '\(item.title)',"
    diagnostics.report(
      .duplicateID, "'\(item.id)'\(origin) is already the id of another item",
      at: anchor(of: item), label: "second use",
      related: .init(earlier, "first used here"),
      help: "give this item a different id, such as '\(item.id)-\(suffix)'",
      fix: .giveID("\(item.id)-\(suffix)", to: item))
  }
}
