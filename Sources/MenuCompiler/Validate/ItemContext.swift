/// An item and its position in the menu.
struct ItemContext {
  var item: Item
  let menu: Menu
  /// The choice of the group that contains the item; nil if the group has none.
  let choice: ChoiceMode?
  /// The level of the item; 1 for a top-level item.
  let level: Int

  func key(_ key: ItemKey) -> SourceAnchor { .entryKey(item.place, key: key.rawValue) }
  func value(_ key: ItemKey) -> SourceAnchor { .entry(item.place, key: key.rawValue) }
}

/// The items of a category, or the top-level items.
struct ItemGroup {
  let menu: Menu
  /// The category; nil for the top-level group.
  let owner: Item?
  let items: [Item]
  /// The level of the group; 1 for the top-level group.
  let level: Int

  /// Whether the items are check items, and how many can be checked.
  var choice: ChoiceMode? { owner.map(\.choice) ?? menu.choice }

  /// The place of the `items` key that contains the group.
  var anchor: SourceAnchor {
    .entryKey(owner?.place ?? menu.place, key: ItemKey.items.rawValue)
  }

  /// The name of the group in messages.
  var name: String { owner.map { "'\($0.title)'" } ?? "the menu" }
}
