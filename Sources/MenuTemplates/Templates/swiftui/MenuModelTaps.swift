/// Handles taps.
extension MenuModel {
  /// Performs the action of a tap on an item's row or header, or on its glyph. It may toggle the
  /// item or change its check.
  ///
  /// - Returns: The remaining work for the caller: an action, a URL, or nothing.
  @discardableResult
  public func tap(_ node: MenuNode, at place: MenuTapPlace = .row) -> MenuTapResponse {
    if !isEnabled(node) { return .nothing }
    let response = state.response(toTapOn: node, at: place)
    switch response {
    case .nothing: break
    case .toggle: toggleByTap(node, at: place)
    case .choose, .action, .url:
      if table.isCheckItem(node) { perform { $0.tap(node, at: place).change } }
      if table.settings.keepsSelection { selection = node }
    }
    return response
  }

  /// Whether the item's glyph can handle taps itself.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    table.isExpandable(node)
  }

  /// Toggles an item. Opening waits for the program's `prepare`.
  private func toggleByTap(_ node: MenuNode, at place: MenuTapPlace) {
    guard let prepare, !state.isExpanded(node) else {
      perform { $0.tap(node, at: place).change }
      return
    }
    if !preparing.insert(node).inserted { return }
    waiting.begin(node, for: table.settings.busyDelay, sleep: sleep) { [weak self] in
      self?.busy.insert(node)
    }
    Task {
      await prepare(node)
      waiting.end(node)
      preparing.remove(node)
      busy.remove(node)
      perform { $0.expand(node) }
    }
  }
}

extension MenuTapResponse {
  /// Performs the remaining work of a tap: calls the program, or opens a URL.
  @MainActor fileprivate func perform(
    for node: MenuNode, choose: (@MainActor (MenuNode, String?) -> Void)?, openURL: OpenURLAction
  ) {
    switch self {
    case .nothing, .toggle: break
    case .choose: choose?(node, nil)
    case .action(let action): choose?(node, action)
    case .url(let text):
      if let url = URL(string: text) { openURL(url) } else { choose?(node, nil) }
    }
  }
}
