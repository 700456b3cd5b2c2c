/// A place in a table: a row of a section, both from 0.
public struct HeadlessPath: Hashable, Sendable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The path as UIKit prints an index path, without the address, which differs from run to run.
  public var text: String { "{length = 2, path = \(section) - \(row)}" }
}

/// Adjacent rows of one section.
public struct HeadlessRows: Hashable, Sendable {
  public var section: Int
  public var rows: Range<Int>

  public init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }
}

/// A row that keeps its cell: from a place before the batch to one after it.
public struct HeadlessMove: Hashable, Sendable {
  public var from: HeadlessPath
  public var to: HeadlessPath

  public init(from: HeadlessPath, to: HeadlessPath) {
    self.from = from
    self.to = to
  }
}

/// The updates of one batch, as the calls between the begin and the end of the updates state them.
///
/// Deletions, reloads and the starts of moves are in coordinates before the batch, insertions
/// and the ends of moves in those after it, whatever the order of the calls. A row that is named
/// twice counts twice.
public struct HeadlessUpdates: Sendable {
  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var reloadedSections: [Int] = []
  public var deletedRows: [HeadlessRows] = []
  public var insertedRows: [HeadlessRows] = []
  public var reloadedRows: [HeadlessRows] = []
  public var movedRows: [HeadlessMove] = []

  public init() {}

  var touchesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty)
  }
}
