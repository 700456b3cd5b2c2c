import HeadlessTable
import TestSupport
import Testing

@testable import MenuOracle

/// The batches that UIKit accepts and refuses, rule by rule.
@Suite(.endingInTime) struct HeadlessTableTests {
  /// The reason for which a batch is refused, or nil.
  func refusal(
    _ before: [Int], _ after: [Int], _ write: (inout HeadlessUpdates) -> Void
  ) -> String? {
    var table = HeadlessTable(from: HeadlessListing(counts: before))
    let shown = table
    var updates = HeadlessUpdates()
    write(&updates)
    do throws(HeadlessException) {
      try table.perform(updates, from: HeadlessListing(counts: after))
      return nil
    } catch {
      #expect(error.name == "NSInternalInconsistencyException")
      #expect(table == shown, "a refused batch changes nothing")
      return error.reason
    }
  }

  func rows(_ section: Int, _ rows: Range<Int>) -> HeadlessRows {
    HeadlessRows(section: section, rows: rows)
  }

  func path(_ section: Int, _ row: Int) -> HeadlessPath { HeadlessPath(section: section, row: row) }

  @Test func deletingWhatIsNotThere() {
    #expect(
      refusal([1], [0]) { $0.deletedRows = [rows(0, 1..<8)] }
        == "attempt to delete row 7 from section 0 which only contains 1 rows before the update")
    #expect(
      refusal([1], [1]) { $0.deletedRows = [rows(1, 0..<1)] }
        == "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
    )
    #expect(
      refusal([1, 1], [1]) { $0.deletedSections = [3] }
        == "attempt to delete section 3, but there are only 2 sections before the update")
    #expect(
      refusal([1], [1]) { $0.reloadedRows = [rows(0, 1..<2)] }
        == "attempt to delete row 1 from section 0 which only contains 1 rows before the update")
    #expect(
      refusal([1], [1]) { $0.reloadedSections = [1] }
        == "attempt to delete section 1, but there are only 1 sections before the update")
  }

  @Test func insertingBeyondTheEnd() {
    #expect(
      refusal([1, 4], [1, 4]) { $0.insertedRows = [rows(1, 9..<10)] }
        == "attempt to insert row 9 into section 1, but there are only 4 rows in section 1 after "
        + "the update")
    #expect(
      refusal([1], [2]) { $0.insertedRows = [rows(1, 3..<4)] }
        == "attempt to insert row 3 into section 1, but there are only 1 sections after the update")
    #expect(
      refusal([1], [1, 1]) { $0.insertedSections = [2] }
        == "attempt to insert section 2 but there are only 2 sections after the update")
  }

  @Test func countsThatDoNotAgree() {
    #expect(
      refusal([1], [5]) { $0.insertedRows = [rows(0, 1..<4)] }
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
        + "existing section after the update (5) must be equal to the number of rows contained in "
        + "that section before the update (1), plus or minus the number of rows inserted or deleted "
        + "from that section (3 inserted, 0 deleted) and plus or minus the number of rows moved "
        + "into or out of that section (0 moved in, 0 moved out).")
    #expect(
      refusal([5, 5], [5]) { $0.insertedRows = [rows(0, 0..<1)] }
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (1) must be equal to the number of sections contained in the "
        + "table view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
    // The row count is of the section after the batch, and a reload is both.
    #expect(
      refusal([1, 2, 3], [2, 4]) {
        $0.deletedSections = [0]
        $0.reloadedRows = [rows(2, 0..<1)]
      }?.hasPrefix("Invalid update: invalid number of rows in section 1. ") == true)
    #expect(
      refusal([3], [4]) { $0.reloadedRows = [rows(0, 0..<1)] }?
        .contains("(1 inserted, 1 deleted)") == true)
  }

  @Test func namedInTwoWays() {
    #expect(
      refusal([3], [2]) {
        $0.deletedRows = [rows(0, 0..<1)]
        $0.reloadedRows = [rows(0, 0..<1)]
      } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    #expect(
      refusal([3, 1], [1]) {
        $0.deletedSections = [0]
        $0.reloadedSections = [0]
      } == "attempt to delete and reload the same index path ({length = 1, path = 0})")
    #expect(
      refusal([3], [3]) {
        $0.insertedRows = [rows(0, 2..<3)]
        $0.movedRows = [HeadlessMove(from: path(0, 0), to: path(0, 2))]
      } == "attempt to perform an insert and a move to the same index path "
        + "({length = 2, path = 0 - 2})")
    #expect(
      refusal([3], [3]) {
        $0.deletedRows = [rows(0, 1..<2)]
        $0.movedRows = [HeadlessMove(from: path(0, 1), to: path(0, 2))]
      } == "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 1})")
    #expect(
      refusal([3], [3]) {
        $0.movedRows = [
          HeadlessMove(from: path(0, 1), to: path(0, 2)),
          HeadlessMove(from: path(0, 1), to: path(0, 0)),
        ]
      } == "attempt to move row at index path {length = 2, path = 0 - 1} to both "
        + "{length = 2, path = 0 - 2} and {length = 2, path = 0 - 0}")
  }

  @Test func namedTwice() {
    #expect(
      refusal([4], [2]) { $0.deletedRows = [rows(0, 1..<2), rows(0, 1..<2)] }
        == "Attempt to create two animations for cell")
    #expect(
      refusal([4], [3]) { $0.deletedRows = [rows(0, 1..<3), rows(0, 2..<3)] }?
        .contains("(0 inserted, 3 deleted)") == true)
    #expect(
      refusal([1], [3]) { $0.insertedRows = [rows(0, 1..<2), rows(0, 1..<2)] }
        == "Attempt to create two animations for cell")
    #expect(
      refusal([1, 1, 1], [1]) { $0.deletedSections = [1, 1] }
        == "Attempt to create two animations for cell")
  }

  @Test func movesOutOfAndIntoNowhere() {
    func move(_ from: HeadlessPath, _ to: HeadlessPath) -> String? {
      refusal([2, 2], [2, 2]) { $0.movedRows = [HeadlessMove(from: from, to: to)] }
    }
    #expect(move(path(0, 0), path(0, 1)) == nil)
    #expect(
      move(path(0, 2), path(0, 1))
        == "attempt to move index path ({length = 2, path = 0 - 2}) that does not exist - there are "
        + "only 2 rows in section 0 before the update")
    #expect(
      move(path(0, 1), path(1, 0))?.contains("(0 moved in, 1 moved out)") == true)
    #expect(
      refusal([2, 2], [2]) {
        $0.deletedSections = [1]
        $0.movedRows = [HeadlessMove(from: path(1, 0), to: path(0, 0))]
      } == "cannot move a row from a deleted section (1)")
    #expect(
      refusal([2], [1, 1]) {
        $0.insertedSections = [1]
        $0.movedRows = [HeadlessMove(from: path(0, 1), to: path(1, 0))]
      } == "cannot move a row into a newly inserted section (1)")
  }

  @Test func rowsThatAreNotThere() {
    let table = HeadlessTable(from: HeadlessListing(counts: [3, 2, 1]))
    func reason(_ act: () throws(HeadlessException) -> Void) -> String? {
      do throws(HeadlessException) { try act() } catch {
        #expect(error.name == "NSRangeException")
        return error.reason
      }
      return nil
    }
    #expect(
      reason { () throws(HeadlessException) in try table.scroll(to: path(2, 4)) }
        == "Attempted to scroll the table view to an out-of-bounds row (4) when there are only 1 "
        + "rows in section 2.")
    #expect(
      reason { () throws(HeadlessException) in try table.scroll(to: path(18, 0)) }
        == "Attempted to scroll the table view to an out-of-bounds section (18) when there are only "
        + "3 sections.")
    #expect(
      reason { () throws(HeadlessException) in try table.check(path(2, 4)) }
        == "row (4) beyond bounds (1) for section (2).")
    #expect(
      reason { () throws(HeadlessException) in try table.check(path(3, 0)) }
        == "section (3) beyond bounds (3).")
    #expect(reason { () throws(HeadlessException) in try table.scroll(to: path(0, 2)) } == nil)
  }

  /// The calls may come in any order, and the table shows who the data source says.
  @Test func deletionsThenInsertions() throws {
    var table = HeadlessTable(
      from: HeadlessListing([HeadlessTable.Section(identity: 0, rows: [1, 2, 3, 4, 5])]))
    var updates = HeadlessUpdates()
    updates.insertedRows = [rows(0, 3..<5), rows(0, 0..<1)]
    updates.deletedRows = [rows(0, 3..<4), rows(0, 0..<1)]
    updates.movedRows = [HeadlessMove(from: path(0, 4), to: path(0, 1))]
    updates.reloadedRows = [rows(0, 2..<3)]
    let after = HeadlessListing([HeadlessTable.Section(identity: 0, rows: [6, 5, 2, 7, 8, 3])])
    try table.perform(updates, from: after)
    #expect(table.sections == after.sections)
  }

  @Test func sectionsKeepTheirRows() throws {
    var table = HeadlessTable(from: HeadlessListing(counts: [2, 0, 3, 1]))
    var updates = HeadlessUpdates()
    updates.deletedSections = [1]
    updates.deletedRows = [rows(2, 1..<2)]
    updates.insertedSections = [0, 3]
    updates.insertedRows = [rows(3, 0..<2), rows(4, 1..<2)]
    updates.reloadedSections = [0]
    var after = HeadlessListing(counts: [4, 5, 0, 2, 0])
    after.sections[2] = HeadlessTable.Section(identity: 2, rows: [2000, 2002])
    after.sections[4] = HeadlessTable.Section(identity: 3, rows: [3000, 7])
    try table.perform(updates, from: after)
    #expect(table.sections == after.sections)
  }

  /// A batch whose counts agree but that says something else than what happened: no exception,
  /// wrong rows.
  @Test func wrongRowsAreShown() throws {
    var table = HeadlessTable(
      from: HeadlessListing([HeadlessTable.Section(identity: 0, rows: [1, 2, 3])]))
    var updates = HeadlessUpdates()
    updates.deletedRows = [rows(0, 0..<1)]
    try table.perform(
      updates, from: HeadlessListing([HeadlessTable.Section(identity: 0, rows: [1, 2])]))
    #expect(table.sections[0].rows == [2, 3])
  }
}
