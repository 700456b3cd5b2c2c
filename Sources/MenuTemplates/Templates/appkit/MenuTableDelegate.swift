/// What a program hears from a `MenuTableController`. Each method has a default.
@MainActor
public protocol MenuTableControllerDelegate: AnyObject {
  /// The menu's enumeration of actions, which follows from `menuTable(_:perform:for:)`.
  associatedtype Action: MenuAction = String

  /// The state is the new one, and no row has moved yet.
  func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode)
  /// The state is the new one, and no row has moved yet.
  func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode)
  /// The rows have gone.
  func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode)
  /// The rows have come.
  func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode)

  /// An item with an action was clicked, or chosen by a key.
  func menuTable(
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode)
  /// An item without action that leads somewhere was chosen; by default the system opens it.
  func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode)
  /// An item that says neither was chosen.
  func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode)

  /// An event is over, whether it changed anything or not: the place to call
  /// `invalidateRestorableState()` of the window or view controller that keeps the state.
  func menuTableDidPerformEvent(_ menuTable: MenuTableController)

  /// The last word on a view, each time that it is drawn.
  func menuTable(_ menuTable: MenuTableController, willShow view: NSView, for node: MenuNode)
}

extension MenuTableControllerDelegate {
  public func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode) {}
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
  /// Performs the action of an item; an item whose action is none of the menu's is chosen.
  fileprivate func perform(actionOf node: MenuNode, in menuTable: MenuTableController) {
    if let action = Action(of: node, in: menuTable.table) {
      self.menuTable(menuTable, perform: action, for: node)
    } else {
      self.menuTable(menuTable, didChoose: node)
    }
  }
}
