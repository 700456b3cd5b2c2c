/// One of two menus that are compared: its flat table, and the position of each item in the
/// sources.
struct MenuSide {
  let declared: Menu
  let table: LoweredMenu
  let jobs: [RenderJob]
  /// The positions of the items, by their numbers.
  let places: [SourcePlace]
  /// Whether the items themselves declare `collapsed`, by their numbers.
  let declaresCollapsed: [Bool]
  let files: [ParsedFile]

  /// Nil for a menu with errors.
  init?(_ compiled: CompiledMenu) {
    guard let table = compiled.menu, let plan = compiled.plan else { return nil }
    declared = plan.declared
    jobs = plan.jobs
    self.table = table
    files = compiled.sources.files
    // Items are numbered as lowering does, group by group.
    var items: [(place: SourcePlace, declaresCollapsed: Bool)] = []
    items.reserveCapacity(table.count)
    var groups = [plan.declared.items]
    var next = 0
    while next < groups.count {
      for item in groups[next] {
        items.append((item.place, item.collapsed != nil))
        if !item.children.isEmpty { groups.append(item.children) }
      }
      groups[next] = []
      next += 1
    }
    places = items.map(\.place)
    declaresCollapsed = items.map(\.declaresCollapsed)
  }

  func fields(_ node: Int) -> ItemDetails.Fields? { table.details[node]?.fields }

  func isSeparator(_ node: Int) -> Bool { table.flags[node].contains(.separator) }

  /// The children of a node; for −1, the top-level items.
  func group(under node: Int) -> Range<Int> {
    node < 0 ? 0..<table.topLevelCount : table.children(of: node)
  }

  func isSingle(under node: Int) -> Bool {
    node < 0 ? table.topLevelIsSingle : table.flags[node].contains(.single)
  }

  func keepsOpen(under node: Int) -> Bool {
    node < 0 ? table.topLevelKeepsOpen : table.flags[node].contains(.keepOpen)
  }

  /// Whether a saved state can have an entry for the item: it can be closed, and it can be opened,
  /// at least when the program shows what is hidden in it.
  func holdsState(_ node: Int) -> Bool { canShowMore(node) && !isFixed(node) }

  /// Whether opening the item shows something, at least when the program shows what is hidden.
  func canShowMore(_ node: Int) -> Bool {
    table.flags[node].contains(.body) || table.childCounts[node] > 0
  }

  func isFixed(_ node: Int) -> Bool { table.flags[node].contains(.fixed) }

  func startsOpen(_ node: Int) -> Bool { table.flags[node].contains(.open) }

  /// The position of an item's key, or of the item itself if it does not have the key.
  func anchor(_ node: Int, _ key: ItemKey = .title) -> SourceAnchor {
    .entry(places[node], key: key.rawValue)
  }

  func anchor(_ key: DocumentKey) -> SourceAnchor {
    .entry(declared.place, key: key.rawValue)
  }
}
