/// Handles taps.
extension MenuModel {
  /// Performs the action of a tap on an item's row or header, or on its glyph. It may toggle the
  /// item or change its check.
  ///
  /// - Parameter type: The type of the action, such as `SideBarMenu.Action.self`.
  /// - Returns: The remaining work for the caller: an action, a URL, or nothing.
  @discardableResult
  public func tap<Action: MenuAction>(
    _ node: MenuNode, at place: MenuTapPlace = .row, as type: Action.Type = String.self
  ) -> MenuTapResponse<Action> {
    if !isEnabled(node) { return .nothing }
    let response = state.response(toTapOn: node, at: place, as: type)
    switch response {
    case .nothing: break
    case .toggle: toggle(node) { $0.tap(node, at: place).change }
    case .open: openPage(node)
    case .choose, .action, .url:
      if table.isCheckItem(node) || table.isSummaryCheck(node) {
        perform { $0.tap(node, at: place).change }
      }
      if table.settings.keepsSelection { selection = node }
    }
    return response
  }

  /// Whether the item's glyph can handle taps itself.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    table.isExpandable(node)
  }

  /// Performs an event that toggles an item. Opening waits for the program's `prepare`.
  fileprivate func toggle(_ node: MenuNode, by event: (inout MenuExpansion) -> MenuChange) {
    guard let prepare, !state.isExpanded(node) else {
      perform(event)
      return
    }
    if preparing[node] != nil { return }
    waiting.begin(node, for: table.settings.busyDelay, clock: clock) { [weak self] in
      self?.busy.insert(node)
    }
    preparing[node] = Task { [weak self] in
      let isPrepared = (try? await prepare(node)) != nil
      guard let self, !Task.isCancelled else { return }
      endPreparing(node)
      if isPrepared { perform { $0.expand(node) } }
    }
  }

  /// Cancels the task in which `prepare` runs for a node. The node stays closed.
  public func cancelPreparing(_ node: MenuNode) {
    preparing[node]?.cancel()
    endPreparing(node)
  }

  private func endPreparing(_ node: MenuNode) {
    preparing[node] = nil
    waiting.end(node)
    busy.remove(node)
  }
}

extension MenuTapResponse {
  /// Performs the remaining work of a tap: calls the program, or opens a URL.
  @MainActor fileprivate func perform(
    for node: MenuNode, of table: MenuTable, choose: MenuChoice?, openURL: OpenURLAction
  ) {
    switch self {
    case .nothing, .toggle, .open: break
    case .choose: choose?(node, nil)
    case .action: choose?(node, table)
    case .url(let text):
      if let url = URL(string: text) { openURL(url) } else { choose?(node, nil) }
    }
  }
}
