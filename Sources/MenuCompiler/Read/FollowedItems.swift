/// The items that conditions follow, by id.
struct FollowedItems {
  /// The item that a condition follows.
  enum Followed {
    /// A check item, and the choice of one that it belongs to, if any.
    case check(Item, FollowedChoice?)
    case choice(Item, FollowedChoice)
    /// An item that no condition can follow.
    case other(Item)
  }

  private var targets: [String: Followed] = [:]

  /// Finds the items that the conditions of a menu follow.
  init(of menu: Menu) {
    let ids = Set(menu.conditions.compactMap { $0.followed?.id })
    if !ids.isEmpty { visit(menu.items, in: menu.choice, of: "", ids) }
  }

  /// - Parameter group: The id of the item that contains the items.
  private mutating func visit(
    _ items: [Item], in choice: ChoiceMode?, of group: String, _ ids: Set<String>
  ) {
    for item in items {
      if !item.id.isEmpty, ids.contains(item.id), targets[item.id] == nil {
        if item.isCheckItem(in: choice) {
          targets[item.id] = .check(item, choice == .one ? FollowedChoice(items, of: group) : nil)
        } else if item.isFollowableChoice {
          targets[item.id] = .choice(item, FollowedChoice(item.children, of: item.id))
        } else {
          targets[item.id] = .other(item)
        }
      }
      visit(item.children, in: item.choice, of: item.id, ids)
    }
  }

  /// The item with an id that a condition specifies; nil if there is none.
  subscript(id: String) -> Followed? { targets[id] }
}

extension FollowedChoice {
  fileprivate init(_ items: [Item], of id: String) {
    let items = items.filter { $0.isCheckItem(in: .one) }
    self.init(
      id: id, names: items.map { followedName(of: $0.id) },
      initial: items.first { $0.checked == true }.map { followedName(of: $0.id) })
  }
}

extension Item {
  /// Whether a condition can have the item's children as its choices.
  var isFollowableChoice: Bool { choice == .one && !isSlot }
}

extension Menu {
  /// Gives each condition that follows an item the values that result from that item. A condition
  /// for which this is impossible is treated as true or false, and ``checkFollowedItems(_:into:)``
  /// reports it.
  ///
  /// - Parameter keepsChoices: Whether to keep the choices as they are. The remaining items then
  ///   keep their numbers if other items are left out of an output.
  mutating func resolveFollowedItems(keepsChoices: Bool = false) {
    let items = FollowedItems(of: self)
    for index in conditions.indices {
      guard let followed = conditions[index].followed else { continue }
      switch items[followed.id] {
      case .check(let item, let choice):
        conditions[index].defaultValue = item.checked == true ? 1 : 0
        conditions[index].followed?.choice = choice
      case .choice(_, let choice):
        if !keepsChoices { conditions[index].choices = choice.names }
        let names = conditions[index].values
        conditions[index].defaultValue = choice.initial.flatMap(names.firstIndex) ?? names.count
        conditions[index].followed?.choice = choice
      case .other, nil: if !keepsChoices { conditionsAreUnknown = true }
      }
    }
  }
}
