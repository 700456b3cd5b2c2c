/// Which nodes are checked: two bits per node, in menus with check items, and what each group with
/// check items has in common.
struct MenuChecks: Sendable {
  /// One bit per node that is checked; empty in a menu without check items.
  private(set) var bits: [UInt64] = []
  /// One bit per check item.
  private var items: [UInt64] = []
  /// The parent of each group with check items, or −1 for the top level; ascending.
  private(set) var parents: [Int] = []
  /// The first node of each group, which need not be a check item.
  private(set) var firsts: [Int] = []
  /// The checked node of each group, or −1, if it is a choice of one; −2 for the other groups.
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
      if parents.isEmpty || parents[parents.count - 1] != parent {
        parents.append(parent)
        firsts.append(table.firstChild(parent))
        chosen.append(table.groupChoosesOne(parent) ? -1 : -2)
      }
      items[node &>> 6] |= bit(node)
      if table.flag(.isChecked, node) { set(true, node, in: parents.count - 1) }
    }
  }

  func has(_ node: Int) -> Bool { !bits.isEmpty && bits[node &>> 6] & bit(node) != 0 }

  func isItem(_ node: Int) -> Bool { !items.isEmpty && items[node &>> 6] & bit(node) != 0 }

  /// Whether at most one node of this group is checked.
  func choosesOne(_ group: Int) -> Bool { chosen[group] > -2 }

  /// Where the group of a check item is in these lists: a binary search.
  @inline(never) func group(of node: Int) -> Int {
    var low = 0
    var count = firsts.count
    while count > 1 {
      let half = count &>> 1
      if firsts[low + half] <= node { low = low + half }
      count = count - half
    }
    return low
  }

  /// Checks or unchecks a check item of this group; the caller unchecks the one that was chosen.
  @inline(never) mutating func set(_ isChecked: Bool, _ node: Int, in group: Int) {
    bits[node &>> 6] |= bit(node)
    if !isChecked { bits[node &>> 6] ^= bit(node) }
    if choosesOne(group) { chosen[group] = isChecked ? node : -1 }
  }

  private func bit(_ node: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: node) }
}
