/// The events that a `MenuTableController` reports to the program. Each method has a default
/// implementation.
@MainActor
public protocol MenuTableControllerDelegate: AnyObject {
  /// The menu's enumeration of actions. It is inferred from `menuTable(_:perform:for:)`.
  associatedtype Action: MenuAction = String

  /// Called when the state has changed, before any row moves.
  func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode)
  /// Called when the state has changed, before any row moves.
  func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode)
  /// Called after the rows were removed.
  func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode)
  /// Called after the rows were inserted.
  func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode)
  /// Called after the rows of a different page were inserted; nil is the top page. The program
  /// should show the title of the page, and a button that calls `closePage()`.
  func menuTable(_ menuTable: MenuTableController, didOpen page: MenuNode?)

  /// Called when an item with an action is chosen with a click or a key.
  func menuTable(
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode)
  /// Called when an item with a URL and without an action is chosen. By default, the system opens
  /// the URL.
  func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode)
  /// Called when an item with neither an action nor a URL is chosen.
  func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode)

  /// Called after each event, even if it changed nothing. This is the place to call
  /// `invalidateRestorableState()` of the window or view controller that restores the state.
  func menuTableDidPerformEvent(_ menuTable: MenuTableController)

  /// Called each time a view is drawn, to customize it.
  func menuTable(_ menuTable: MenuTableController, willShow view: NSView, for node: MenuNode)
}

extension MenuTableControllerDelegate {
  public func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didOpen page: MenuNode?) {}
  public func menuTable(
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode
  ) {}
  public func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode) {
    menuTable.open(url)
  }
  public func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode) {}
  public func menuTableDidPerformEvent(_ menuTable: MenuTableController) {}
  public func menuTable(
    _ menuTable: MenuTableController, willShow view: NSView, for node: MenuNode
  ) {}
}

extension MenuTableControllerDelegate {
  /// Performs the action of an item; if the action is not one of the menu's, reports the item as
  /// chosen.
  fileprivate func perform(actionOf node: MenuNode, in menuTable: MenuTableController) {
    if let action = Action(of: node, in: menuTable.table) {
      self.menuTable(menuTable, perform: action, for: node)
    } else {
      self.menuTable(menuTable, didChoose: node)
    }
  }
}
