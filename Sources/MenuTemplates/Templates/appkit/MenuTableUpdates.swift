/// Drawing a change: the rows, then what stays and looks different.
extension MenuTableController {
  private var isStill: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

  /// Removes in the places of before the event, inserts in those of after it, and draws the rows that
  /// stay but look different and may have another height.
  fileprivate func drawMoving(_ change: MenuChange) {
    let isStill = isStill
    let isMirrored = direction == .rightToLeft
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
      draw(rows: IndexSet(change.updated))
    } completionHandler: { [weak self] in
      MainActor.assumeIsolated { self?.tellAfter(change) }
    }
  }

  /// Tells VoiceOver which rows opened or closed.
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

  /// Redraws a node where it can be seen.
  fileprivate func draw(_ node: MenuNode) {
    guard let row = state.row(of: node) else { return }
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0
      draw(rows: IndexSet(integer: row))
    }
  }

  /// Shows in the views of rows what they should show now; views of the program's own are asked for
  /// again. Only in an animation group, whose time the heights take.
  private func draw(rows: IndexSet) {
    if rows.isEmpty { return }
    var others = IndexSet()
    for row in rows {
      guard let content = content(atRow: row) else { continue }
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: false)
      if let cell = view as? MenuItemCell {
        withoutMoving { self.show(content, in: cell) }
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

  /// Draws all rows again.
  fileprivate func reload() {
    let selected = selectedContent
    tableView.reloadData()
    select(selected)
  }

  /// Brings the row of an opened node into view.
  fileprivate func scroll(to target: MenuScrollTarget?) {
    guard let target else { return }
    if target.position == .top {
      scrollToTop(y: tableView.rect(ofRow: target.row).minY)
    } else {
      tableView.scrollRowToVisible(target.row)
    }
  }

  /// Scrolls this place to the top, as far as there is enough below it.
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
  /// The table view's name for it. Bodies do not fold on the Mac. Where text runs from right to left,
  /// left and right change places, as the rows' texts do.
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
