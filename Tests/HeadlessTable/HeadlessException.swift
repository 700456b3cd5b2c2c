/// An exception of UIKit: its name and its reason.
///
/// The reasons are UIKit's own texts, index paths without their address. From iOS 15 on UIKit
/// sometimes prints "Invalid batch updates detected" with all counts in place of the two that
/// begin with "Invalid update"; the rule broken is the same, and these name the section.
public struct HeadlessException: Error, Hashable, Sendable {
  public var name: String
  public var reason: String

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  static func inconsistent(_ reason: String) -> HeadlessException {
    HeadlessException(name: "NSInternalInconsistencyException", reason: reason)
  }

  static func range(_ reason: String) -> HeadlessException {
    HeadlessException(name: "NSRangeException", reason: reason)
  }
}

/// The reasons that are found before rows are counted: a place that does not exist, or that is
/// named twice.
extension HeadlessException {
  static func deletedSection(_ section: Int, of count: Int) -> HeadlessException {
    inconsistent(
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    )
  }

  static func insertedSection(_ section: Int, of count: Int) -> HeadlessException {
    inconsistent(
      "attempt to insert section \(section) but there are only \(count) sections after the update")
  }

  static func deletedRow(_ row: Int, _ section: Int, sections: Int) -> HeadlessException {
    inconsistent(
      "attempt to delete row \(row) from section \(section), but there are only \(sections) "
        + "sections before the update")
  }

  static func deletedRow(_ row: Int, _ section: Int, rows: Int) -> HeadlessException {
    inconsistent(
      "attempt to delete row \(row) from section \(section) which only contains \(rows) rows "
        + "before the update")
  }

  static func insertedRow(_ row: Int, _ section: Int, sections: Int) -> HeadlessException {
    inconsistent(
      "attempt to insert row \(row) into section \(section), but there are only \(sections) "
        + "sections after the update")
  }

  static func insertedRow(_ row: Int, _ section: Int, rows: Int) -> HeadlessException {
    inconsistent(
      "attempt to insert row \(row) into section \(section), but there are only \(rows) rows in "
        + "section \(section) after the update")
  }

  static func deletedAndReloaded(section: Int) -> HeadlessException {
    inconsistent(
      "attempt to delete and reload the same index path ({length = 1, path = \(section)})")
  }

  static func deletedAndReloaded(_ path: HeadlessPath) -> HeadlessException {
    inconsistent("attempt to delete and reload the same index path (\(path.text))")
  }

  static func deletedAndMoved(_ path: HeadlessPath) -> HeadlessException {
    inconsistent("attempt to perform a delete and a move from the same index path (\(path.text))")
  }

  static func insertedAndMoved(_ path: HeadlessPath) -> HeadlessException {
    inconsistent("attempt to perform an insert and a move to the same index path (\(path.text))")
  }

  static func movedTwice(_ from: HeadlessPath, _ one: HeadlessPath, _ other: HeadlessPath)
    -> HeadlessException
  {
    inconsistent(
      "attempt to move row at index path \(from.text) to both \(one.text) and \(other.text)")
  }

  static func movedTogether(_ one: HeadlessPath, _ other: HeadlessPath, _ to: HeadlessPath)
    -> HeadlessException
  {
    inconsistent(
      "attempt to move both row at index path \(one.text) and \(other.text) to \(to.text)")
  }

  static func movedFromDeleted(section: Int) -> HeadlessException {
    inconsistent("cannot move a row from a deleted section (\(section))")
  }

  static func movedIntoInserted(section: Int) -> HeadlessException {
    inconsistent("cannot move a row into a newly inserted section (\(section))")
  }

  static func moved(_ from: HeadlessPath, sections: Int) -> HeadlessException {
    inconsistent(
      "attempt to move index path (\(from.text)) from a section that does not exist - there are "
        + "only \(sections) sections before the update")
  }

  static func moved(_ from: HeadlessPath, rows: Int) -> HeadlessException {
    inconsistent(
      "attempt to move index path (\(from.text)) that does not exist - there are only \(rows) rows "
        + "in section \(from.section) before the update")
  }

  static func moved(_ move: HeadlessMove, sections: Int) -> HeadlessException {
    inconsistent(
      "attempt to move index path (\(move.from.text)) to index path (\(move.to.text)) in section "
        + "that does not exist - there are only \(sections) sections after the update")
  }

  static func moved(_ move: HeadlessMove, rows: Int) -> HeadlessException {
    inconsistent(
      "attempt to move index path (\(move.from.text)) to index path (\(move.to.text)) that does not "
        + "exist - there are only \(rows) rows in section \(move.to.section) after the update")
  }

  /// The reason if a row is deleted, inserted or reloaded twice although the counts agree.
  static var twoAnimations: HeadlessException {
    inconsistent("Attempt to create two animations for cell")
  }
}

/// The reasons for counts that do not agree, and for rows that do not exist.
extension HeadlessException {
  static func sectionCount(
    _ after: Int, before: Int, inserted: Int, deleted: Int
  ) -> HeadlessException {
    inconsistent(
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (\(after)) must be equal to the number of sections contained in "
        + "the table view before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  static func rowCount(
    _ after: Int, in section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int
  ) -> HeadlessException {
    inconsistent(
      "Invalid update: invalid number of rows in section \(section). The number of rows contained "
        + "in an existing section after the update (\(after)) must be equal to the number of rows "
        + "contained in that section before the update (\(before)), plus or minus the number of "
        + "rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
        + "and plus or minus the number of rows moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out).")
  }

  static func scrolled(toSection section: Int, of count: Int) -> HeadlessException {
    range(
      "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are "
        + "only \(count) sections.")
  }

  static func scrolled(to path: HeadlessPath, of count: Int) -> HeadlessException {
    range(
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
        + "only \(count) rows in section \(path.section).")
  }

  static func beyond(section: Int, of count: Int) -> HeadlessException {
    range("section (\(section)) beyond bounds (\(count)).")
  }

  static func beyond(_ path: HeadlessPath, of count: Int) -> HeadlessException {
    range("row (\(path.row)) beyond bounds (\(count)) for section (\(path.section)).")
  }
}
