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
