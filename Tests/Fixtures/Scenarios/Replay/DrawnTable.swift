/// A table as it is drawn. It learns of the menu by changes only, so what a change leaves out stays
/// as it was: a row too many, a glyph that still points up.
struct DrawnTable: Equatable {
  struct Section: Equatable {
    var header: Cell?
    var rows: [Cell]
    var footer: String?
  }

  var sections: [Section]
  /// The items of all rows, headers included, in rows over the whole menu.
  var rows: [MenuNode]

  /// All drawn anew.
  init(_ state: MenuExpansion) {
    let table = state.table
    sections = (0..<state.sectionCount).map { section in
      let top = state.node(ofSection: section)
      return Section(
        header: table.layout == .sectionHeaders ? top.map { Cell($0, state) } : nil,
        rows: (0..<state.rowCount(inSection: section)).compactMap {
          state.node(at: MenuIndexPath(section: section, row: $0)).map { Cell($0, state) }
        },
        footer: top.flatMap { table.footer(of: $0) })
    }
    rows = (0..<state.rowCount).compactMap { state.node(atRow: $0) }
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Removes and inserts, as one batch.
  mutating func move(_ change: MenuChange, _ state: MenuExpansion) {
    let news = DrawnTable(state)
    for place in change.removedInSections.reversed() {
      sections[place.section].rows.removeSubrange(place.rows)
    }
    for section in change.removedSections.reversed() { sections.remove(at: section) }
    for section in change.insertedSections {
      sections.insert(news.sections[section], at: section)
    }
    for place in change.insertedInSections {
      let cells = news.sections[place.section].rows[place.rows]
      sections[place.section].rows.insert(contentsOf: cells, at: place.rows.lowerBound)
    }
    for range in change.removed.reversed() { rows.removeSubrange(range) }
    for range in change.inserted {
      rows.insert(contentsOf: news.rows[range], at: range.lowerBound)
    }
  }

  /// Draws what changed its look, and looks for what is drawn wrongly.
  mutating func redraw(_ change: MenuChange, _ state: MenuExpansion) {
    for section in change.updatedHeaders {
      sections[section].header = sections[section].header.map { Cell($0.node, state) }
    }
    for path in change.updatedInSections {
      let node = sections[path.section].rows[path.row].node
      sections[path.section].rows[path.row] = Cell(node, state)
    }
    let news = DrawnTable(state)
    if rows != news.rows { say("WRONG: the rows over the whole menu") }
    for (old, new) in zip(sections, news.sections) where old != new {
      say("WRONG: drawn is \(old)")
      say("WRONG: but there is \(new)")
    }
    if sections.count != news.sections.count { say("WRONG: the number of sections") }
    for (row, node) in news.rows.enumerated() where state.row(of: node) != row {
      say("WRONG: row(of:) at row \(row)")
    }
  }

  /// Prints each place and what stands there; of a long section its ends only.
  func show(_ layout: MenuLayout) {
    for (number, section) in sections.enumerated() {
      section.header?.show(at: "[\(number)]")
      let count = section.rows.count
      for (row, cell) in section.rows.enumerated() {
        if count > 12, (3..<count - 2).contains(row) {
          if row == 3 { say("       … \(count - 5) more") }
          continue
        }
        cell.show(at: layout == .rows ? "\(row)" : "\(number).\(row)")
      }
      if let footer = section.footer { say("       (\(footer))") }
    }
    if rowCount == 0, !sections.contains(where: { $0.header != nil }) { say("no rows") }
  }
}
