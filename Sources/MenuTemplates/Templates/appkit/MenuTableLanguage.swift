/// Where lines start, and what stays in place while the language changes.
extension MenuTableController {
  fileprivate func show(_ table: MenuTable) {
    let top = tableView.rows(in: tableView.visibleRect).location
    let place = tableView.rect(ofRow: top).minY - tableView.visibleRect.minY
    state.setTable(table)
    tableView.userInterfaceLayoutDirection = direction
    reload()
    if top > 0 {
      scrollToTop(y: max(0, tableView.rect(ofRow: top).minY - place))
    }
  }

  /// Where lines start. Not private, for tests.
  var direction: NSUserInterfaceLayoutDirection { table.direction }
}

extension MenuTable {
  /// Where lines start: as the menu's language is written, or else the app's.
  @MainActor fileprivate var direction: NSUserInterfaceLayoutDirection {
    guard let language else { return NSApplication.shared.userInterfaceLayoutDirection }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSView {
  /// Lets the lines of this view and of all views in it start on one side.
  fileprivate func turn(_ direction: NSUserInterfaceLayoutDirection) {
    if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
    if let label = self as? NSTextField, label.alignment != .center {
      label.alignment = direction == .rightToLeft ? .right : .left
    }
    for view in subviews { view.turn(direction) }
  }
}
