/// The current node, such as the page that is shown.
extension MenuExpansion {
  /// Makes a node the current one, such as the page that is shown; nil for none.
  ///
  /// The rows of the old and the new one are updated. With `reveal`, the change also does what the
  /// event `reveal` does. The current node is not part of the saved state. A separator or a node
  /// outside the menu changes nothing.
  @discardableResult
  public mutating func setCurrent(
    _ node: MenuNode?, reveal: Bool = false, animation: MenuAnimation? = nil
  ) -> MenuChange {
    if let node, !table.contains(node) || table.isSeparator(node) { return unchanged(animation) }
    if let node, reveal {
      own()
      let before = MenuSnapshot(self)
      currentNode = node
      return self.reveal(node, before, animation)
    }
    if currentNode == node { return unchanged(animation) }
    let off = visibleMove(currentNode)
    let on = visibleMove(node)
    currentNode = node
    return MenuChange(animation ?? table.settings.animation, .updated, off, on)
  }
}

extension MenuExpansion {
  /// The move of a node that stays where it is; none for a node without a row.
  private func visibleMove(_ node: MenuNode?) -> MenuMove {
    guard let node else { return MenuMove() }
    let place = place(of: node.number)
    return place.row < 0 ? MenuMove() : move(node.number, place, 0)
  }
}
