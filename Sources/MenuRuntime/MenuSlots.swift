/// A category whose rows the program provides.
struct MenuSlot: Sendable {
  let node: Int
  let hasPlaceholder: Bool
  let hasLoading: Bool
  var isBusy = false
  /// The rows that the program provides.
  var count = 0

  var showsLoading: Bool { isBusy && hasLoading }
  var showsPlaceholder: Bool { hasPlaceholder && count == 0 && !showsLoading }
  /// The rows of the slot, its placeholder or loading row included.
  var rows: Int { count + (showsLoading || showsPlaceholder ? 1 : 0) }
}

/// The slots of a menu, and how many rows each has.
struct MenuSlots: Sendable {
  /// Ascending by number.
  private(set) var all: [MenuSlot] = []
  /// The rows that the program provides in all slots.
  private(set) var total = 0

  mutating func add(_ node: Int, in table: MenuTable) {
    all.append(
      MenuSlot(
        node: node, hasPlaceholder: table.flag(.hasPlaceholder, node),
        hasLoading: table.flag(.hasLoading, node)))
  }

  mutating func replace(_ index: Int, with slot: MenuSlot) {
    total += slot.count - all[index].count
    all[index] = slot
  }

  /// Where this slot is in `all`, or −1: a binary search.
  func index(of node: MenuNode) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].node < node.number { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].node == node.number ? low : -1
  }

  /// The rows of a node, none unless it is a slot.
  func rows(of node: Int) -> Int {
    let index = all.isEmpty ? -1 : index(of: MenuNode(node))
    return index < 0 ? 0 : all[index].rows
  }
}
