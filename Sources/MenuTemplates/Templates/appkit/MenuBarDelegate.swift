/// What a program hears from a `MenuBarController`. Each method has a default.
@MainActor
public protocol MenuBarControllerDelegate: AnyObject {
  /// An item with an action was chosen.
  func menuBar(_ menuBar: MenuBarController, perform action: String, for node: MenuNode)
  /// An item without action that leads somewhere was chosen; by default the system opens it.
  func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode)
  /// An item that says neither was chosen.
  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode)

  /// The selector of an action that goes to the first responder, such as
  /// `#selector(NSText.copy(_:))`; nil for one that `menuBar(_:perform:for:)` hears of. Whoever
  /// responds to it decides whether the item is enabled.
  func menuBar(
    _ menuBar: MenuBarController, selectorFor action: String, of node: MenuNode
  ) -> Selector?
}

extension MenuBarControllerDelegate {
  public func menuBar(
    _ menuBar: MenuBarController, perform action: String, for node: MenuNode
  ) {}
  public func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode) {
    menuBar.open(url)
  }
  public func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode) {}
  public func menuBar(
    _ menuBar: MenuBarController, selectorFor action: String, of node: MenuNode
  ) -> Selector? {
    nil
  }
}

/// What a program gives a `MenuBarController` beside its menu. Each method has a default.
@MainActor
public protocol MenuBarControllerDataSource: AnyObject {
  /// The rows of a slot, whose menu is about to open. It may make the slot busy, but performs no events.
  func menuBar(_ menuBar: MenuBarController, rowsOf slot: MenuNode) -> [MenuTableSlotRow]

  /// The texts of an item that differ from the menu's at the moment, such as “Undo Typing”. It
  /// performs no events.
  func menuBar(_ menuBar: MenuBarController, textsOf node: MenuNode) -> MenuTableTexts
}

extension MenuBarControllerDataSource {
  public func menuBar(
    _ menuBar: MenuBarController, rowsOf slot: MenuNode
  ) -> [MenuTableSlotRow] {
    []
  }
  public func menuBar(_ menuBar: MenuBarController, textsOf node: MenuNode) -> MenuTableTexts {
    MenuTableTexts()
  }
}
