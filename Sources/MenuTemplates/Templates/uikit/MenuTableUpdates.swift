/// Drawing a change: those who listen, the rows, then what stays and looks different.
extension MenuTableController {
  /// Deletes in the places of before the event, inserts in those of after it.
  fileprivate func moveRows(_ change: MenuChange) {
    let isMirrored = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let delete = change.animation.delete.rowAnimation(isMirrored: isMirrored)
    let insert = change.animation.insert.rowAnimation(isMirrored: isMirrored)
    for rows in change.removedInSections {
      tableView.deleteRows(at: rows.indexPaths, with: delete)
    }
    if !change.removedSections.isEmpty {
      tableView.deleteSections(IndexSet(change.removedSections), with: delete)
    }
    if !change.insertedSections.isEmpty {
      tableView.insertSections(IndexSet(change.insertedSections), with: insert)
    }
    for rows in change.insertedInSections {
      tableView.insertRows(at: rows.indexPaths, with: insert)
    }
  }

  /// Draws the rows and headers whose glyph or body changed, and folds the bodies that can be seen.
  /// A body that folds shut takes its room until it has.
  fileprivate func redraw(_ change: MenuChange, _ folds: [MenuNode: MenuFold]) {
    let paths = change.updatedInSections.map { IndexPath(row: $0.row, section: $0.section) }
    let shut = change.animation.delete == .fold ? change.toggled.closed : []
    let opens = change.animation.insert == .fold
    let bodies = opens ? change.toggled.opened.filter { table.body(of: $0) != nil } : []
    for node in shut where folds[node] != nil { folding.insert(node) }
    if bodies.isEmpty, folding.isEmpty {
      return draw(paths, change.updatedHeaders)
    }
    UIView.performWithoutAnimation {
      draw(paths, change.updatedHeaders)
      tableView.layoutIfNeeded()
    }
    let duration = change.animation.duration
    for node in shut {
      folds[node]?.run(opens: false, duration: duration) { [weak self] in
        self?.folding.remove(node)
        UIView.performWithoutAnimation { self?.draw(node) }
      }
    }
    for node in bodies {
      itemView(of: node).flatMap { MenuFold(of: $0) }?.run(opens: true, duration: duration) {}
    }
  }

  /// Redraws a node where it can be seen.
  fileprivate func draw(_ node: MenuNode) {
    if let path = state.indexPath(of: node) {
      draw([IndexPath(row: path.row, section: path.section)], [])
    } else if let section = state.section(of: node), state.node(ofSection: section) == node {
      draw([], [section])
    }
  }

  private func draw(_ paths: [IndexPath], _ headers: [Int]) {
    if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
    for section in headers {
      guard let node = state.node(ofSection: section) else { continue }
      (tableView.headerView(forSection: section) as? MenuHeaderView)?.show(node, of: self)
    }
    // A header's height is asked for again in a batch, even an empty one.
    if !headers.isEmpty { tableView.performBatchUpdates(nil) }
  }

  /// What a closing animation starts from: the open bodies on screen, as they look before an event.
  fileprivate func closingFolds() -> [MenuNode: MenuFold] {
    if settings.animation.delete != .fold || UIAccessibility.isReduceMotionEnabled { return [:] }
    var folds: [MenuNode: MenuFold] = [:]
    for node in shownNodes where state.isExpanded(node) && table.body(of: node) != nil {
      folds[node] = itemView(of: node).flatMap { MenuFold(of: $0) }
    }
    return folds
  }

  /// Brings the row of an opened node into view, or its header; not from under a finger that drags.
  fileprivate func scroll(to target: MenuScrollTarget?) {
    guard let target, !tableView.isDragging else { return }
    let row = target.rowInSection ?? NSNotFound
    tableView.scrollToRow(
      at: IndexPath(row: row, section: target.section),
      at: target.position == .top ? .top : .none, animated: true)
  }
}

extension MenuSectionRows {
  fileprivate var indexPaths: [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }
}

extension MenuAnimationPreset {
  /// The table view's name for it; bodies fold, rows fade. Where text runs from right to left, left
  /// and right change places, as the rows' texts do.
  fileprivate func rowAnimation(isMirrored: Bool) -> UITableView.RowAnimation {
    switch forRows {
    case .automatic: .automatic
    case .none: .none
    case .fade, .fold: .fade
    case .top, .directional: .top
    case .bottom: .bottom
    case .left: isMirrored ? .right : .left
    case .right: isMirrored ? .left : .right
    case .middle: .middle
    }
  }
}
