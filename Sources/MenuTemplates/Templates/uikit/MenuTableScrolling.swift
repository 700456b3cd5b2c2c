/// Scrolls to rows and headers, including a row or header that a program reveals before the view is
/// in a window.
extension MenuPagesController {
  /// Scrolls to the row or header that an event brings into view.
  fileprivate func scroll(to target: MenuScrollTarget?) {
    guard let target, let content = state.content(atRow: target.row) else { return }
    let path = IndexPath(row: target.rowInSection ?? NSNotFound, section: target.section)
    scroll(to: content, inRowAt: path, at: target.position, animated: true)
  }

  /// Scrolls the row or header of an item into view.
  fileprivate func scroll(to node: MenuNode) {
    let content = MenuRowContent.item(node)
    scroll(to: content, inRowAt: path(to: content), at: .reveal, animated: false)
  }

  /// Scrolls a row or header into view, now or once the view is in a window. Does nothing while a
  /// finger is dragging the view.
  private func scroll(
    to content: MenuRowContent, inRowAt path: IndexPath?, at position: MenuScroll.Position,
    animated: Bool
  ) {
    awaited = rowsView.window == nil ? (content, position) : nil
    if awaited != nil || rowsView.isDragging { return }
    if let path { scroll(toRowAt: path, at: position, animated: animated) }
  }

  /// The index path that shows an item or one of a slot's rows; nil if there is none. The row
  /// `NSNotFound` is the header of the section.
  fileprivate func path(to content: MenuRowContent) -> IndexPath? {
    if case .slotRow(let slot, let index) = content {
      return state.indexPath(of: slot, index: index).map {
        IndexPath(row: $0.row, section: $0.section)
      }
    }
    if let path = state.indexPath(of: content.node) {
      return IndexPath(row: path.row, section: path.section)
    }
    guard let section = state.section(of: content.node),
      state.node(ofSection: section) == content.node
    else { return nil }
    return IndexPath(row: NSNotFound, section: section)
  }

  /// Once a view enters a window, scrolls to the item that was revealed before.
  fileprivate func watchWindow(of view: RowsView) {
    for case let old as MenuWindowWatcher in view.subviews { old.removeFromSuperview() }
    view.addSubview(MenuWindowWatcher { [weak self] in self?.scrollToAwaited() })
  }

  private func scrollToAwaited() {
    guard let (content, position) = awaited else { return }
    // The size of the view determines which rows are in view.
    rowsView.layoutIfNeeded()
    scroll(to: content, inRowAt: path(to: content), at: position, animated: false)
  }
}

extension MenuTableController {
  fileprivate func scroll(
    toRowAt path: IndexPath, at position: MenuScroll.Position, animated: Bool
  ) {
    tableView.scrollToRow(at: path, at: position == .top ? .top : .none, animated: animated)
  }
}

/// A view without a size that reports when the view that contains it enters a window.
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
