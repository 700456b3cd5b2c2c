/// Which nodes are checked: two bits per node, in menus with check items, and what each group with
/// check items has in common.
struct MenuChecks: Sendable {
  /// One bit per node that is checked; empty in a menu without check items.
  private(set) var bits: [UInt64] = []
  /// One bit per check item.
  private var items: [UInt64] = []
  /// The groups with check items, ascending.
  private(set) var groups: [Group] = []

  /// A group with check items.
  struct Group {
    /// −1 for the top level.
    var parent: Int
    /// The first node of the group, which need not be a check item.
    var first: Int
    /// Whether at most one node of the group is checked.
    var choosesOne: Bool
    /// The checked node of a choice of one, or −1.
    var chosen = -1
  }

  /// The checks before any event.
  init(_ table: MenuTable) {
    for node in 0..<table.count where table.flag(.isCheckItem, node) {
      if items.isEmpty {
        items = Array(repeating: 0, count: table.count / 64 + 1)
        bits = items
      }
      let parent = table.parentNumber(node)
      // The nodes of a group have consecutive numbers, and groups ascend with their parents.
      if groups.last?.parent != parent {
        groups.append(
          Group(
            parent: parent, first: table.firstChild(parent),
            choosesOne: table.groupChoosesOne(parent)))
      }
      items[node &>> 6] |= bit(node)
      if table.flag(.isChecked, node) { set(true, node, in: groups.count - 1) }
    }
  }

  func has(_ node: Int) -> Bool { !bits.isEmpty && bits[node &>> 6] & bit(node) != 0 }

  func isItem(_ node: Int) -> Bool { !items.isEmpty && items[node &>> 6] & bit(node) != 0 }

  /// Where the group of a check item is in `groups`: a binary search.
  func group(of node: Int) -> Int {
    var low = 0
    var count = groups.count
    while count > 1 {
      let half = count &>> 1
      if groups[low + half].first <= node { low = low + half }
      count = count - half
    }
    return low
  }

  /// Checks or unchecks a check item of this group; the caller unchecks the one that was chosen.
  mutating func set(_ isChecked: Bool, _ node: Int, in group: Int) {
    bits[node &>> 6] |= bit(node)
    if !isChecked { bits[node &>> 6] ^= bit(node) }
    if groups[group].choosesOne { groups[group].chosen = isChecked ? node : -1 }
  }

  private func bit(_ node: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: node) }
}
