/// The memory of a `MenuExpansion`: one word for each node, and one, at −1, for the menu itself
/// as the parent of the top level.
///
/// A word holds three counts of 20 bits and four flags. From the lowest bits upward: the node's
/// entry in the Fenwick tree of its siblings' sizes; the number of rows that opening the node shows
/// or, under a filter, of the rows below it; a number for the node's children, which is the open
/// child's number + 1 in a `single` group and otherwise the number of open children; the flags.
/// Children that are dormant or cannot close do not count. `Sendable` is unchecked, because only
/// the single owner of an instance writes to it.
final class MenuWords: @unchecked Sendable {
  let count: Int
  let words: UnsafeMutablePointer<UInt64>
  /// The top-level nodes without a section, ascending.
  var absent: [Int] = []
  /// Whether a restored state is held, until an event opens or closes a node.
  var isHeld = false
  /// The nodes that group rules opened or closed against the held state.
  var settled: [Int] = []

  /// Whether there are separators, which come and go with the rows around them.
  var hasSeparators = false
  var conditions: MenuConditionState
  var slots = MenuSlots()
  var inlines = MenuInlines()

  /// Stops holding a restored state.
  func letGo() {
    if !isHeld { return }
    isHeld = false
    settled = []
  }

  init(count: Int, conditions: MenuConditionState) {
    self.count = count
    self.conditions = conditions
    words = UnsafeMutablePointer<UInt64>.allocate(capacity: count + 1) + 1
    (words - 1).initialize(repeating: 0, count: count + 1)
    words[-1] = MenuWords.open
  }

  deinit { (words - 1).deallocate() }

  func copy() -> MenuWords {
    let copy = MenuWords(count: count, conditions: conditions)
    (copy.words - 1).update(from: words - 1, count: count + 1)
    copy.settled = settled
    copy.isHeld = isHeld
    copy.hasSeparators = hasSeparators
    copy.slots = slots
    copy.inlines = inlines
    copy.absent = absent
    return copy
  }

  static var open: UInt64 { 0x1000_0000_0000_0000 }
  /// Hidden. A separator with this flag does not show. An inline group also has this flag while it
  /// is empty.
  static var hidden: UInt64 { 0x2000_0000_0000_0000 }
  /// A category that has nothing to show: it has no body and is not a page, and its children, if
  /// any, are all hidden or separators or, if it is a slot, it has no rows.
  static var empty: UInt64 { 0x4000_0000_0000_0000 }
  /// Hidden or empty.
  static var dormant: UInt64 { 0x6000_0000_0000_0000 }
  /// A match of the filter or an ancestor of a match; for the menu itself, that a filter is on.
  static var kept: UInt64 { 0x8000_0000_0000_0000 }
  private static var flags: UInt64 { 0xF000_0000_0000_0000 }

  /// The lowest bits of the counts, and the mask of each.
  private static var shownShift: UInt64 { 20 }
  private static var openInfoShift: UInt64 { 40 }
  private static var countMask: UInt64 { 0xF_FFFF }

  func has(_ flag: UInt64, _ node: Int) -> Bool { words[node] & flag != 0 }

  func set(_ flag: UInt64, _ node: Int) { words[node] |= flag }

  func clear(_ flag: UInt64, _ node: Int) { words[node] = (words[node] | flag) ^ flag }

  func mark(_ flag: UInt64, _ isOn: Bool, _ node: Int) {
    if isOn { set(flag, node) } else { clear(flag, node) }
  }

  /// Sets a flag that is not set, or clears a flag that is set.
  func flip(_ flag: UInt64, _ node: Int) { words[node] ^= flag }

  /// The entry of the node in its group's Fenwick tree.
  func entry(_ node: Int) -> Int { count(words[node]) }

  /// The number of rows that opening the node shows or, under a filter, of the rows below it.
  func shown(_ node: Int) -> Int { count(words[node] &>> MenuWords.shownShift) }

  /// The open child's number + 1 in a `single` group, otherwise the number of open children.
  func openInfo(_ node: Int) -> Int { count(words[node] &>> MenuWords.openInfoShift) }

  /// The count in the lowest bits.
  private func count(_ word: UInt64) -> Int {
    Int(word & MenuWords.countMask)
  }

  func addEntry(_ rows: Int, _ node: Int) { words[node] &+= UInt64(truncatingIfNeeded: rows) }

  func addShown(_ rows: Int, _ node: Int) {
    words[node] &+= UInt64(truncatingIfNeeded: rows) &<< MenuWords.shownShift
  }

  func setOpenInfo(_ value: Int, _ node: Int) {
    clear(MenuWords.countMask &<< MenuWords.openInfoShift, node)
    words[node] |= UInt64(truncatingIfNeeded: value) &<< MenuWords.openInfoShift
  }

  /// Clears the counts of all nodes, and keeps their flags.
  func clearCounts() {
    for node in -1..<count { clearCount(node) }
  }

  func clearCount(_ node: Int) { words[node] &= MenuWords.flags }
}
