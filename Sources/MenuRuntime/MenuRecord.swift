/// A node that an event on one node opened or closed, checked or unchecked, or made current or not.
struct MenuMove {
  /// −1 for none.
  var node = -1
  var isVisible = false
  /// The node's row and its row in the section (−1 for a header), before the event if it closed,
  /// after it if it opened; `count` rows below it went or came.
  var row = 0
  var rowInSection = 0
  var section = 0
  var count = 0
  /// The same rows after the event.
  var rowAfter = 0
  var rowInSectionAfter = 0

  var pathAfter: MenuIndexPath { MenuIndexPath(section: section, row: rowInSectionAfter) }
}

/// One thing that a bulk event did, to rows `lower..<upper`, or to the node, row or section `lower`.
struct MenuRecord {
  /// A number, not an enumeration, for which the compiler would make a dozen functions.
  struct Kind {
    let number: Int

    static var removed: Kind { Kind(number: 0) }
    static var inserted: Kind { Kind(number: 1) }
    static var updated: Kind { Kind(number: 2) }
    static var removedInSection: Kind { Kind(number: 3) }
    static var insertedInSection: Kind { Kind(number: 4) }
    static var updatedInSection: Kind { Kind(number: 5) }
    static var updatedHeader: Kind { Kind(number: 6) }
    static var removedSection: Kind { Kind(number: 7) }
    static var insertedSection: Kind { Kind(number: 8) }
    static var closed: Kind { Kind(number: 9) }
    static var opened: Kind { Kind(number: 10) }
    static var unchecked: Kind { Kind(number: 11) }
    static var checked: Kind { Kind(number: 12) }
  }

  let kind: Kind
  let section: Int
  let lower: Int
  var upper: Int

  var isToggle: Bool { has(.closed) || has(.opened) }

  func has(_ kind: Kind) -> Bool { self.kind.number == kind.number }
}

/// Making the arrays of a change.
extension MenuChange {
  /// Adds a record.
  @inline(never)
  mutating func add(_ kind: MenuRecord.Kind, _ lower: Int, _ upper: Int, section: Int = 0) {
    records.append(MenuRecord(kind: kind, section: section, lower: lower, upper: upper))
  }

  /// The nodes of an event on one node, from top to bottom if both have rows.
  var moves: (upper: MenuMove, lower: MenuMove) {
    on.isVisible && on.rowAfter < off.rowAfter ? (on, off) : (off, on)
  }

  func ranges(_ kind: MenuRecord.Kind, _ move: MenuMove) -> [Range<Int>] {
    var result: [Range<Int>] = []
    if move.count > 0 { result.append(move.row + 1..<move.row + 1 + move.count) }
    for record in records where record.has(kind) {
      result.append(record.lower..<record.upper)
    }
    return result
  }

  func sectionRows(
    _ kind: MenuRecord.Kind, _ move: MenuMove
  ) -> [MenuSectionRows] {
    var result: [MenuSectionRows] = []
    if move.count > 0 {
      let rows = move.rowInSection + 1..<move.rowInSection + 1 + move.count
      result.append(MenuSectionRows(section: move.section, rows: rows))
    }
    for record in records where record.has(kind) {
      let rows = record.lower..<record.upper
      result.append(MenuSectionRows(section: record.section, rows: rows))
    }
    return result
  }

  func numbers(_ kind: MenuRecord.Kind) -> [Int] {
    var result: [Int] = []
    for record in records where record.has(kind) { result.append(record.lower) }
    return result
  }

  func nodes(
    _ kind: MenuRecord.Kind, _ move: MenuMove, of moved: MenuRecord.Kind
  ) -> [MenuNode] {
    var result: [MenuNode] = []
    if subject.number == moved.number, move.node >= 0 { result.append(MenuNode(move.node)) }
    for record in records where record.has(kind) { result.append(MenuNode(record.lower)) }
    return result
  }

  /// Replaces `directional` in the animation by `top` or `bottom`.
  ///
  /// The first opened node and its nearest closed sibling decide.
  @inline(never) mutating func settleAnimation(in table: MenuTable) {
    if !animation.isDirectional { return }
    var first = on.node
    var sibling = off.node
    for record in records {
      if record.has(.opened), first < 0 { first = record.lower }
    }
    for record in records where record.has(.closed) && first >= 0 {
      let isSibling = table.parentNumber(record.lower) == table.parentNumber(first)
      let isNearer = sibling < 0 || (record.lower - first).magnitude < (sibling - first).magnitude
      if isSibling, isNearer { sibling = record.lower }
    }
    animation = animation.settled(first, sibling)
  }
}

extension MenuAnimation {
  var isDirectional: Bool { insert == .directional || delete == .directional }

  /// With `top` or `bottom` in place of `directional`, as the opened node and its closed sibling,
  /// if they are not −1, are one above the other.
  func settled(_ opened: Int, _ closed: Int) -> MenuAnimation {
    var settled = self
    let isPair = opened >= 0 && closed >= 0
    if insert == .directional { settled.insert = isPair && opened > closed ? .bottom : .top }
    if delete == .directional { settled.delete = isPair && opened < closed ? .bottom : .top }
    return settled
  }
}
