/// Which nodes are checked: one bit per node, in menus with check items, and the checked one of each
/// choice of one.
struct MenuChecks: Sendable {
  /// Empty in a menu without check items.
  private(set) var bits: [UInt64] = []
  /// The parents of the choices of one, ascending, with −1 for the top level.
  private(set) var groups: [Int32] = []
  /// The checked node of each, or −1.
  private(set) var chosen: [Int32] = []

  /// The checks before any event.
  init(_ table: MenuTable) {
    for node in 0..<table.count where table.flag(.isCheckItem, node) {
      if bits.isEmpty { bits = Array(repeating: 0, count: table.count / 64 + 1) }
      let parent = table.parentNumber(node)
      // The nodes of a group have consecutive numbers, and groups ascend with their parents.
      if table.groupChoosesOne(parent), groups.last != Int32(truncatingIfNeeded: parent) {
        groups.append(Int32(truncatingIfNeeded: parent))
        chosen.append(-1)
      }
      if table.flag(.isChecked, node) {
        set(true, node)
        if table.groupChoosesOne(parent) {
          chosen[chosen.count - 1] = Int32(truncatingIfNeeded: node)
        }
      }
    }
  }

  func has(_ node: Int) -> Bool {
    !bits.isEmpty && bits[node / 64] & (1 &<< UInt64(truncatingIfNeeded: node)) != 0
  }

  mutating func set(_ isChecked: Bool, _ node: Int) {
    if bits.isEmpty { return }
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: node)
    if isChecked { bits[node / 64] |= bit } else { bits[node / 64] &= ~bit }
  }

  /// The checked node of a choice of one, or −1.
  func chosen(in parent: Int) -> Int {
    let place = place(of: parent)
    return place < 0 ? -1 : Int(chosen[place])
  }

  mutating func choose(_ node: Int, in parent: Int) {
    let place = place(of: parent)
    if place >= 0 { chosen[place] = Int32(truncatingIfNeeded: node) }
  }

  /// Where the group of this parent is in `groups`, or −1: a binary search.
  private func place(of parent: Int) -> Int {
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle] < parent { low = middle + 1 } else { high = middle }
    }
    return low < groups.count && groups[low] == parent ? low : -1
  }
}
