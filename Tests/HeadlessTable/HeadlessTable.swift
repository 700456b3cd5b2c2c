/// A table's data source: the counts, and the identities of rows.
///
/// Identities are the caller's own numbers; a table only keeps them.
public protocol HeadlessSource {
  var sectionCount: Int { get }
  func rowCount(inSection section: Int) -> Int
  /// The identity of a section's header.
  func identity(ofSection section: Int) -> Int
  /// The identity of the row at a path.
  func identity(at path: HeadlessPath) -> Int
}

/// A table view without a screen, which accepts and refuses batches of updates as UIKit does.
///
/// It holds the rows that it shows, by identity. A batch moves the rows that stay and asks the data
/// source only for inserted rows. So if the batch does not describe what the data source did, the
/// table keeps showing wrong rows, as on a screen. A batch that is refused leaves the table as it
/// was.
public struct HeadlessTable: Hashable, Sendable {
  /// One section as it is shown.
  public struct Section: Hashable, Sendable {
    public var identity: Int
    public var rows: [Int]

    public init(identity: Int, rows: [Int]) {
      self.identity = identity
      self.rows = rows
    }
  }

  /// The sections that are shown.
  public private(set) var sections: [Section] = []

  /// A table that has been loaded from its data source.
  public init(from source: some HeadlessSource) {
    reloadData(from: source)
  }

  /// Forgets all rows, and loads them from the data source.
  public mutating func reloadData(from source: some HeadlessSource) {
    sections = (0..<source.sectionCount).map { HeadlessTable.load($0, from: source) }
  }

  /// Performs one batch, the data source having its counts of after the batch already.
  public mutating func perform(
    _ updates: HeadlessUpdates, from source: some HeadlessSource
  ) throws(HeadlessException) {
    let plan = try plan(updates, from: source)
    for rows in plan.reloadedRows {
      for row in rows.rows { sections[rows.section].rows[row] = HeadlessTable.stale }
    }
    var arrivals = plan.insertedRows.map { (place: $0, identity: Int?.none) }
    if !updates.movedRows.isEmpty {
      for move in updates.movedRows {
        let place = HeadlessRows(section: move.to.section, rows: move.to.row..<move.to.row + 1)
        arrivals.append((place, sections[move.from.section].rows[move.from.row]))
      }
      arrivals.sort { HeadlessTable.precedes($0.place, $1.place) }
    }
    for rows in departures(plan, updates.movedRows).reversed() {
      sections[rows.section].rows.removeSubrange(rows.rows)
    }
    if let origins = plan.origins {
      sections = origins.indices.map { section in
        let origin = origins[section]
        return origin < 0 ? HeadlessTable.load(section, from: source) : sections[origin]
      }
    }
    for (place, identity) in arrivals {
      let rows = place.rows.map { row in
        identity ?? source.identity(at: HeadlessPath(section: place.section, row: row))
      }
      sections[place.section].rows.insert(contentsOf: rows, at: place.rows.lowerBound)
    }
    if !plan.reloadedRows.isEmpty { freshen(from: source) }
  }

  /// The rows that leave their places, ascending.
  private func departures(_ plan: HeadlessPlan, _ moves: [HeadlessMove]) -> [HeadlessRows] {
    if moves.isEmpty { return plan.deletedRows }
    let starts = moves.map {
      HeadlessRows(section: $0.from.section, rows: $0.from.row..<$0.from.row + 1)
    }
    return (plan.deletedRows + starts).sorted(by: HeadlessTable.precedes)
  }

  /// Stands in for a row that is reloaded, until its place after the batch is known.
  private static var stale: Int { Int.min }

  private mutating func freshen(from source: some HeadlessSource) {
    for section in sections.indices {
      for row in sections[section].rows.indices
      where sections[section].rows[row] == HeadlessTable.stale {
        let path = HeadlessPath(section: section, row: row)
        sections[section].rows[row] = source.identity(at: path)
      }
    }
  }

  private static func load(_ section: Int, from source: some HeadlessSource) -> Section {
    let rows = (0..<source.rowCount(inSection: section)).map {
      source.identity(at: HeadlessPath(section: section, row: $0))
    }
    return Section(identity: source.identity(ofSection: section), rows: rows)
  }
}
