/// Handles taps.
extension MenuTableController {
  /// Has the effect that the menu gives to a tap on an item's row, header or glyph. A tap on a
  /// disabled item has no effect. A control in a custom row calls this method.
  public func tap(_ node: MenuNode, at place: MenuTapPlace = .row) {
    if !isEnabled(node) { return }
    let response = state.response(toTapOn: node, at: place)
    switch response {
    case .nothing: break
    case .toggle: toggleByTap(node, at: place)
    case .open: openPage(node)
    case .choose, .action, .url:
      if table.isCheckItem(node) || table.isSummaryCheck(node) {
        perform { $0.tap(node, at: place).change }
      }
      choose(node, response)
    }
  }

  /// Handles a tap on the row of an item or of a slot.
  fileprivate func tap(rowOf content: MenuRowContent) {
    if case .item(let node) = content { tap(node) } else { tap(content) }
  }

  private func choose(_ node: MenuNode, _ response: MenuTapResponse<String>) {
    if settings.keepsSelection {
      let old = chosenNode
      chosenNode = node
      markChosen(node, insteadOf: old)
    }
    if case .action = response {
      delegate?.perform(actionOf: node, in: self)
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

  /// Toggles an item after a tap.
  private func toggleByTap(_ node: MenuNode, at place: MenuTapPlace) {
    toggle(node) { $0.tap(node, at: place).change }
  }

  /// Cancels the task in which `prepare` runs for a node. The node stays closed.
  public func cancelPreparing(_ node: MenuNode) {
    work.preparing[node]?.cancel()
    endPreparing(node)
  }
}
