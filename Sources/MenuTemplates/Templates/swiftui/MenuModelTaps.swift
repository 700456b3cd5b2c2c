/// What a tap on an item asks for.
public enum MenuTap: Hashable, Sendable {
  /// Nothing: the item is disabled or a separator, or its glyph does nothing by itself.
  case nothing
  /// The item opens or closes.
  case toggle
  /// The program is to act; nil is the choice of an item that names no action.
  case choose(action: String?)
  /// The item leads somewhere.
  case open(URL)
}

/// What taps do.
extension MenuModel {
  /// A tap on an item's row or header, or on its glyph: it toggles where the menu's hit area says
  /// so, else the item is chosen.
  ///
  /// - Returns: What was asked for. Opening and closing is done; acting is the caller's.
  @discardableResult
  public func tap(_ node: MenuNode, onGlyph: Bool = false) -> MenuTap {
    let tap = outcome(ofTapOn: node, onGlyph: onGlyph)
    switch tap {
    case .nothing: break
    case .toggle: toggleByTap(node)
    case .choose, .open: if table.settings.keepsSelection { selection = node }
    }
    return tap
  }

  private func outcome(ofTapOn node: MenuNode, onGlyph: Bool) -> MenuTap {
    if !table.isEnabled(node) || table.isSeparator(node) { return .nothing }
    let hitArea = table.settings.hitArea
    if opens(node), hitArea == .both || onGlyph == (hitArea == .indicator) { return .toggle }
    if onGlyph, hitArea == .row { return .nothing }
    if let action = table.action(of: node) { return .choose(action: action) }
    if let url = table.url(of: node).flatMap({ URL(string: $0) }) { return .open(url) }
    return .choose(action: nil)
  }

  /// Whether taps open and close the item; one that is empty hears them without effect.
  fileprivate func opens(_ node: MenuNode) -> Bool {
    table.isCategory(node) || table.isExpandable(node)
  }

  /// Toggles, after what the program prepares for an opening; taps can't reach an empty category.
  private func toggleByTap(_ node: MenuNode) {
    if state.isEmpty(node) { return }
    guard let prepare, !state.isExpanded(node) else {
      perform { $0.toggle(node) }
      return
    }
    if !preparing.insert(node).inserted { return }
    let spinner = spin(node)
    Task {
      await prepare(node)
      spinner?.cancel()
      preparing.remove(node)
      busy.remove(node)
      perform { $0.expand(node) }
    }
  }

  /// Shows a spinner in place of the node's glyph, once it has taken too long.
  private func spin(_ node: MenuNode) -> Task<Void, Never>? {
    guard let delay = table.settings.busyDelay else { return nil }
    return Task {
      await sleep(delay)
      if !Task.isCancelled { busy.insert(node) }
    }
  }
}
