/// The expansion as the table's data source; a row's identity is its item's number.
extension MenuExpansion: HeadlessSource {
  public func identity(ofSection section: Int) -> Int { node(ofSection: section)?.number ?? -1 }

  public func identity(at path: HeadlessPath) -> Int {
    node(at: MenuIndexPath(section: path.section, row: path.row))?.number ?? -1
  }
}

extension HeadlessUpdates {
  /// The batch that a change asks for.
  init(_ change: MenuChange) {
    self.init()
    deletedSections = change.removedSections
    insertedSections = change.insertedSections
    deletedRows = change.removedInSections.map(HeadlessRows.init)
    insertedRows = change.insertedInSections.map(HeadlessRows.init)
  }
}

extension HeadlessRows {
  init(_ rows: MenuSectionRows) {
    self.init(section: rows.section, rows: rows.rows)
  }
}
