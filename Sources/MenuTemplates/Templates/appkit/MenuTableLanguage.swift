/// Handles the writing direction, and keeps the view in place while the language changes.
extension MenuTableController {
  fileprivate func show(_ table: MenuTable) {
    let top = tableView.rows(in: tableView.visibleRect).location
    let place = tableView.rect(ofRow: top).minY - tableView.visibleRect.minY
    // Items that depend on the language change the row numbers.
    let (content, selected) = (content(atRow: top), selectedContent)
    state.setTable(table)
    tableView.userInterfaceLayoutDirection = direction
    reload(selecting: selected)
    if top > 0, let row = content.flatMap({ row(of: $0) }) {
      scrollToTop(y: max(0, tableView.rect(ofRow: row).minY - place))
    }
  }

  /// The writing direction. Internal for tests.
  var direction: NSUserInterfaceLayoutDirection { table.direction }
}

extension MenuTable {
  /// The writing direction of the menu's language, or else of the app's.
  @MainActor fileprivate var direction: NSUserInterfaceLayoutDirection {
    guard let language else { return NSApplication.shared.userInterfaceLayoutDirection }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSView {
  /// Sets the writing direction of this view and of all views in it.
  fileprivate func turn(_ direction: NSUserInterfaceLayoutDirection) {
    if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
    if let label = self as? NSTextField, label.alignment != .center {
      label.alignment = direction == .rightToLeft ? .right : .left
    }
    for view in subviews { view.turn(direction) }
  }
}
