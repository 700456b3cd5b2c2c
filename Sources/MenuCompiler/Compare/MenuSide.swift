/// One of two compared menus: its flat table, and the position of each item in the sources.
struct MenuSide {
  let declared: Menu
  let table: LoweredMenu
  let jobs: [RenderJob]
  /// The positions of the items, by their numbers.
  let places: [SourcePlace]
  /// For each item, by its number: whether the item itself declares `collapsed`.
  let declaresCollapsed: [Bool]
  /// For each item, by its number: whether the item is written as a string.
  let areStrings: [Bool]
  let files: [ParsedFile]

  /// Returns nil for a menu with errors.
  ///
  /// - Parameter variant: The values that an output fixes, for the menu of that output; nil for the
  ///   menu as compiled.
  init?(_ compiled: CompiledMenu, variant: [Define]? = nil) {
    guard let table = compiled.menu, let plan = compiled.plan else { return nil }
    declared = specialize(plan.declared, for: variant ?? plan.requestedDefines)
    jobs = variant.map { defines in plan.jobs.filter { $0.defines == defines } } ?? plan.jobs
    self.table = variant == nil ? table : lower(declared)
    files = compiled.sources.files
    // The items in the order in which lowering numbers them, group by group.
    var items: [(place: SourcePlace, declaresCollapsed: Bool, isString: Bool)] = []
    items.reserveCapacity(self.table.count)
    var groups = [declared.items]
    var next = 0
    while next < groups.count {
      for item in groups[next] {
        items.append((item.place, item.collapsed != nil, item.isString))
        if !item.children.isEmpty { groups.append(item.children) }
      }
      groups[next] = []
      next += 1
    }
    places = items.map(\.place)
    declaresCollapsed = items.map(\.declaresCollapsed)
    areStrings = items.map(\.isString)
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

  /// Whether a node is a descendant of another node.
  func isBelow(_ node: Int, _ ancestor: Int) -> Bool {
    var parent = Int(table.parents[node])
    while parent >= 0, parent != ancestor { parent = Int(table.parents[parent]) }
    return parent >= 0
  }

  /// Whether at most one check item among the children of a node can be checked; −1 is the top
  /// level.
  func choosesOne(under node: Int) -> Bool {
    node < 0 ? table.topLevelChoosesOne : table.flags[node].contains(.choosesOne)
  }

  /// Whether the item can be opened and closed, provided that it has something to show.
  func opensAndCloses(_ node: Int) -> Bool { isExpandable(node) && !isFixed(node) }

  func isCheckItem(_ node: Int) -> Bool { table.isCheckItem(node) }

  func startsChecked(_ node: Int) -> Bool { table.flags[node].contains(.checked) }

  /// Describes the information that a saved state contains about the given items; nil if it
  /// contains none.
  func savedState(of nodes: [Int]) -> String? {
    let opens = nodes.contains(where: opensAndCloses)
    let checks = nodes.contains(where: isCheckItem)
    return switch (opens, checks) {
    case (true, true): "what users opened, closed and checked there"
    case (true, false): "what users opened and closed there"
    case (false, true): nodes.count == 1 ? "whether users checked it" : "what users checked there"
    case (false, false): nil
    }
  }

  /// Whether a node is one of several check items of which at most one can be checked.
  func isChoice(_ node: Int) -> Bool {
    isCheckItem(node) && choosesOne(under: Int(table.parents[node]))
  }

  /// Whether an item lists an id under `was`.
  func hadID(_ id: String, _ node: Int) -> Bool {
    fields(node)?.formerIDs.contains { $0.id.utf8.elementsEqual(id.utf8) } ?? false
  }

  /// Whether the item can be open: it has a body or is a category, even one without items, and is
  /// not a page.
  func isExpandable(_ node: Int) -> Bool {
    !table.flags[node].isDisjoint(with: [.category, .body]) && !isPage(node)
  }

  func isPage(_ node: Int) -> Bool { table.flags[node].contains(.page) }

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
