extension HeadlessTable {
  /// Checks moves against the bounds, against what is deleted and inserted, and each other.
  func checkMoves(
    _ updates: HeadlessUpdates, _ plan: HeadlessPlan, _ gone: Set<Int>,
    _ source: some HeadlessSource, _ tally: inout HeadlessTally
  ) throws(HeadlessException) {
    var ends: [HeadlessPath: HeadlessPath] = [:]
    var starts: [HeadlessPath: HeadlessPath] = [:]
    for move in updates.movedRows {
      let (from, to) = (move.from, move.to)
      if gone.contains(from.section) { throw .movedFromDeleted(section: from.section) }
      for rows in [plan.deletedRows, plan.reloadedRows] {
        if HeadlessTable.contain(rows, from) { throw .deletedAndMoved(from) }
      }
      if HeadlessTable.contain(plan.insertedRows, to) { throw .insertedAndMoved(to) }
      if updates.insertedSections.contains(to.section) {
        throw .movedIntoInserted(section: to.section)
      }
      if from.section < 0 || from.section >= sections.count {
        throw .moved(from, sections: sections.count)
      }
      let before = sections[from.section].rows.count
      if from.row < 0 || from.row >= before { throw .moved(from, rows: before) }
      if to.section < 0 || to.section >= source.sectionCount {
        throw .moved(move, sections: source.sectionCount)
      }
      let after = source.rowCount(inSection: to.section)
      if to.row < 0 || to.row >= after { throw .moved(move, rows: after) }
      if let other = ends[from] { throw .movedTwice(from, other, to) }
      if let other = starts[to] { throw .movedTogether(other, from, to) }
      ends[from] = to
      starts[to] = from
      tally.movedOut[from.section] += 1
      tally.movedIn[to.section] += 1
    }
  }

  private static func contain(_ rows: [HeadlessRows], _ path: HeadlessPath) -> Bool {
    rows.contains { $0.section == path.section && $0.rows.contains(path.row) }
  }
}

/// Rows that do not exist: UIKit throws when asked to scroll to them.
extension HeadlessTable {
  /// Throws as UIKit does when it scrolls to the row, or selects it with a scroll position.
  public func scroll(to path: HeadlessPath) throws(HeadlessException) {
    if path.section < 0 || path.section >= sections.count {
      throw .scrolled(toSection: path.section, of: sections.count)
    }
    let count = sections[path.section].rows.count
    if path.row < 0 || path.row >= count { throw .scrolled(to: path, of: count) }
  }

  /// Throws as UIKit does when it selects, deselects or measures the row.
  ///
  /// Newer versions of UIKit let some of these pass; this one lets none.
  public func check(_ path: HeadlessPath) throws(HeadlessException) {
    if path.section < 0 || path.section >= sections.count {
      throw .beyond(section: path.section, of: sections.count)
    }
    let count = sections[path.section].rows.count
    if path.row < 0 || path.row >= count { throw .beyond(path, of: count) }
  }
}
