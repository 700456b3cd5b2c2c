/// A node that an event on one node opened, closed, checked or unchecked, or that became current or
/// stopped being current.
struct MenuMove {
  /// −1 for no node.
  var node = -1
  var isVisible = false
  /// The node's row and its row in the section (−1 for a header), before the event if the node
  /// closed, after the event if it opened; `count` rows below the node were removed or inserted.
  var row = 0
  var rowInSection = 0
  var section = 0
  var count = 0
  /// The node's row, and its row in the section, after the event.
  var rowAfter = 0
  var rowInSectionAfter = 0

  var pathAfter: MenuIndexPath { MenuIndexPath(section: section, row: rowInSectionAfter) }
}

/// One of the changes that an event on several nodes makes: to the rows `lower..<upper`, or to the
/// node, row or section `lower`.
struct MenuRecord {
  enum Kind {
    case removed, inserted, updated
    case removedInSection, insertedInSection, updatedInSection
    case updatedHeader
    case removedSection, insertedSection
    case closed, opened, unchecked, checked
    case turned
  }

  let kind: Kind
  let section: Int
  let lower: Int
  var upper: Int

  var isToggle: Bool { kind == .closed || kind == .opened }

  /// Whether the record is about a node, regardless of rows.
  var isOfNode: Bool { isToggle || kind == .unchecked || kind == .checked }
}

/// The arrays of a change.
extension MenuChange {
  /// Adds a record.
  mutating func add(_ kind: MenuRecord.Kind, _ lower: Int, _ upper: Int, section: Int = 0) {
    records.append(MenuRecord(kind: kind, section: section, lower: lower, upper: upper))
  }

  /// Extends the record at `last` if the range follows it in the same section; otherwise adds a
  /// record and sets `last` to it. −1 means no record.
  mutating func grow(
    _ last: inout Int, _ kind: MenuRecord.Kind, _ section: Int, _ lower: Int, _ upper: Int
  ) {
    if last >= 0, records[last].section == section, records[last].upper == lower {
      records[last].upper = upper
      return
    }
    last = records.count
    add(kind, lower, upper, section: section)
  }

  /// Adds a row whose own look or texts changed. `rowInSection` is −1 for the header of a section.
  mutating func noteUpdated(_ row: Int, _ section: Int, _ rowInSection: Int) {
    add(.updated, row, row)
    if rowInSection < 0 {
      add(.updatedHeader, section, section)
    } else {
      add(.updatedInSection, rowInSection, rowInSection, section: section)
    }
  }

  /// The nodes of an event on one node, from top to bottom if both have rows.
  var moves: (upper: MenuMove, lower: MenuMove) {
    on.isVisible && on.rowAfter < off.rowAfter ? (on, off) : (off, on)
  }

  func ranges(_ kind: MenuRecord.Kind, _ move: MenuMove) -> [Range<Int>] {
    var result: [Range<Int>] = []
    if move.count > 0 { result.append(move.row + 1..<move.row + 1 + move.count) }
    for record in records where record.kind == kind {
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
    for record in records where record.kind == kind {
      let rows = record.lower..<record.upper
      result.append(MenuSectionRows(section: record.section, rows: rows))
    }
    return result
  }

  func numbers(_ kind: MenuRecord.Kind) -> [Int] {
    records.filter { $0.kind == kind }.map(\.lower)
  }

  func nodes(
    _ kind: MenuRecord.Kind, _ move: MenuMove, of moved: MenuRecord.Kind
  ) -> [MenuNode] {
    let moved = subject == moved && move.node >= 0 ? [move.node] : []
    return (moved + numbers(kind)).map { MenuNode($0) }
  }
}
