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
    if !table.isEnabled(node) || table.isSeparator(node) || isBelowHidden(node.number) {
      return .nothing
    }
    let hitArea = table.settings.hitArea
    if isExpandable(node.number) {
      if hitArea == .both || (hitArea == .indicator) == (place == .indicator) {
        return isEmpty(node) || table.flag(.isFixed, node.number) ? .nothing : .toggle
      }
      return place == .indicator ? .nothing : chosen(node)
    }
    return place == .indicator && hitArea == .row ? .nothing : chosen(node)
  }

  /// The response to a tap that chooses the item.
  private func chosen(_ node: MenuNode) -> MenuTapResponse {
    var reader = MenuReader(table, node)
    if !reader.hasValues() { return .choose }
    if let action = table.action(of: node) { return .action(action) }
    if let url = table.url(of: node) { return .url(url) }
    return .choose
  }
}
