/// Draws changes: first rows that move, then rows whose look changes.
extension MenuTableController {
  /// Removes rows at their old indices, inserts rows at their new indices, and redraws rows that
  /// stay but look different. The redrawn rows may have a different height.
  ///
  /// - Parameter redrawsAll: Whether all rows look different, because the table is of a different
  ///   version.
  fileprivate func drawMoving(_ change: MenuChange, redrawsAll: Bool) {
    let isStill = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    let isMirrored = direction == .rightToLeft
    let version = table
    NSAnimationContext.runAnimationGroup { context in
      context.duration = isStill ? 0 : change.animation.duration
      tableView.beginUpdates()
      let removed = IndexSet(rows: change.removed)
      if !removed.isEmpty {
        let options = change.animation.delete.options(isMirrored: isMirrored, inserts: false)
        tableView.removeRows(at: removed, withAnimation: isStill ? [] : options)
      }
      let inserted = IndexSet(rows: change.inserted)
      if !inserted.isEmpty {
        let options = change.animation.insert.options(isMirrored: isMirrored, inserts: true)
        tableView.insertRows(at: inserted, withAnimation: isStill ? [] : options)
      }
      tableView.endUpdates()
      let rows =
        redrawsAll
        ? IndexSet(integersIn: 0..<state.rowCount)
        : IndexSet(change.updated).union(rowsWithOtherFooters())
      draw(rows: rows)
    } completionHandler: { [weak self] in
      MainActor.assumeIsolated { self?.notifyAfter(change, of: version) }
    }
  }

  /// The rows with views that were, or now are, the last of a section or page. The table view also
  /// keeps views of rows that are out of sight.
  private func rowsWithOtherFooters() -> IndexSet {
    var rows = IndexSet()
    tableView.enumerateAvailableRowViews { _, row in
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: false)
      if let cell = view as? MenuItemCell, cell.footer != footer(belowRow: row) {
        rows.insert(row)
      }
    }
    return rows
  }

  /// Announces to VoiceOver which rows opened or closed.
  fileprivate func announce(_ change: MenuChange) {
    let (closed, opened) = change.toggled
    for (nodes, notification) in [
      (closed, NSAccessibility.Notification.rowCollapsed), (opened, .rowExpanded),
    ] {
      for node in nodes {
        if let view = rowView(of: node) {
          NSAccessibility.post(element: view, notification: notification)
        }
      }
    }
  }

  /// Redraws a node if it is visible.
  fileprivate func draw(_ node: MenuNode) {
    guard let row = state.row(of: node) else { return }
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0
      draw(rows: IndexSet(integer: row))
    }
  }

  /// Updates the views of rows. Custom views are requested again. Must be called in an animation
  /// group, whose duration applies to the new heights.
  private func draw(rows: IndexSet) {
    if rows.isEmpty { return }
    var others = IndexSet()
    for row in rows {
      guard let content = content(atRow: row) else { continue }
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: false)
      if let cell = view as? MenuItemCell {
        withoutMoving { self.show(content, atRow: row, in: cell) }
      } else if view != nil {
        others.insert(row)
      }
      (tableView.rowView(atRow: row, makeIfNecessary: false) as? MenuRowView)?.show(
        content, of: self)
    }
    if !others.isEmpty {
      tableView.reloadData(forRowIndexes: others, columnIndexes: IndexSet(integer: 0))
    }
    tableView.noteHeightOfRows(withIndexesChanged: rows)
  }

  /// Redraws all rows.
  fileprivate func reload() { reload(selecting: selectedContent) }

  /// Redraws all rows, and selects the row with the given content.
  fileprivate func reload(selecting content: MenuRowContent?) {
    tableView.reloadData()
    select(content)
  }

  /// Scrolls to the row that a change brings into view.
  fileprivate func scroll(to target: MenuScrollTarget?) {
    guard let target else { return }
    if target.position == .top {
      scrollToTop(y: tableView.rect(ofRow: target.row).minY)
    } else {
      tableView.scrollRowToVisible(target.row)
    }
  }

  /// Scrolls a position to the top, or as close to it as the content below allows.
  fileprivate func scrollToTop(y: CGFloat) {
    let visible = tableView.visibleRect
    tableView.scrollToVisible(
      NSRect(x: visible.minX, y: y, width: 1, height: visible.height))
  }
}

extension IndexSet {
  fileprivate init(rows: [Range<Int>]) {
    self.init()
    for range in rows { insert(integersIn: range) }
  }
}

extension MenuAnimationPreset {
  /// The corresponding option of the table view. Bodies do not fold on the Mac. In right-to-left
  /// text, left and right are swapped, as in the rows.
  fileprivate func options(isMirrored: Bool, inserts: Bool) -> NSTableView.AnimationOptions {
    switch forRows {
    case .automatic: inserts ? [.effectFade, .slideDown] : [.effectFade, .slideUp]
    case .none: []
    case .fade, .fold, .middle: .effectFade
    case .top, .directional: inserts ? .slideDown : .slideUp
    case .bottom: inserts ? .slideUp : .slideDown
    case .left: isMirrored ? .slideRight : .slideLeft
    case .right: isMirrored ? .slideLeft : .slideRight
    }
  }
}
