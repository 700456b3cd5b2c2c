/// A batch that UIKit would accept, ready to be performed.
struct HeadlessPlan {
  /// For each section after the batch, its number before, or −1 if it is loaded anew; nil if all
  /// sections stay.
  var origins: [Int]?
  /// The rows deleted from remaining sections, in ascending, disjoint ranges.
  var deletedRows: [HeadlessRows] = []
  /// The rows inserted into remaining sections, in ascending, disjoint ranges.
  var insertedRows: [HeadlessRows] = []
  /// The rows of remaining sections that are reloaded.
  var reloadedRows: [HeadlessRows] = []
}

/// The numbers of rows of a section that are deleted, inserted and moved. Rows that leave count for
/// the section before the batch, rows that arrive for the section after it.
struct HeadlessTally {
  var inserted: [Int]
  var deleted: [Int]
  var reloaded: [Int]
  var movedIn: [Int]
  var movedOut: [Int]

  init(before: Int, after: Int) {
    inserted = Array(repeating: 0, count: after)
    deleted = Array(repeating: 0, count: before)
    reloaded = deleted
    movedIn = inserted
    movedOut = deleted
  }
}

extension HeadlessTable {
  /// Checks a batch in UIKit's order: reloads against deletions, deletions from the last,
  /// insertions from the first, moves, the number of sections, the rows of each section.
  func plan(
    _ updates: HeadlessUpdates, from source: some HeadlessSource
  ) throws(HeadlessException) -> HeadlessPlan {
    let before = sections.count
    let after = source.sectionCount
    try checkReloads(updates)
    let gone = Set(updates.deletedSections + updates.reloadedSections)
    for section in updates.deletedSections.sorted(by: >) + updates.reloadedSections
    where section < 0 || section >= before {
      throw .deletedSection(section, of: before)
    }
    for section in updates.insertedSections.sorted() where section < 0 || section >= after {
      throw .insertedSection(section, of: after)
    }

    var plan = HeadlessPlan()
    var tally = HeadlessTally(before: before, after: after)
    plan.deletedRows = HeadlessTable.order(updates.deletedRows) { !gone.contains($0) }
    plan.reloadedRows = HeadlessTable.order(updates.reloadedRows) { !gone.contains($0) }
    try checkDeletions(plan.deletedRows)
    try checkDeletions(plan.reloadedRows)
    for rows in plan.deletedRows { tally.deleted[rows.section] += rows.rows.count }
    for rows in plan.reloadedRows { tally.reloaded[rows.section] += rows.rows.count }

    let balance = before - updates.deletedSections.count + updates.insertedSections.count
    // Rows inserted into a new section are loaded with it. Before the counts are compared, the new
    // sections are known only if the counts of sections agree.
    if updates.touchesSections, balance == after {
      plan.origins = try origins(updates, gone)
    }
    let isNew = plan.origins
    plan.insertedRows = HeadlessTable.order(updates.insertedRows) { section in
      guard let isNew, isNew.indices.contains(section) else { return true }
      return isNew[section] >= 0
    }
    for rows in plan.insertedRows {
      if rows.section < 0 || rows.section >= after {
        throw .insertedRow(rows.rows.lowerBound, rows.section, sections: after)
      }
      let count = source.rowCount(inSection: rows.section)
      if rows.rows.lowerBound < 0 || rows.rows.upperBound > count {
        let row = rows.rows.lowerBound < 0 ? rows.rows.lowerBound : max(rows.rows.lowerBound, count)
        throw .insertedRow(row, rows.section, rows: count)
      }
      tally.inserted[rows.section] += rows.rows.count
    }
    try checkMoves(updates, plan, gone, source, &tally)
    if balance != after {
      throw .sectionCount(
        after, before: before,
        inserted: updates.insertedSections.count + updates.reloadedSections.count,
        deleted: updates.deletedSections.count + updates.reloadedSections.count)
    }
    try checkCounts(plan, tally, source)
    for rows in [plan.deletedRows, plan.reloadedRows, plan.insertedRows] {
      if HeadlessTable.overlap(rows) { throw .twoAnimations }
    }
    return plan
  }

  /// The new places of the remaining sections: in their order, the places where no section is
  /// inserted.
  private func origins(
    _ updates: HeadlessUpdates, _ gone: Set<Int>
  ) throws(HeadlessException) -> [Int] {
    let deleted = Set(updates.deletedSections)
    let inserted = Set(updates.insertedSections)
    let isTwice =
      deleted.count != updates.deletedSections.count
      || inserted.count != updates.insertedSections.count
    if isTwice { throw .twoAnimations }
    var stays = sections.indices.filter { !deleted.contains($0) }.makeIterator()
    let count = sections.count - deleted.count + inserted.count
    return (0..<count).map { section in
      guard !inserted.contains(section), let origin = stays.next() else { return -1 }
      return gone.contains(origin) ? -1 : origin
    }
  }

  private func checkReloads(_ updates: HeadlessUpdates) throws(HeadlessException) {
    for section in updates.reloadedSections where updates.deletedSections.contains(section) {
      throw .deletedAndReloaded(section: section)
    }
    for reload in updates.reloadedRows {
      for deletion in updates.deletedRows
      where deletion.section == reload.section && deletion.rows.overlaps(reload.rows) {
        let row = max(deletion.rows.lowerBound, reload.rows.lowerBound)
        throw .deletedAndReloaded(HeadlessPath(section: reload.section, row: row))
      }
      if updates.deletedSections.contains(reload.section) {
        let row = reload.rows.lowerBound
        throw .deletedAndReloaded(HeadlessPath(section: reload.section, row: row))
      }
    }
  }

  private func checkDeletions(_ deletions: [HeadlessRows]) throws(HeadlessException) {
    for rows in deletions.reversed() {
      if rows.section < 0 || rows.section >= sections.count {
        throw .deletedRow(rows.rows.upperBound - 1, rows.section, sections: sections.count)
      }
      let count = sections[rows.section].rows.count
      if rows.rows.lowerBound < 0 || rows.rows.upperBound > count {
        let row = rows.rows.upperBound > count ? rows.rows.upperBound - 1 : rows.rows.lowerBound
        throw .deletedRow(row, rows.section, rows: count)
      }
    }
  }

  private func checkCounts(
    _ plan: HeadlessPlan, _ tally: HeadlessTally, _ source: some HeadlessSource
  ) throws(HeadlessException) {
    var section = 0
    let count = plan.origins?.count ?? sections.count
    while section < count {
      let origin = plan.origins?[section] ?? section
      if origin >= 0 {
        let before = sections[origin].rows.count
        let after = source.rowCount(inSection: section)
        let expected =
          before + tally.inserted[section] - tally.deleted[origin] + tally.movedIn[section]
          - tally.movedOut[origin]
        if expected != after {
          throw .rowCount(
            after, in: section, before: before,
            inserted: tally.inserted[section] + tally.reloaded[origin],
            deleted: tally.deleted[origin] + tally.reloaded[origin],
            movedIn: tally.movedIn[section], movedOut: tally.movedOut[origin])
        }
      }
      section += 1
    }
  }

  /// The ranges in order, without empty ones and without those in sections to ignore.
  private static func order(
    _ rows: [HeadlessRows], where counts: (Int) -> Bool
  ) -> [HeadlessRows] {
    var result = rows.filter { !$0.rows.isEmpty && counts($0.section) }
    var isOrdered = true
    for (one, next) in zip(result, result.dropFirst()) where !precedes(one, next) {
      isOrdered = false
    }
    if !isOrdered { result.sort(by: precedes) }
    return result
  }

  static func precedes(_ one: HeadlessRows, _ next: HeadlessRows) -> Bool {
    (one.section, one.rows.lowerBound) < (next.section, next.rows.lowerBound)
  }

  /// Whether a row is named twice in ranges that are in order.
  private static func overlap(_ rows: [HeadlessRows]) -> Bool {
    zip(rows, rows.dropFirst()).contains {
      $0.section == $1.section && $0.rows.upperBound > $1.rows.lowerBound
    }
  }
}
