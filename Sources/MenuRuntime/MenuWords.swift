/// The memory of a `MenuExpansion`: one word for each node, and one, at −1, for the menu itself
/// as the parent of the top level.
///
/// Bits 0–19 hold the node's entry in the Fenwick tree of visible sizes of its sibling group,
/// 20–39 the rows that opening it shows (under a filter, that stand below it), 40–59 for the
/// group of its children the open one's number + 1 (`single`) or how many are open, without
/// those that are dormant or cannot close, 60–63 the flags. Unchecked, since it is written to by
/// its only owner.
final class MenuWords: @unchecked Sendable {
  let count: Int
  let words: UnsafeMutablePointer<UInt64>
  /// The top-level nodes without section, ascending.
  var absent: UnsafeMutablePointer<Int32>?
  var absentCount = 0
  /// Whether a restored state is held: until an event opens or closes a node.
  var isHeld = false
  /// The nodes that group rules opened or closed unlike the state that is held says.
  var settled: [Int32] = []

  /// Ends the hold; apart, so that a toggle pays for one test only.
  func letGo() { if isHeld { release() } }

  @inline(never) private func release() {
    isHeld = false
    settled = []
  }

  init(count: Int) {
    self.count = count
    words = UnsafeMutablePointer<UInt64>.allocate(capacity: count + 1) + 1
    (words - 1).initialize(repeating: 0, count: count + 1)
    words[-1] = MenuWords.open
  }

  deinit {
    (words - 1).deallocate()
    absent?.deallocate()
  }

  @inline(never) func copy() -> MenuWords {
    let copy = MenuWords(count: count)
    (copy.words - 1).update(from: words - 1, count: count + 1)
    copy.settled = settled
    copy.isHeld = isHeld
    copy.reserveAbsent(absentCount)
    var place = 0
    while place < absentCount {
      copy.absent?[place] = absent?[place] ?? 0
      place += 1
    }
    return copy
  }

  func reserveAbsent(_ count: Int) {
    absent?.deallocate()
    absent = count == 0 ? nil : UnsafeMutablePointer<Int32>.allocate(capacity: count)
    absentCount = count
  }

  static var open: UInt64 { 1 << 60 }
  static var hidden: UInt64 { 1 << 61 }
  /// A category without body whose children, if any, are all hidden.
  static var empty: UInt64 { 1 << 62 }
  /// A match of the filter or an ancestor of one; for the menu itself, that a filter is on.
  static var kept: UInt64 { 1 << 63 }

  func has(_ flag: UInt64, _ node: Int) -> Bool { words[node] & flag != 0 }

  func set(_ flag: UInt64, _ node: Int) { words[node] |= flag }

  func clear(_ flag: UInt64, _ node: Int) { words[node] &= ~flag }

  /// The entry of the node in its group's Fenwick tree.
  func entry(_ node: Int) -> Int { Int(truncatingIfNeeded: words[node] & 0xF_FFFF) }

  /// The rows that opening the node shows, or that stand below it under a filter.
  func shown(_ node: Int) -> Int { Int(truncatingIfNeeded: words[node] >> 20 & 0xF_FFFF) }

  /// What is open among the node's children: a number + 1, or how many.
  func openInfo(_ node: Int) -> Int { Int(truncatingIfNeeded: words[node] >> 40 & 0xF_FFFF) }

  func addEntry(_ rows: Int, _ node: Int) { words[node] &+= UInt64(truncatingIfNeeded: rows) }

  func addShown(_ rows: Int, _ node: Int) {
    words[node] &+= UInt64(truncatingIfNeeded: rows &<< 20)
  }

  func setOpenInfo(_ value: Int, _ node: Int) {
    words[node] &= ~(0xF_FFFF << 40)
    words[node] |= UInt64(truncatingIfNeeded: value) << 40
  }

  /// Leaves the flags of all nodes only.
  func clearCounts() {
    var node = -1
    while node < count {
      clearCounts(node)
      node += 1
    }
  }

  func clearCounts(_ node: Int) { words[node] &= 0xF << 60 }
}
