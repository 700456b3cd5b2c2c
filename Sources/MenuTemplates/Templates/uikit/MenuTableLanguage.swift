/// Handles the writing direction, and keeps the view in place while the language changes.
extension MenuTableController {
  fileprivate func show(_ table: MenuTable) {
    let top = tableView.indexPathsForVisibleRows?.first
    let place = top.map { tableView.rectForRow(at: $0).minY - tableView.contentOffset.y }
    // If items depend on the language, the row numbers change.
    let content = top.flatMap { self.content(at: $0) }
    current.setTable(table)
    for tableView in rowsViews { tableView.semanticContentAttribute = direction }
    reload()
    if let place, let top = content.flatMap({ path(to: $0) }), top.row != NSNotFound {
      tableView.layoutIfNeeded()
      scroll(top, to: place)
    }
  }

  /// The writing direction of the menu's language if it differs from the app's; otherwise,
  /// unspecified. Internal for tests.
  var direction: UISemanticContentAttribute { table.direction }

  /// Scrolls so that a row is at a given distance below the upper edge, or as close to this
  /// position as possible.
  private func scroll(_ row: IndexPath, to place: CGFloat) {
    let insets = tableView.adjustedContentInset
    let last = tableView.contentSize.height + insets.bottom - tableView.bounds.height
    let offset = min(tableView.rectForRow(at: row).minY - place, last)
    tableView.contentOffset.y = max(offset, -insets.top)
  }
}

extension MenuTable {
  /// The writing direction of the menu's language if it differs from the app's; otherwise,
  /// unspecified.
  @MainActor fileprivate var direction: UISemanticContentAttribute {
    guard let language else { return .unspecified }
    let isMirrored = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
    if language.isRightToLeft == isMirrored { return .unspecified }
    return language.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }
}

extension UIView {
  /// Sets the writing direction of this view and of all views in it.
  fileprivate func turn(_ direction: UISemanticContentAttribute) {
    // A view that was already turned may have received new subviews since then.
    if semanticContentAttribute == direction, direction == .unspecified { return }
    semanticContentAttribute = direction
    if let label = self as? UILabel, label.textAlignment != .center {
      switch direction {
      case .forceRightToLeft: label.textAlignment = .right
      case .forceLeftToRight: label.textAlignment = .left
      default: label.textAlignment = .natural
      }
    }
    for view in subviews { view.turn(direction) }
  }
}
