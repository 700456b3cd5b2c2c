@available(macOS 10.10, *)
extension NSTableView {
  public var numberOfRows: Int {
    load()
    return rows?.count ?? 0
  }

  /// If the row does not exist, an exception is noted.
  public func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    load()
    return check(row) ? rows.flatMap { cells[$0[row]] } : nil
  }

  /// If the row does not exist, an exception is noted.
  public func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    load()
    return check(row) ? rows.flatMap { rowViews[$0[row]] } : nil
  }

  /// All rows have views.
  public func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    load()
    for (row, identity) in (rows ?? []).enumerated() {
      if let view = rowViews[identity] { handler(view, row) }
    }
  }

  /// The row of a view that is shown, or that contains the view; -1 for another view.
  public func row(for view: NSView) -> Int {
    load()
    let path = Array(sequence(first: view) { $0.superview })
    return rows?.firstIndex { row in
      path.contains { cells[row] === $0 || rowViews[row] === $0 }
    } ?? -1
  }

  public var selectedRow: Int { selectedRowIndexes.last ?? -1 }

  /// Selects rows without asking the delegate. If one does not exist, an exception is noted.
  public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    load()
    selectedRowIndexes = extend ? selectedRowIndexes : []
    for row in indexes where check(row) { selectedRowIndexes.insert(row) }
    mark()
  }

  public func deselectAll(_ sender: Any?) {
    selectedRowIndexes = []
    mark()
  }

  /// If the row does not exist, an exception is noted.
  public func scrollRowToVisible(_ row: Int) {
    load()
    if check(row) { HeadlessLog.note("scroll to row \(row)") }
  }

  /// Updates the heights of rows within the current animation group. If a row does not exist, an
  /// exception is noted.
  public func noteHeightOfRows(withIndexesChanged indexes: IndexSet) {
    load()
    let group = NSAnimationContext.grouping
    let time = group == nil ? ", in its own time" : group?.duration == 0 ? ", at once" : ""
    for row in indexes where check(row) { HeadlessLog.note("redraw \(row)\(time)") }
  }

  public func rect(ofRow row: Int) -> NSRect {
    load()
    guard let rows, rows.indices.contains(row) else { return .zero }
    let above = (0..<row).reduce(0) { $0 + height(ofRow: $1) }
    return NSRect(x: 0, y: above, width: bounds.width, height: height(ofRow: row))
  }

  public func rows(in rect: NSRect) -> NSRange {
    let shown = (0..<numberOfRows).filter { self.rect(ofRow: $0).intersects(rect) }
    return NSRange(location: shown.first ?? 0, length: shown.count)
  }

  /// Headless: the height of a row, which its views determine.
  public func height(ofRow row: Int) -> CGFloat {
    usesAutomaticRowHeights
      ? rows.flatMap { cells[$0[row]] }?.fittingHeight ?? rowHeight : rowHeight
  }

  /// Returns whether a row exists; if not, notes the exception that AppKit would throw.
  func check(_ row: Int) -> Bool {
    let isThere = rows?.indices.contains(row) == true
    if !isThere { HeadlessLog.note("EXCEPTION there is no row \(row)") }
    return isThere
  }

  /// Headless: clicks on a row, once or several times.
  public func click(_ row: Int, count: Int = 1) {
    load()
    for clicks in 1...count {
      if delegate?.tableView(self, shouldSelectRow: row) == true {
        selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
      }
      clickedRow = row
      NSApplication.shared.currentEvent = NSEvent(clicks: clicks)
      HeadlessActions.send(action, to: target, from: self)
      NSApplication.shared.currentEvent = nil
      clickedRow = -1
    }
  }

  /// Headless: types a text, after a pause.
  public func type(_ text: String) {
    HeadlessClock.advance(by: 2)
    for character in text { keyDown(with: NSEvent(key: String(character))) }
  }

  func select(beginningWith text: String, after selected: Int) {
    let count = numberOfRows
    if count == 0 { return }
    for step in 1...count {
      let row = (selected + step + count) % count
      let title = delegate?.tableView(self, typeSelectStringFor: tableColumns.first, row: row)
      if title?.lowercased().hasPrefix(text.lowercased()) == true {
        return selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
      }
    }
  }
}
