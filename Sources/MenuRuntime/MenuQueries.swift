/// The state of a menu and of its items.
extension MenuExpansion {
  /// The number of rows of the open page; in layout `sectionHeaders`, headers included.
  public var rowCount: Int { words.shown(openedPage) }

  /// Whether a filter is on.
  public var isFiltered: Bool { words.has(MenuWords.kept, -1) }

  /// The current node, such as the page that is shown, or nil; not part of the saved state.
  public var current: MenuNode? { currentNode }

  /// Whether the node is open, even if it has no row or is dormant; false for a leaf and for a node
  /// outside the menu.
  public func isExpanded(_ node: MenuNode) -> Bool { has(MenuWords.open, node) }

  /// Whether the node itself is hidden: by the program, by a `when` that does not hold or, for an
  /// inline group, because it is empty. A node below a hidden node need not be hidden itself. False
  /// for a separator.
  public func isHidden(_ node: MenuNode) -> Bool {
    has(MenuWords.hidden, node) && !table.isSeparator(node)
  }

  /// Whether the node responds to taps according to its own `enabled`; false outside the menu.
  public func isEnabled(_ node: MenuNode) -> Bool {
    table.isInitiallyEnabled(node) != words.conditions.isTurned(node.number)
  }

  /// Whether the node is a category that has nothing to show: it has no body and is not a page, and
  /// its children, if any, are all hidden or separators or, if it is a slot, it has no rows.
  public func isEmpty(_ node: MenuNode) -> Bool { has(MenuWords.empty, node) }

  /// Whether the node has a row.
  public func isVisible(_ node: MenuNode) -> Bool { row(of: node) != nil }

  /// Whether the node is checked, with or without a row; false outside the menu.
  ///
  /// A summary check is checked if all of its items are; see `checkState(of:)`.
  public func isChecked(_ node: MenuNode) -> Bool { checkState(of: node) == .checked }

  /// Whether the check item is checked or, for a summary check, whether all, some or none of its
  /// items are. Any other node, and any node outside the menu, is unchecked.
  public func checkState(of node: MenuNode) -> MenuCheckState {
    table.contains(node) ? checks.state(node.number) : .unchecked
  }

  /// The checked items among the children of a node, in document order, without summary checks; nil
  /// means the top level.
  public func checked(in group: MenuNode?) -> [MenuNode] {
    if let group, !table.contains(group) { return [] }
    return checks.checkedUnder(group?.number ?? -1, in: table).map { MenuNode($0) }
  }

  /// The secondary text beside the title: the title of the checked item, if the node's row shows
  /// it, otherwise `detail(of:count:)`.
  public func shownDetail(of node: MenuNode, count: Int? = nil) -> String? {
    guard table.showsChecked(node), let item = checked(in: node).first else {
      return detail(of: node, count: count)
    }
    return table.title(of: item)
  }

  /// The number of a condition's value, or nil if the menu has no such condition; −1 while the
  /// condition follows a choice without a checked item.
  public func value(ofCondition condition: Int) -> Int? {
    if condition < 0 || condition >= table.conditions.count { return nil }
    return table.conditions.fields[condition].value(in: words.conditions.bits)
  }

  /// The glyph for the node's state, or nil for none.
  ///
  /// An empty category shows `empty` or, if there is none, `collapsed`, unless the indicator hides
  /// the glyph. An inline group shows no glyph.
  public func glyph(of node: MenuNode) -> MenuGlyph? {
    if !table.contains(node) || table.isSeparator(node) || table.isInline(node) { return nil }
    let indicator = table.indicator(of: node)
    if isEmpty(node) {
      return indicator.hideWhenEmpty ? nil : indicator.empty ?? indicator.collapsed
    }
    if !isExpandable(node.number) { return indicator.leaf }
    return isExpanded(node) ? indicator.expanded : indicator.collapsed
  }

  /// Whether each category and each item with a body is closed, by id; includes dormant nodes.
  public var collapsedByID: [String: Bool] {
    var result = [String: Bool](minimumCapacity: table.topLevelCount)
    for number in 0..<table.count where isExpandable(number) {
      result[table.idText(number)] = !words.has(MenuWords.open, number)
    }
    return result
  }

  private func has(_ flag: UInt64, _ node: MenuNode) -> Bool {
    table.contains(node) && words.has(flag, node.number)
  }
}

/// Rows of the open page; each lookup takes O(d log f).
extension MenuExpansion {
  /// The node of this row, which is the slot for a row in a slot; nil outside `0..<rowCount`.
  public func node(atRow row: Int) -> MenuNode? {
    let node = node(row: row)
    return node < 0 ? nil : MenuNode(node)
  }

  /// The content of a row, or nil outside `0..<rowCount`.
  public func content(atRow row: Int) -> MenuRowContent? {
    guard let node = node(atRow: row) else { return nil }
    if !table.flag(.isSlot, node.number) { return .item(node) }
    let first = firstPlaceBelow(node.number).row
    return first < 0 ? .item(node) : content(of: node, from: first, atRow: row)
  }

  /// The node's row, or nil if it has none.
  public func row(of node: MenuNode) -> Int? {
    if !table.contains(node) { return nil }
    let place = place(of: node.number)
    return place.row < 0 ? nil : place.row
  }

  /// The menu's row for the slot's row with this index, or nil if there is none.
  public func row(of slot: MenuNode, index: Int) -> Int? {
    let place = placeOfRows(in: slot)
    return place.row < 0 || index < 0 || index >= count(in: slot) ? nil : place.row + index
  }

  /// The number of rows that the program provides in a slot, whether it is open or not; 0 for a
  /// node that is not a slot.
  public func count(in slot: MenuNode) -> Int { words.slots.count(slot.number) }

  /// Whether a slot is busy, even if no row shows it.
  public func isBusy(_ slot: MenuNode) -> Bool { words.slots.isBusy(slot.number) }
}

/// The rows of slots.
extension MenuExpansion {
  /// The place of the first row in a slot, even if the slot has no rows; `none` if the node is not
  /// a slot, or if its rows are not rows of the menu.
  func placeOfRows(in slot: MenuNode) -> MenuPlace {
    table.isSlot(slot) ? firstPlaceBelow(slot.number) : MenuPlace.none
  }

  /// The content of a row of a slot. The rows in the slot begin with `first`, after the slot's own
  /// row.
  func content(of slot: MenuNode, from first: Int, atRow row: Int) -> MenuRowContent {
    let index = row - first
    if index < 0 { return .item(slot) }
    if index < words.slots.count(slot.number) { return .slotRow(slot, index: index) }
    return words.slots.lastRow(slot.number) == .loading ? .loading(slot) : .placeholder(slot)
  }
}

/// Rows by section; each lookup takes O(d log f).
///
/// In layout `rows`, and on any page but the top page, there is one section, 0. In the other
/// layouts, each top-level item that is neither hidden nor filtered out is a section; in
/// `sectionHeaders` it is the header, not a row.
extension MenuExpansion {
  /// The number of sections.
  public var sectionCount: Int {
    hasSections ? table.topLevelCount - words.absent.count : 1
  }

  /// The number of rows in a section; 0 for a section that does not exist.
  public func rowCount(inSection section: Int) -> Int {
    if !hasSections { return section == 0 ? rowCount : 0 }
    let top = topOfSection(section)
    return top < 0 ? 0 : size(top) - firstRow
  }

  /// The node of this row, or nil if there is no such row.
  public func node(at path: MenuIndexPath) -> MenuNode? { node(atRow: row(at: path)) }

  /// The content of a row, or nil if there is no such row.
  public func content(at path: MenuIndexPath) -> MenuRowContent? { content(atRow: row(at: path)) }

  /// The place of the node's row, or nil if the node has none or is a header.
  public func indexPath(of node: MenuNode) -> MenuIndexPath? {
    if !table.contains(node) { return nil }
    let place = place(of: node.number)
    let row = rowInSection(place)
    if place.row < 0 || row < 0 { return nil }
    return MenuIndexPath(section: section(of: place.top), row: row)
  }

  /// The place of the slot's row with this index, or nil if there is none.
  public func indexPath(of slot: MenuNode, index: Int) -> MenuIndexPath? {
    let place = placeOfRows(in: slot)
    if place.row < 0 || index < 0 || index >= count(in: slot) { return nil }
    return MenuIndexPath(section: section(of: place.top), row: rowInSection(place) + index)
  }

  /// The section of the node's top-level item, whether the node has a row or not.
  ///
  /// Without sections this is 0 for every node of the menu. It is nil if the top-level item has no
  /// section.
  public func section(of node: MenuNode) -> Int? {
    if !table.contains(node) { return nil }
    if !hasSections { return 0 }
    var top = node.number
    while top >= table.topLevelCount { top = table.parent(top) }
    return isAbsent(top) ? nil : section(of: top)
  }

  /// The top-level item of a section; nil if there is none, and always in layout `rows`.
  public func node(ofSection section: Int) -> MenuNode? {
    let top = topOfSection(section)
    return top < 0 ? nil : MenuNode(top)
  }
}

/// The texts of rows, which automatically show the number of a slot's rows.
extension MenuExpansion {
  /// The secondary text beside the title. A text with a number shows `count` or, for a slot without
  /// `count`, the number of its rows; for any other node without `count`, it is nil.
  public func detail(of node: MenuNode, count: Int? = nil) -> String? {
    shownCount(of: node, count).flatMap { table.detail(of: node, count: $0) }
      ?? table.detail(of: node)
  }

  /// The short text in a capsule; see `detail(of:count:)`.
  public func badge(of node: MenuNode, count: Int? = nil) -> String? {
    shownCount(of: node, count).flatMap { table.badge(of: node, count: $0) }
      ?? table.badge(of: node)
  }

  /// The text that assistive technologies read instead of the title; see `detail(of:count:)`.
  public func accessibilityLabel(of node: MenuNode, count: Int? = nil) -> String? {
    shownCount(of: node, count).flatMap { table.accessibilityLabel(of: node, count: $0) }
      ?? table.accessibilityLabel(of: node)
  }

  /// The number that texts of a node show; nil if there is none.
  private func shownCount(of node: MenuNode, _ count: Int?) -> Int? {
    count ?? (table.isSlot(node) ? self.count(in: node) : nil)
  }
}
