/// What taps do.
extension MenuTableController {
  /// A tap on an item's row or header, or on its glyph: it toggles where the menu's hit area says
  /// so, else it follows the item's action or url. Not private, for tests, as a finger of theirs.
  func tap(_ node: MenuNode, onGlyph: Bool = false) {
    if !table.isEnabled(node) || table.isSeparator(node) { return }
    let isHit =
      switch settings.hitArea {
      case .row: !onGlyph
      case .indicator: onGlyph
      case .both: true
      }
    if isHit, table.isCategory(node) || table.isExpandable(node) {
      toggleByTap(node)
    } else if !onGlyph || settings.hitArea != .row {
      choose(node)
    }
  }

  /// Whether a tap on the row chooses the item rather than opening it.
  fileprivate func isChosen(byTapOn node: MenuNode) -> Bool {
    settings.hitArea == .indicator || !(table.isCategory(node) || table.isExpandable(node))
  }

  fileprivate func choose(_ node: MenuNode) {
    if settings.keepsSelection {
      chosenNode = node
      // A header is not selected, but takes the place of the row that was.
      if state.indexPath(of: node) == nil, let path = tableView.indexPathForSelectedRow {
        tableView.deselectRow(at: path, animated: true)
      }
    }
    if let action = table.action(of: node) {
      delegate?.menuTable(self, perform: action, for: node)
    } else if let url = table.url(of: node).flatMap({ URL(string: $0) }) {
      if let delegate {
        delegate.menuTable(self, open: url, for: node)
      } else {
        open(url)
      }
    } else {
      delegate?.menuTable(self, didChoose: node)
    }
  }

  /// Lets the system open it.
  fileprivate func open(_ url: URL) {
    tableView.window?.windowScene?.open(url, options: nil, completionHandler: nil)
  }

  /// Toggles, after what the program prepares for an opening; taps can't reach an empty category.
  fileprivate func toggleByTap(_ node: MenuNode) {
    if state.isEmpty(node) { return }
    guard let prepare, !state.isExpanded(node) else { return toggle(node) }
    if !preparing.insert(node).inserted { return }
    wait(for: node)
    Task { [weak self] in
      await prepare(node)
      guard let self else { return }
      preparing.remove(node)
      stopWaiting(for: node)
      expand(node)
    }
  }

  /// Shows a spinner in place of the node's glyph, once it has taken too long.
  fileprivate func wait(for node: MenuNode) {
    guard let delay = settings.busyDelay, waiting[node] == nil else { return }
    waiting[node] = Task { [weak self, sleep] in
      await sleep(delay)
      if Task.isCancelled { return }
      self?.busy.insert(node)
      self?.draw(node)
    }
  }

  fileprivate func stopWaiting(for node: MenuNode) {
    waiting.removeValue(forKey: node)?.cancel()
    if busy.remove(node) != nil { draw(node) }
  }

  /// Selects the chosen item's row, which may have gone and come back.
  fileprivate func selectChosenRow() {
    guard let chosenNode, let path = state.indexPath(of: chosenNode) else { return }
    tableView.selectRow(
      at: IndexPath(row: path.row, section: path.section), animated: false, scrollPosition: .none)
  }
}
