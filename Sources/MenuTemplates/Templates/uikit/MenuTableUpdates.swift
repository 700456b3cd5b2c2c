/// Draws changes: moves rows, then redraws rows whose look changes.
extension MenuTableController {
  /// Deletes rows at their old index paths, and inserts rows at their new ones.
  fileprivate func moveRows(_ change: MenuChange) {
    let isMirrored = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isStill = UIAccessibility.isReduceMotionEnabled
    let delete = change.animation.delete.rowAnimation(isMirrored: isMirrored, isStill: isStill)
    let insert = change.animation.insert.rowAnimation(isMirrored: isMirrored, isStill: isStill)
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

  /// Redraws the rows and headers whose glyph or body changed, and animates visible bodies that
  /// fold or unfold. A body that folds shut keeps its space until the animation ends.
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

  /// Redraws all rows and headers, because the remaining cells hold node numbers of the previous
  /// version.
  fileprivate func redrawAll() {
    folding = []
    let paths = (0..<state.sectionCount).flatMap { section in
      (0..<state.rowCount(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    draw(paths, Array(0..<state.sectionCount))
  }

  /// Redraws a node if it is visible.
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
      if let header = tableView.headerView(forSection: section) { show(node, in: header) }
    }
    // A batch, even an empty one, makes the table view query the heights of headers again.
    if !headers.isEmpty { tableView.performBatchUpdates(nil) }
  }

  /// The folds for closing animations: the visible bodies that a change closes, as they look before
  /// the change.
  fileprivate func closingFolds(_ change: MenuChange) -> [MenuNode: MenuFold] {
    if change.animation.delete != .fold { return [:] }
    var folds: [MenuNode: MenuFold] = [:]
    for node in change.toggled.closed where table.body(of: node) != nil {
      folds[node] = itemView(of: node).flatMap { MenuFold(of: $0) }
    }
    return folds
  }
}

extension MenuSectionRows {
  fileprivate var indexPaths: [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }
}

extension MenuAnimationPreset {
  /// The corresponding animation of the table view. With `fold`, only bodies fold, and rows fade.
  /// In right-to-left text, left and right are swapped, as in the rows. If the user prefers reduced
  /// motion, rows fade unless the preset is `none`.
  fileprivate func rowAnimation(isMirrored: Bool, isStill: Bool) -> UITableView.RowAnimation {
    if isStill, forRows != .none { return .fade }
    return switch forRows {
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
