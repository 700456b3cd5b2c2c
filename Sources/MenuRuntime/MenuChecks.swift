/// Which check items are checked: one bit per node, and one entry for each choice of one.
struct MenuChecks: Sendable {
  /// Empty in a menu without check items.
  private(set) var bits: [UInt64] = []
  /// The checked item of each choice of one, by the number of its parent.
  private(set) var chosen: [Int: Int] = [:]

  /// The checks before any event.
  init(_ table: MenuTable) {
    if (0..<table.count).contains(where: { table.flag(.isCheckItem, $0) }) {
      bits = Array(repeating: 0, count: table.count / 64 + 1)
      restore([:], in: table)
    }
  }

  /// Whether the menu has check items.
  var hasItems: Bool { !bits.isEmpty }

  func isChecked(_ node: Int) -> Bool { !bits.isEmpty && bits[node &>> 6] & bit(node) != 0 }

  /// The item that is unchecked when this one is checked, or −1.
  func rival(of node: Int, in table: MenuTable) -> Int {
    chosen[table.parent(node)] ?? -1
  }

  /// The checked children, in document order.
  func checkedUnder(_ parent: Int, in table: MenuTable) -> [Int] {
    if table.choosesOne(parent) { return chosen[parent].map { [$0] } ?? [] }
    return table.group(parent).filter(isChecked)
  }

  /// Checks an item and unchecks its rival, or unchecks the item.
  mutating func setChecked(_ isChecked: Bool, _ node: Int, in table: MenuTable) {
    let parent = table.parent(node)
    if table.choosesOne(parent) {
      if let rival = chosen.removeValue(forKey: parent) { mark(false, rival) }
      if isChecked { chosen[parent] = node }
    }
    mark(isChecked, node)
  }

  /// Returns to the state before any event, with the checks of these items in place of their own. In a
  /// choice of one, the first item that the checks name as checked wins.
  mutating func restore(_ checks: [Int: Bool], in table: MenuTable) {
    if bits.isEmpty { return }
    for place in bits.indices { bits[place] = 0 }
    chosen = [:]
    for node in checks.keys.sorted() where checks[node] == true { checkIfFirst(node, in: table) }
    for node in 0..<table.count where table.flag(.isChecked, node) && checks[node] == nil {
      checkIfFirst(node, in: table)
    }
  }

  private mutating func checkIfFirst(_ node: Int, in table: MenuTable) {
    if rival(of: node, in: table) < 0 { setChecked(true, node, in: table) }
  }

  /// Marks an item, whatever its group allows.
  private mutating func mark(_ isChecked: Bool, _ node: Int) {
    bits[node &>> 6] |= bit(node)
    if !isChecked { bits[node &>> 6] ^= bit(node) }
  }

  private func bit(_ node: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: node) }
}
