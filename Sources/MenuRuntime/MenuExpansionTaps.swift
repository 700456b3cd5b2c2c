/// Which part of a row was tapped.
public enum MenuTapPlace: Sendable {
  /// The row, beside its indicator.
  case row
  /// The glyph that shows whether the row is open.
  case indicator
}

/// What the program does about a tap.
public enum MenuTapResponse: Hashable, Sendable {
  /// Nothing: the row does not answer to taps there.
  case nothing
  /// Nothing more: the item was toggled, unless its group keeps it open.
  case toggle
  /// What the program likes: the item was chosen, and has neither an action nor an address.
  case choose
  /// The action of this name.
  case action(String)
  /// Opening this address.
  case url(String)
}

/// Taps; each takes O(d log f).
extension MenuExpansion {
  /// Does what a tap on a row does: toggles the item, flips its check, or neither.
  ///
  /// Applies the menu's hit area, and passes over items that are disabled or hidden. A click and a
  /// keyboard shortcut of the item are taps on its row.
  @discardableResult
  public mutating func tap(
    _ node: MenuNode, at place: MenuTapPlace = .row, animation: MenuAnimation? = nil
  ) -> (change: MenuChange, response: MenuTapResponse) {
    let response = response(toTapOn: node, at: place)
    if case .nothing = response { return (unchanged(animation), response) }
    if case .toggle = response { return (toggle(node, animation: animation), response) }
    return (toggleCheck(node, animation: animation), response)
  }

  /// The response to a tap, which is not done.
  public func response(toTapOn node: MenuNode, at place: MenuTapPlace = .row) -> MenuTapResponse {
    if !isReachable(node) { return .nothing }
    let hitArea = table.settings.hitArea
    if isExpandable(node) {
      if hitArea == .both || (hitArea == .indicator) == (place == .indicator) {
        return isEmpty(node) || table.flag(.isFixed, node.number) ? .nothing : .toggle
      }
      if place == .indicator { return .nothing }
    } else if place == .indicator, hitArea == .row {
      return .nothing
    }
    var cursor = MenuCursor(table, node)
    if !cursor.hasValues() { return .choose }
    if let action = table.action(of: node) { return .action(action) }
    if let url = table.url(of: node) { return .url(url) }
    return .choose
  }

  /// Whether the node is enabled, and neither it nor an ancestor is hidden.
  private func isReachable(_ node: MenuNode) -> Bool {
    if !table.isEnabled(node) || table.isSeparator(node) { return false }
    var node = node.number
    while node >= 0 {
      if words.has(MenuWords.hidden, node) { return false }
      node = table.parentNumber(node)
    }
    return true
  }
}
