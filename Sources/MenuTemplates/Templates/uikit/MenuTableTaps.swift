/// What taps do.
extension MenuTableController {
  /// A tap on an item's row or header, or on its glyph. The engine decides what it does. Not private, for
  /// tests, which tap with it.
  func tap(_ node: MenuNode, at place: MenuTapPlace = .row) {
    if !isEnabled(node) { return }
    let response = state.response(toTapOn: node, at: place)
    switch response {
    case .nothing: break
    case .toggle: toggleByTap(node, at: place)
    case .choose, .action, .url:
      if table.isCheckItem(node) { perform { $0.tap(node, at: place).change } }
      choose(node, response)
    }
  }

  /// A tap on a row of an item or of a slot.
  fileprivate func tap(rowOf content: MenuRowContent) {
    if case .item(let node) = content { tap(node) } else { tap(content) }
  }

  /// Whether a tap on the row chooses the item rather than opening it.
  fileprivate func isChosen(byTapOn node: MenuNode) -> Bool {
    if !isEnabled(node) { return false }
    return switch state.response(toTapOn: node) {
    case .nothing, .toggle: false
    case .choose, .action, .url: true
    }
  }

  private func choose(_ node: MenuNode, _ response: MenuTapResponse) {
    if settings.keepsSelection {
      let old = chosenNode
      chosenNode = node
      // The table view marks rows; headers are drawn again.
      for header in [old, node] {
        if let header, state.indexPath(of: header) == nil { draw(header) }
      }
      // A header is not selected, but takes the place of the row that was.
      if state.indexPath(of: node) == nil, let path = tableView.indexPathForSelectedRow {
        tableView.deselectRow(at: path, animated: true)
      }
    }
    if case .action(let action) = response {
      delegate?.menuTable(self, perform: action, for: node)
    } else if case .url(let text) = response, let url = URL(string: text) {
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

  /// Toggles; an opening waits for what the program prepares.
  private func toggleByTap(_ node: MenuNode, at place: MenuTapPlace) {
    guard let prepare, !state.isExpanded(node) else {
      return perform { $0.tap(node, at: place).change }
    }
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
