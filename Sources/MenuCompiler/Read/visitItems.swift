/// The anchor of an item's id: the declared id, the title from which the id is derived, or the item
/// itself if it is written as a string.
func anchor(of item: Item) -> SourceAnchor {
  .entry(item.place, key: item.idIsDeclared ? ItemKey.id.rawValue : ItemKey.title.rawValue)
}

/// The number of items of a tree, to reserve memory for them.
func countItems(_ items: [Item]) -> Int {
  items.reduce(items.count) { $0 + countItems($1.children) }
}

/// Calls a function for each item of a tree. Each item precedes its children.
func visitItems(_ items: [Item], _ visit: (Item) -> Void) {
  for item in items {
    visit(item)
    visitItems(item.children, visit)
  }
}
