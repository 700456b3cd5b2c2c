/// A table as it is drawn. It learns of the menu by changes only, so what a change leaves out stays
/// as it was: a row too many, a glyph that still points up.
struct DrawnTable {
  /// Which rows and sections are there; takes and refuses batches as UIKit does.
  private var table: HeadlessTable
  /// How rows and headers looked when they were drawn last.
  private var cells: [Int: Cell] = [:]
  /// The items of all rows, headers included, in rows over the whole menu.
  private var rows: [MenuNode]
  private let layout: MenuLayout

  /// All drawn anew.
  init(_ state: MenuExpansion) {
    table = HeadlessTable(from: state)
    rows = DrawnTable.rows(of: state)
    layout = state.table.layout
    drawMissing(state)
  }

  var rowCount: Int { table.sections.reduce(0) { $0 + $1.rows.count } }

  /// Whether a text is drawn below a title.
  func shows(body: String) -> Bool { cells.values.contains { $0.body == body } }

  /// Removes and inserts, as one batch.
  mutating func move(_ change: MenuChange, _ state: MenuExpansion) {
    let isDone = attempt(state) { table throws(HeadlessException) in
      try table.perform(HeadlessUpdates(change), from: state)
    }
    if !isDone { return }
    drawMissing(state)
    for range in change.removed.reversed() { rows.removeSubrange(range) }
    let news = DrawnTable.rows(of: state)
    for range in change.inserted {
      rows.insert(contentsOf: news[range], at: range.lowerBound)
    }
  }

  /// Draws what changed its look, and goes to rows as far as they are there.
  mutating func redraw(_ change: MenuChange, _ state: MenuExpansion, selection: MenuNode?) {
    for section in change.updatedHeaders where table.sections.indices.contains(section) {
      draw(table.sections[section].identity, state)
    }
    let selected = selection.flatMap { state.indexPath(of: $0) }
    let scroll = change.scroll.flatMap { target in
      target.rowInSection.map { MenuIndexPath(section: target.section, row: $0) }
    }
    let isDone = attempt(state) { table throws(HeadlessException) in
      for path in change.updatedInSections + (selected.map { [$0] } ?? []) {
        try table.check(HeadlessPath(section: path.section, row: path.row))
      }
      if let scroll { try table.scroll(to: HeadlessPath(section: scroll.section, row: scroll.row)) }
    }
    if !isDone { return }
    for path in change.updatedInSections {
      draw(table.sections[path.section].rows[path.row], state)
    }
    compare(with: DrawnTable(state), state)
  }

  /// Looks for what is drawn wrongly.
  private func compare(with news: DrawnTable, _ state: MenuExpansion) {
    if table != news.table { say("WRONG: the rows of sections") }
    if rows != news.rows { say("WRONG: the rows over the whole menu") }
    for (number, cell) in cells.sorted(by: { $0.key < $1.key }) where news.cells[number] != cell {
      say("WRONG: drawn is still \(cell.line)")
    }
    for (row, node) in news.rows.enumerated() where state.row(of: node) != row {
      say("WRONG: row(of:) at row \(row)")
    }
  }

  /// Does what may throw an exception; a program would end there, here the table loads anew.
  private mutating func attempt(
    _ state: MenuExpansion, _ update: (inout HeadlessTable) throws(HeadlessException) -> Void
  ) -> Bool {
    do throws(HeadlessException) {
      try update(&table)
      return true
    } catch {
      say("EXCEPTION \(error.name): \(error.reason)")
      self = DrawnTable(state)
      return false
    }
  }
}

/// Cells.
extension DrawnTable {
  private static func rows(of state: MenuExpansion) -> [MenuNode] {
    (0..<state.rowCount).compactMap { state.node(atRow: $0) }
  }

  /// Draws the rows and headers that came, and forgets those that went.
  private mutating func drawMissing(_ state: MenuExpansion) {
    let headers = layout == .sectionHeaders ? table.sections.map(\.identity) : []
    let numbers = Set(headers + table.sections.flatMap(\.rows))
    cells = cells.filter { numbers.contains($0.key) }
    for number in numbers where cells[number] == nil { draw(number, state) }
  }

  private mutating func draw(_ number: Int, _ state: MenuExpansion) {
    cells[number] = Cell(MenuNode(number), state)
  }

  /// Prints each place and what stands there; of a long section its ends only.
  func show(_ menu: MenuTable) {
    for (number, section) in table.sections.enumerated() {
      if layout == .sectionHeaders { cells[section.identity]?.show(at: "[\(number)]") }
      let count = section.rows.count
      for (row, item) in section.rows.enumerated() {
        if count > 12, (3..<count - 2).contains(row) {
          if row == 3 { say("       … \(count - 5) more") }
          continue
        }
        cells[item]?.show(at: layout == .rows ? "\(row)" : "\(number).\(row)")
      }
      if let footer = menu.footer(of: MenuNode(section.identity)) { say("       (\(footer))") }
    }
    if cells.isEmpty { say("no rows") }
  }
}
