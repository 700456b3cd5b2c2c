/// What a row shows.
public enum MenuRowContent: Hashable, Sendable {
  /// An item.
  case item(MenuNode)
  /// The row with this index of a slot, from 0, which the program provides.
  case slotRow(MenuNode, index: Int)
  /// The placeholder of a slot that has no rows.
  case placeholder(MenuNode)
  /// The row that a slot shows after its rows while it is busy.
  case loading(MenuNode)

  /// The item, or the slot whose row this is.
  public var node: MenuNode {
    switch self {
    case .item(let node), .slotRow(let node, _), .placeholder(let node), .loading(let node): node
    }
  }
}

/// What rows show, and where the rows of slots are; each look-up takes O(d log f).
extension MenuExpansion {
  /// What this row shows, or nil outside `0..<rowCount`.
  public func content(atRow row: Int) -> MenuRowContent? {
    guard let node = node(atRow: row) else { return nil }
    if !table.flag(.isSlot, node.number) { return .item(node) }
    return content(of: node, below: place(of: node.number).row, atRow: row)
  }

  /// What this row shows, or nil if there is no such row.
  public func content(at path: MenuIndexPath) -> MenuRowContent? {
    guard let node = node(at: path) else { return nil }
    if !table.flag(.isSlot, node.number) { return .item(node) }
    let place = place(of: node.number)
    let start = table.layout == .rows ? 0 : place.topRow + firstRow
    return content(of: node, below: place.row, atRow: start + path.row)
  }

  /// The row of the slot's row with this index, or nil if it has none.
  public func row(of slot: MenuNode, index: Int) -> Int? {
    let place = placeOfRows(in: slot)
    return place.row < 0 || index < 0 || index >= count(in: slot) ? nil : place.row + 1 + index
  }

  /// Where the slot's row with this index is, or nil if it has no row.
  public func indexPath(of slot: MenuNode, index: Int) -> MenuIndexPath? {
    let place = placeOfRows(in: slot)
    if place.row < 0 || index < 0 || index >= count(in: slot) { return nil }
    return MenuIndexPath(section: section(of: place.top), row: rowInSection(place) + 1 + index)
  }

  /// The number of rows that the program provides in a slot, whether it is open or not; 0 for a node
  /// that is not a slot.
  public func count(in slot: MenuNode) -> Int {
    let index = words.slots.index(of: slot)
    return index < 0 ? 0 : words.slots.all[index].count
  }

  /// Whether a slot is busy, with a row that shows it or not.
  public func isBusy(_ slot: MenuNode) -> Bool {
    let index = words.slots.index(of: slot)
    return index >= 0 && words.slots.all[index].isBusy
  }
}

extension MenuExpansion {
  /// The place of a slot whose rows, if there are any, are rows of the menu; else none.
  func placeOfRows(in slot: MenuNode) -> MenuPlace {
    table.isSlot(slot) ? placeAboveRows(slot.number) : MenuPlace.none
  }

  private func content(of slot: MenuNode, below first: Int, atRow row: Int) -> MenuRowContent {
    let index = row - first - 1
    let place = words.slots.index(of: slot)
    if index < 0 || place < 0 { return .item(slot) }
    if index < words.slots.all[place].count { return .slotRow(slot, index: index) }
    return words.slots.all[place].showsLoading ? .loading(slot) : .placeholder(slot)
  }
}
