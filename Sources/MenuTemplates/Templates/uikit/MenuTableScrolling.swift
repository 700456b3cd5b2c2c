/// Scrolls to items, also to one that a program reveals before the view is in a window.
extension MenuPagesController {
  /// Scrolls the row or header of an item into view, unless a finger is dragging the view.
  fileprivate func scroll(
    to node: MenuNode, at position: MenuScroll.Position, animated: Bool = true
  ) {
    awaited = rowsView.window == nil ? (node, position) : nil
    if awaited != nil || rowsView.isDragging { return }
    var path: IndexPath?
    if let row = state.indexPath(of: node) {
      path = IndexPath(row: row.row, section: row.section)
    } else if let section = state.section(of: node), state.node(ofSection: section) == node {
      path = IndexPath(row: NSNotFound, section: section)
    }
    if let path { scroll(toRowAt: path, at: position, animated: animated) }
  }

  /// Reports when a view comes into a window, to scroll to the item that was revealed before.
  fileprivate func watchWindow(of view: RowsView) {
    for case let old as MenuWindowWatcher in view.subviews { old.removeFromSuperview() }
    view.addSubview(MenuWindowWatcher { [weak self] in self?.scrollToAwaited() })
  }

  private func scrollToAwaited() {
    guard let (node, position) = awaited else { return }
    // The size of the view determines which rows are in view.
    rowsView.layoutIfNeeded()
    scroll(to: node, at: position, animated: false)
  }
}

extension MenuTableController {
  fileprivate func scroll(
    toRowAt path: IndexPath, at position: MenuScroll.Position, animated: Bool
  ) {
    tableView.scrollToRow(at: path, at: position == .top ? .top : .none, animated: animated)
  }
}

/// A view without a size that reports when the view that contains it comes into a window.
private final class MenuWindowWatcher: UIView {
  private let report: @MainActor () -> Void

  init(_ report: @escaping @MainActor () -> Void) {
    self.report = report
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { report() }
  }
}
