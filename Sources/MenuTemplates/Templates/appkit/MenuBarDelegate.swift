/// The events that a `MenuBarController` reports to the program. Each method has a default
/// implementation.
@MainActor
public protocol MenuBarControllerDelegate: AnyObject {
  /// The menu's enumeration of actions. It is inferred from `menuBar(_:perform:for:)`.
  associatedtype Action: MenuAction = String

  /// Called when an item with an action is chosen.
  func menuBar(_ menuBar: MenuBarController, perform action: Action, for node: MenuNode)
  /// Called when an item with a URL and without an action is chosen. By default, the system opens
  /// the URL.
  func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode)
  /// Called when an item with neither an action nor a URL is chosen.
  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode)

  /// The selector for an action that is sent to the first responder, such as
  /// `#selector(NSText.copy(_:))`. If the result is nil, the selector is that of the item's role;
  /// if the role has no selector, `menuBar(_:perform:for:)` is called instead. The responder
  /// determines whether the item is enabled.
  func menuBar(
    _ menuBar: MenuBarController, selectorFor action: Action, of node: MenuNode
  ) -> Selector?

  /// The tag of an item whose action has a selector. Some responders, such as those of
  /// `performTextFinderAction(_:)`, choose their action by the tag. If the result is nil, an item
  /// with the selector of its role has the tag of the role; any other item keeps its tag.
  func menuBar(
    _ menuBar: MenuBarController, tagFor action: Action, of node: MenuNode
  ) -> Int?
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
  public func menuBar(
    _ menuBar: MenuBarController, tagFor action: Action, of node: MenuNode
  ) -> Int? {
    nil
  }
}

extension MenuBarControllerDelegate {
  /// Performs the action of an item; if the action is not one of the menu's, reports the item as
  /// chosen.
  fileprivate func perform(actionOf node: MenuNode, in menuBar: MenuBarController) {
    if let action = Action(of: node, in: menuBar.table) {
      self.menuBar(menuBar, perform: action, for: node)
    } else {
      self.menuBar(menuBar, didChoose: node)
    }
  }

  fileprivate func selector(forActionOf node: MenuNode, in menuBar: MenuBarController) -> Selector?
  {
    Action(of: node, in: menuBar.table).flatMap { action in
      self.menuBar(menuBar, selectorFor: action, of: node)
    }
  }

  fileprivate func tag(forActionOf node: MenuNode, in menuBar: MenuBarController) -> Int? {
    Action(of: node, in: menuBar.table).flatMap { action in
      self.menuBar(menuBar, tagFor: action, of: node)
    }
  }
}

/// The data that a program provides to a `MenuBarController` in addition to the menu. Each method
/// has a default implementation.
@MainActor
public protocol MenuBarControllerDataSource: AnyObject {
  /// The rows of a slot whose menu is about to open. The method may make the slot busy, but must
  /// not perform events.
  func menuBar(_ menuBar: MenuBarController, rowsOf slot: MenuNode) -> [MenuTableSlotRow]

  /// The texts of an item that currently differ from the menu's, such as “Undo Typing”. The method
  /// must not perform events.
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
