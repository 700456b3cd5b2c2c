/// The events that a `MenuBarController` reports to the program. Each method has a default
/// implementation.
@MainActor
public protocol MenuBarControllerDelegate: AnyObject {
  /// Called when an item with an action was chosen.
  func menuBar(_ menuBar: MenuBarController, perform action: String, for node: MenuNode)
  /// Called when an item with a URL and without an action was chosen. By default, the system opens
  /// the URL.
  func menuBar(_ menuBar: MenuBarController, open url: URL, for node: MenuNode)
  /// Called when an item with neither an action nor a URL was chosen.
  func menuBar(_ menuBar: MenuBarController, didChoose node: MenuNode)

  /// The selector for an action that is sent to the first responder, such as
  /// `#selector(NSText.copy(_:))`. For nil, `menuBar(_:perform:for:)` is called instead. The
  /// responder determines whether the item is enabled.
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

/// The data that a program provides to a `MenuBarController` in addition to the menu. Each method
/// has a default implementation.
@MainActor
public protocol MenuBarControllerDataSource: AnyObject {
  /// The rows of a slot whose menu is about to open. The method may make the slot busy, but must
  /// not perform events.
  func menuBar(_ menuBar: MenuBarController, rowsOf slot: MenuNode) -> [MenuTableSlotRow]

  /// The current texts of an item where they differ from the menu's, such as “Undo Typing”. The
  /// method must not perform events.
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
