import HeadlessTable
import MenuRuntime
import TestSupport
import Testing

@testable import MenuOracle

/// The crashes that readers of five articles on collapsible tables reported, each as the program
/// that had it asked for it, and what UIKit said.
@Suite(.endingInTime) struct ReportedBugTests {
  /// The exception that the table throws when a program changes its counts and asks for these
  /// updates.
  func crash(
    _ before: [Int], _ after: [Int], _ write: (inout HeadlessUpdates) -> Void
  ) -> String? {
    var table = HeadlessTable(from: HeadlessListing(counts: before))
    var updates = HeadlessUpdates()
    write(&updates)
    return crash { () throws(HeadlessException) in
      try table.perform(updates, from: HeadlessListing(counts: after))
    }
  }

  func crash(_ act: () throws(HeadlessException) -> Void) -> String? {
    do throws(HeadlessException) { try act() } catch { return error.reason }
    return nil
  }

  func rows(_ section: Int, _ rows: Range<Int>) -> HeadlessRows {
    HeadlessRows(section: section, rows: rows)
  }

  func miscount(_ section: Int, _ before: Int, _ after: Int, _ inserted: Int, _ deleted: Int)
    -> String
  {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in "
      + "an existing section after the update (\(after)) must be equal to the number of rows "
      + "contained in that section before the update (\(before)), plus or minus the number of rows "
      + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
      + "or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
  }

  /// Three sections, the first without details; one with eight rows is open when another is
  /// tapped, and its rows are deleted under the wrong section.
  @Test func twoSectionsChangeAtOnce() {
    #expect(
      crash([1, 8, 1], [1, 1, 5]) {
        $0.insertedRows = [rows(2, 1..<5)]
        $0.deletedRows = [rows(0, 1..<8)]
      } == "attempt to delete row 7 from section 0 which only contains 1 rows before the update")
  }

  /// The model of both sections changes, then each is animated by a call of its own.
  @Test func twoSectionsInTwoBatches() {
    #expect(
      crash([1, 5, 1], [1, 1, 5]) { $0.insertedRows = [rows(2, 1..<5)] } == miscount(1, 5, 1, 0, 0))
  }

  @Test func modelChangesAfterTheAnimation() {
    #expect(
      crash([1, 1, 1], [1, 1, 1]) { $0.insertedRows = [rows(1, 1..<5)] }
        == "attempt to insert row 1 into section 1, but there are only 1 rows in section 1 after the "
        + "update")
    #expect(
      crash([1, 5, 1], [1, 5, 1]) { $0.deletedRows = [rows(1, 1..<5)] } == miscount(1, 5, 5, 0, 4))
  }

  @Test func headerRowIsDeletedToo() {
    #expect(
      crash([1, 5, 1], [1, 1, 1]) { $0.deletedRows = [rows(1, 0..<5)] } == miscount(1, 5, 1, 0, 5))
  }

  /// The set of open sections was emptied without informing the table.
  @Test func staleCounts() {
    #expect(
      crash([1, 5, 1], [1, 1, 5]) {
        $0.insertedRows = [rows(2, 1..<5)]
        $0.deletedRows = []
      } == miscount(1, 5, 1, 0, 0))
    #expect(
      crash([1, 1, 1], [1, 1, 5]) {
        $0.insertedRows = [rows(2, 1..<5)]
        $0.deletedRows = [rows(1, 1..<5)]
      } == "attempt to delete row 4 from section 1 which only contains 1 rows before the update")
  }

  @Test func reloadInsideTheBatch() {
    #expect(
      crash([8], [4]) {
        $0.deletedRows = [rows(0, 2..<6)]
        $0.reloadedRows = [rows(0, 1..<2), rows(0, 4..<5)]
      } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 4})")
    // The opened row, named by its place after the batch.
    #expect(
      crash([4], [8]) {
        $0.insertedRows = [rows(0, 3..<7)]
        $0.reloadedRows = [rows(0, 7..<8)]
      } == "attempt to delete row 7 from section 0 which only contains 4 rows before the update")
  }

  /// The table scrolls to at most the fifth row of the last section, which has none.
  @Test func tapOnAnEmptyLastSection() {
    let table = HeadlessTable(from: HeadlessListing(counts: [3, 0]))
    #expect(
      crash { () throws(HeadlessException) in
        try table.scroll(to: HeadlessPath(section: 1, row: 0))
      }
        == "Attempted to scroll the table view to an out-of-bounds row (0) when there are only 0 "
        + "rows in section 1.")
  }

  @Test func rowsInsideACollapsedSection() {
    let table = HeadlessTable(from: HeadlessListing(counts: [3, 2, 1]))
    let path = HeadlessPath(section: 2, row: 4)
    #expect(
      crash { () throws(HeadlessException) in try table.scroll(to: path) }
        == "Attempted to scroll the table view to an out-of-bounds row (4) when there are only 1 "
        + "rows in section 2.")
    #expect(
      crash { () throws(HeadlessException) in try table.check(path) }
        == "row (4) beyond bounds (1) for section (2).")
  }

  /// The second tap deletes the rows that the first one has deleted already.
  @Test func doubleTapOnALargeSection() {
    #expect(
      crash([0, 2], [0, 2]) { $0.deletedRows = [rows(0, 0..<900)] }
        == "attempt to delete row 899 from section 0 which only contains 0 rows before the update")
  }

  /// Opening B closes A in the model, but A's rows are not deleted.
  @Test func theOtherSectionIsForgotten() {
    #expect(
      crash([3, 0], [0, 4]) { $0.insertedRows = [rows(1, 0..<4)] } == miscount(0, 3, 0, 0, 0))
  }

  /// A row is deleted from the table, and another category's object from the model.
  @Test func rowDeletedFromTheWrongCategory() {
    #expect(
      crash([10, 0], [10, 0]) { $0.deletedRows = [rows(0, 4..<5)] } == miscount(0, 10, 10, 0, 1))
  }

  /// Vegetables (row 1) is open with four rows and Sweets (old row 6) with three opens: the rows
  /// are inserted as if the deletions had not come first.
  @Test func insertionsInOldRows() {
    #expect(
      crash([8], [7]) {
        $0.deletedRows = [rows(0, 2..<6)]
        $0.insertedRows = [rows(0, 7..<10)]
      }
        == "attempt to insert row 7 into section 0, but there are only 7 rows in section 0 after the "
        + "update")
  }

  /// The counts happen to agree, so rows are repeated and missing, as a reader saw.
  @Test func insertionsInOldRowsUnnoticed() throws {
    let sweets = [0, 1, 2, 20, 21, 3, 4, 5, 6]
    var table = HeadlessTable(
      from: HeadlessListing([(top: nil, rows: [0, 1, 10, 11, 2, 3, 4, 5, 6])]))
    var updates = HeadlessUpdates()
    updates.deletedRows = [rows(0, 2..<4)]
    updates.insertedRows = [rows(0, 5..<7)]
    let after = HeadlessListing([(top: nil, rows: sweets)])
    try table.perform(updates, from: after)
    #expect(table.sections[0].rows == [0, 1, 2, 3, 4, 3, 4, 5, 6])
    #expect(table.sections != after.sections)
  }
}
