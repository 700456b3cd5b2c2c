/// What a program hears from a `MenuBarController`. Each method has a default.
@MainActor
public protocol MenuBarControllerDelegate: AnyObject {
  /// The menu's enumeration of actions, which follows from `menuBar(_:perform:for:)`.
  associatedtype Action: MenuAction = String

  /// An item with an action was chosen.
  func menuBar(_ menuBar: MenuBarController, perform action: Action, for node: MenuNode)
  /// An item without action that leads somewhere was chosen; by default the system opens it.
  func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode)
  /// An item that says neither was chosen.
  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode)

  /// The selector of an action that goes to the first responder, such as
  /// `#selector(NSText.copy(_:))`; nil for one that `menuBar(_:perform:for:)` hears of. Whoever
  /// responds to it decides whether the item is enabled.
  func menuBar(
    _ menuBar: MenuBarController, selectorFor action: Action, of node: MenuNode
  ) -> Selector?
}

extension MenuBarControllerDelegate {
  public func menuBar(
    _ menuBar: MenuBarController, perform action: Action, for node: MenuNode
  ) {}
  public func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode) {
    menuBar.open(url)
  }
  public func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode) {}
  public func menuBar(
    _ menuBar: MenuBarController, selectorFor action: Action, of node: MenuNode
  ) -> Selector? {
    nil
  }
}

extension MenuBarControllerDelegate {
  /// Performs the action of an item; an item whose action is none of the menu's is chosen.
  fileprivate func perform(actionOf node: MenuNode, in menuBar: MenuBarController) {
    if let action = Action(of: node, in: menuBar.table) {
      self.menuBar(menuBar, perform: action, for: node)
    } else {
      self.menuBar(menuBar, didChoose: node)
    }
  }

  fileprivate func selector(forActionOf node: MenuNode, in menuBar: MenuBarController) -> Selector? {
    Action(of: node, in: menuBar.table).flatMap { action in
      self.menuBar(menuBar, selectorFor: action, of: node)
    }
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
