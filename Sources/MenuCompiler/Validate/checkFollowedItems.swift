extension DiagnosticName {
  /// See <doc:invalid-follows>.
  package static let invalidFollows = DiagnosticName("invalid-follows")
}

/// Checks that each condition that follows an item names a check item, or an item with a choice of
/// one whose items have names that are valid as the condition's choices.
func checkFollowedItems(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let followed = menu.conditions.compactMap { $0.followed }
  guard !followed.isEmpty else { return }
  let items = FollowedItems(of: menu)
  var ids: SuggestionIndex?
  for followed in followed {
    switch items[followed.id] {
    case .check: break
    case .choice(let group, _): checkChoices(of: group, for: followed, into: &diagnostics)
    case .other(let item): diagnostics.unfollowable(item, followed)
    case nil:
      let known = ids ?? SuggestionIndex(followableIDs(of: menu))
      ids = known
      let meant = known.nearest(to: followed.id)
      diagnostics.report(
        .invalidFollows, "no item has the id '\(followed.id)'", at: .value(followed.place),
        help: meant.map { "did you mean '\($0)'?" }
          ?? "name a check item, or an item whose 'choice' is 'one'",
        fix: meant.map { .replace(.value(followed.place), followed.id, spelledAs: $0) })
    }
  }
}

/// The ids of the items that conditions can follow.
private func followableIDs(of menu: Menu) -> [String] {
  var ids: [String] = []
  func visit(_ items: [Item], in choice: ChoiceMode?) {
    for item in items where !item.id.isEmpty {
      if item.isCheckItem(in: choice) || item.isFollowableChoice { ids.append(item.id) }
      visit(item.children, in: item.choice)
    }
  }
  visit(menu.items, in: menu.choice)
  return ids
}

/// Checks that the names of a choice's items can be the choices of a condition.
private func checkChoices(
  of group: Item, for followed: FollowedItem, into diagnostics: inout Diagnostics
) {
  let choices = group.children.filter { $0.isCheckItem(in: group.choice) }
  if choices.isEmpty, !group.childrenAreUnknown {
    diagnostics.report(
      .invalidFollows, "the choice '\(group.id)' has no item that can be checked",
      at: .value(followed.place), help: "add items to the choice, or delete the condition")
  }
  var first: [String: Item] = [:]
  for item in choices where !item.id.isEmpty {
    let name = followedName(of: item.id)
    guard ConditionName.isValidChoice(name) else {
      diagnostics.report(
        .invalidFollows, "'\(name)' can't be the name of a choice", at: .value(followed.place),
        related: .init(anchor(of: item), "the last part of this id"),
        help: "end the id with words of letters from a to z and digits, such as '\(group.id).first'"
      )
      continue
    }
    if let other = first[name] {
      diagnostics.report(
        .invalidFollows, "'\(other.id)' and '\(item.id)' would both be the choice '\(name)'",
        at: .value(followed.place), related: .init(anchor(of: item), "ends like '\(other.id)'"),
        help: "give one of them an id with a different last part")
    }
    first[name] = first[name] ?? item
  }
}

extension Diagnostics {
  /// Reports a condition that follows an item that has neither a check nor a choice of one.
  fileprivate mutating func unfollowable(_ item: Item, _ followed: FollowedItem) {
    let problem: String
    let help: String
    if item.isSlot {
      problem = "is a slot, whose checks the program keeps"
      help = "name a check item, or an item whose 'choice' is 'one'"
    } else if item.choice == .any {
      problem = "is a choice of any, which has no single value"
      let first = item.children.first { $0.isCheckItem(in: .any) }?.id ?? ""
      help = first.isEmpty ? "name one of its items" : "name one of its items, such as '\(first)'"
    } else if item.isCategory {
      problem = "is a category whose 'choice' is not 'one'"
      help = "name a check item, or let users choose among the items"
    } else if item.isExpandable {
      problem = "has a body, so it can't be checked"
      help = "name a check item, or an item whose 'choice' is 'one'"
    } else {
      problem = "is not a check item"
      help = "set 'checked' for the item, or name a check item"
    }
    report(
      .invalidFollows, "'\(item.id)' \(problem)", at: .value(followed.place),
      related: .init(anchor(of: item), "the item"), help: help)
  }
}
