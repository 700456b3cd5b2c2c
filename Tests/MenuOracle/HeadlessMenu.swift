// Scenarios compile this file into one module with the table and the runtime.
#if canImport(MenuRuntime)
  import HeadlessTable
  import MenuRuntime
#endif

/// Rows listed by hand, or by an oracle.
struct HeadlessListing: HeadlessSource {
  var sections: [HeadlessTable.Section]

  init(_ sections: [HeadlessTable.Section]) {
    self.sections = sections
  }

  /// Sections of so many rows, numbered so that no two are the same.
  init(counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      HeadlessTable.Section(identity: section, rows: (0..<count).map { section * 1000 + $0 })
    }
  }

  /// Sections by their top-level nodes; the identity of the one section of layout `rows` is −1.
  init(_ sections: [(top: Int?, rows: [Int])]) {
    self.sections = sections.map { HeadlessTable.Section(identity: $0.top ?? -1, rows: $0.rows) }
  }

  var sectionCount: Int { sections.count }
  func rowCount(inSection section: Int) -> Int { sections[section].rows.count }
  func identity(ofSection section: Int) -> Int { sections[section].identity }
  func identity(at path: HeadlessPath) -> Int { sections[path.section].rows[path.row] }
}

/// The engine as the table's data source: a row's identity is its node's number. A slot row is known
/// by its index, so it is another row after rows before it came or went.
extension MenuExpansion: HeadlessSource {
  public func identity(ofSection section: Int) -> Int { node(ofSection: section)?.number ?? -1 }

  public func identity(at path: HeadlessPath) -> Int {
    switch content(at: MenuIndexPath(section: path.section, row: path.row)) {
    case .item(let node): node.number
    case .slotRow(let slot, let index): (slot.number + 1) << 32 + index
    case .placeholder(let slot): -2 - 2 * slot.number
    case .loading(let slot): -3 - 2 * slot.number
    case nil: -1
    }
  }
}

extension HeadlessUpdates {
  /// The batch that a change asks for, in each layout: rows of sections that stay, and sections.
  init(_ change: MenuChange) {
    self.init()
    deletedSections = change.removedSections
    insertedSections = change.insertedSections
    deletedRows = change.removedInSections.map { HeadlessRows(section: $0.section, rows: $0.rows) }
    insertedRows = change.insertedInSections.map {
      HeadlessRows(section: $0.section, rows: $0.rows)
    }
  }
}

extension HeadlessTable {
  /// Draws a change as a table's controller does, in any layout: the batch, then the rows and
  /// headers whose look changed, then the scroll target. Throws what UIKit would.
  ///
  /// `source` is the data source after the event, an expansion or an oracle's listing; comparing
  /// `sections` with it afterwards shows whether the batch was complete. Takes time in proportion
  /// to the ranges of the change and the number of sections, besides the time that the source takes
  /// for each inserted row.
  mutating func draw(
    _ change: MenuChange, from source: some HeadlessSource
  ) throws(HeadlessException) {
    try perform(HeadlessUpdates(change), from: source)
    var looks = HeadlessUpdates()
    for path in change.updatedInSections {
      looks.reloadedRows.append(HeadlessRows(section: path.section, rows: path.row..<path.row + 1))
    }
    if !looks.reloadedRows.isEmpty { try perform(looks, from: source) }
    for section in change.updatedHeaders where !sections.indices.contains(section) {
      throw HeadlessException(name: "NSRangeException", reason: "no header \(section)")
    }
    guard let target = change.scroll else { return }
    let row = target.rowInSection
    if row == nil, sections.indices.contains(target.section) { return }
    try scroll(to: HeadlessPath(section: target.section, row: row ?? 0))
  }
}
