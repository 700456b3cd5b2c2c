/// An entry of a `when` or of the conditions of `enabled`, with the item to which it belongs.
struct Requirement {
  let item: Item
  /// The key that contains the entry.
  let key: ItemKey
  let entry: WhenEntry
  let clause: ConditionSpace.Clause

  /// The requirements of an item itself, except requirements that name an undeclared condition or
  /// choice.
  static func list(
    of item: Item, _ key: ItemKey, in space: ConditionSpace
  ) -> [Requirement] {
    item.conditions(of: key).compactMap { entry in
      space.clause(entry).map { Requirement(item: item, key: key, entry: entry, clause: $0) }
    }
  }

  var anchor: SourceAnchor {
    entry.terms.first.map { .value($0.place) } ?? .entry(item.place, key: key.rawValue)
  }

  /// The requirement as the cause of a problem.
  var asCause: Diagnostic.Related { .init(anchor, "'\(item.name)' requires this") }

  /// Advice to delete the entry. Deleting only one of its terms would make it stricter.
  var deletion: String {
    entry.terms.count == 1 ? "delete it" : "delete the entry with all its terms"
  }

  /// The entry as it appears in messages.
  var text: String { entry.terms.map { "'\($0.text)'" }.joined(separator: " or ") }

  /// The reason why not all of the requirements can be met.
  static func exclusion(_ conflict: [Requirement]) -> String {
    guard let last = conflict.last, conflict.count > 1 else {
      return "nothing meets its '\(conflict.last?.key.rawValue ?? ItemKey.when.rawValue)'"
    }
    let others = conflict.dropLast().map(\.text).joined(separator: ", ")
    return "\(others) and \(last.text) exclude each other"
  }
}

/// Calls a function for each item with the requirements of the items above it. If the function
/// returns false, the items below the item are skipped.
func visitRequirements(
  of menu: Menu, in space: ConditionSpace, _ visit: (Item, [Requirement]) -> Bool
) {
  guard !menu.conditions.isEmpty else { return }
  func descend(_ items: [Item], _ above: [Requirement]) {
    for item in items where visit(item, above) {
      guard !item.children.isEmpty else { continue }
      descend(item.children, above + Requirement.list(of: item, .when, in: space))
    }
  }
  descend(menu.items, [])
}
