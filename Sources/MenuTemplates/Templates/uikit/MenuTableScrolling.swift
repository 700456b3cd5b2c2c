/// Scrolls to items, also to one that a program reveals before the table view is in a window.
extension MenuTableController {
  /// Scrolls the row or header of an item into view, unless a finger is dragging the table view.
  fileprivate func scroll(
    to node: MenuNode, at position: MenuScroll.Position, animated: Bool = true
  ) {
    awaited = tableView.window == nil ? (node, position) : nil
    if awaited != nil || tableView.isDragging { return }
    var path: IndexPath?
    if let row = state.indexPath(of: node) {
      path = IndexPath(row: row.row, section: row.section)
    } else if let section = state.section(of: node), state.node(ofSection: section) == node {
      path = IndexPath(row: NSNotFound, section: section)
    }
    guard let path else { return }
    tableView.scrollToRow(at: path, at: position == .top ? .top : .none, animated: animated)
  }

  /// Scrolls to the item for which the table view was not yet in a window.
  fileprivate func scrollToAwaited() {
    guard let (node, position) = awaited else { return }
    // The size of the table view determines which rows are in view.
    tableView.layoutIfNeeded()
    scroll(to: node, at: position, animated: false)
  }
}

/// A view without a size that reports when the table view that contains it comes into a window.
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
