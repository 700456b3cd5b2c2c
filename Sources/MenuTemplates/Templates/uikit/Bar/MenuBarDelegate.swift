/// The events that a `MenuBarController` reports to the program. Each method has a default
/// implementation.
@MainActor
public protocol MenuBarControllerDelegate: AnyObject {
  /// The menu's enumeration of actions. It is inferred from `menuBar(_:perform:for:)`.
  associatedtype Action: MenuAction = String

  /// Called when an item with an action is chosen.
  func menuBar(_ menuBar: MenuBarController, perform action: Action, for node: MenuNode)
  /// Called when an item with a URL and without an action is chosen. By default, the system opens
  /// the URL, in the scene of the view that showed the menu or, for a command, in the delegate's
  /// scene. An app's delegate has no scene, and must open the URLs of commands itself.
  func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode)
  /// Called when an item with neither an action nor a URL is chosen.
  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode)
}

extension MenuBarControllerDelegate {
  public func menuBar(
    _ menuBar: MenuBarController, perform action: Action, for node: MenuNode
  ) {}
  public func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode) {
    menuBar.open(url)
  }
  public func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode) {}
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
