extension DiagnosticName {
  /// See <doc:duplicate-id>.
  package static let duplicateID = DiagnosticName("duplicate-id")
}

/// Checks that an id, declared or derived, belongs to only one item.
func checkUniqueIDs(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var uses = IDUses()
  uses.first.reserveCapacity(countItems(menu.items))
  uses.visit(menu.items)
  var suffixes: [String: Int] = [:]
  // The free ids to propose for repeated ids, by the repeated id's number, counted from 1.
  var proposals = [""]
  for (item, earlier, scope) in uses.repeated {
    // Ids that are derived from a repeated id will later be derived from its replacement.
    let derived = scope > 0 ? item.id.dropFirst(uses.repeated[scope - 1].item.id.count) : ""
    let id = scope > 0 ? proposals[scope] + derived : item.id
    var suffix = suffixes[id, default: 2]
    while uses.isKnown("\(id)-\(suffix)") { suffix += 1 }
    suffixes[id] = suffix + 1
    proposals.append("\(id)-\(suffix)")
    let origin = item.idIsDeclared ? "" : ", derived from the title '\(item.title)',"
    diagnostics.report(
      .duplicateID, "'\(item.id)'\(origin) is already the id of another item",
      at: anchor(of: item), label: "second use",
      related: .init(earlier, "first used here"),
      help: "give this item a different id, such as '\(id)-\(suffix)'",
      fix: .giveID("\(id)-\(suffix)", to: item))
  }
}

/// The first uses of the ids of a menu, and the items that repeat an id.
private struct IDUses {
  /// The first uses by id, except of ids that are derived from a repeated id.
  var first: [String: SourceAnchor] = [:]
  /// The items that repeat an id. `scope` is the number of the repeated id from which the item's id
  /// is derived.
  private(set) var repeated: [(item: Item, first: SourceAnchor, scope: Int)] = []
  /// The ids that are derived from a repeated id, by its number. They change together with the
  /// repeated id, so they are compared only with one another.
  private var derived: [Int: [String: SourceAnchor]] = [:]
  private var derivedIDs: Set<String> = []

  /// Whether any item has the given id.
  func isKnown(_ id: String) -> Bool {
    first[id] != nil || derivedIDs.contains(id)
  }

  /// - Parameter scope: The number of the repeated id from which the ids of the items are derived;
  ///   0 for none.
  mutating func visit(_ items: [Item], scope: Int = 0) {
    for item in items {
      let own = item.idIsDeclared ? 0 : scope
      var inner = own
      if !item.id.isEmpty {
        if let earlier = own == 0 ? first[item.id] : derived[own]?[item.id] {
          repeated.append((item, earlier, own))
          inner = repeated.count
        } else if own == 0 {
          first[item.id] = anchor(of: item)
        } else {
          derived[own, default: [:]][item.id] = anchor(of: item)
          derivedIDs.insert(item.id)
        }
      }
      visit(item.children, scope: inner)
    }
  }
}
