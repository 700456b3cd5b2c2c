/// Which nodes are checked: two bits per node, in menus with check items, and what each group with
/// check items has in common.
struct MenuChecks: Sendable {
  /// One bit per node that is checked; empty in a menu without check items.
  private(set) var bits: [UInt64] = []
  /// One bit per check item.
  private var items: [UInt64] = []
  /// The groups with check items, ascending.
  private(set) var groups: [MenuCheckGroup] = []
  /// The checked node of each group that is a choice of one, or −1.
  private(set) var chosen: [Int] = []

  /// The checks before any event.
  init(_ table: MenuTable) {
    for node in 0..<table.count where table.flag(.isCheckItem, node) {
      if items.isEmpty {
        items = Array(repeating: 0, count: table.count / 64 + 1)
        bits = items
      }
      let parent = table.parentNumber(node)
      // The nodes of a group have consecutive numbers, and groups ascend with their parents.
      if groups.isEmpty || groups[groups.count - 1].parent != parent {
        groups.append(
          MenuCheckGroup(
            parent: parent, first: table.firstChild(parent),
            choosesOne: table.groupChoosesOne(parent)))
        chosen.append(-1)
      }
      items[node &>> 6] |= bit(node)
      if table.flag(.isChecked, node) { set(true, node, in: groups.count - 1) }
    }
  }

  func has(_ node: Int) -> Bool { !bits.isEmpty && bits[node &>> 6] & bit(node) != 0 }

  func isItem(_ node: Int) -> Bool { !items.isEmpty && items[node &>> 6] & bit(node) != 0 }

  /// Where the group of a check item is in `groups`: a binary search.
  @inline(never) func group(of node: Int) -> Int {
    var low = 0
    var count = groups.count
    while count > 1 {
      let half = count &>> 1
      if groups[low &+ half].first <= node { low = low &+ half }
      count = count &- half
    }
    return low
  }

  /// Checks or unchecks a check item of this group; the caller unchecks the one that was chosen.
  @inline(never) mutating func set(_ isChecked: Bool, _ node: Int, in group: Int) {
    if isChecked { bits[node &>> 6] |= bit(node) } else { bits[node &>> 6] &= ~bit(node) }
    if groups[group].choosesOne { chosen[group] = isChecked ? node : -1 }
  }

  private func bit(_ node: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: node) }
}

/// A group with check items.
struct MenuCheckGroup: Sendable {
  /// The parent of its nodes, or −1 for the top level.
  var parent: Int
  /// The first of its nodes, which need not be a check item.
  var first: Int
  /// Whether at most one of its nodes is checked.
  var choosesOne: Bool
}
