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
  /// Called after the open page has changed; nil stands for the top page. Without a navigation
  /// controller, the program should show the page's title and a button that calls `closePage()`.
  func menuTable(_ menuTable: MenuTableController, didOpen page: MenuNode?)
  /// Called before the screen of a page is pushed, so that the program can customize its navigation
  /// item, and register cells with its table view as with the program's own table view.
  func menuTable(_ menuTable: MenuTableController, willPush screen: MenuPageController)

  /// Called when an item with an action is tapped.
  func menuTable(
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode)
  /// Called when an item with a URL and without an action is tapped. By default, the system opens
  /// the URL.
  func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode)
  /// Called when an item with neither an action nor a URL is tapped.
  func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode)

  /// Called after each event, even if it changed nothing. This is the place to keep `savedState`.
  func menuTableDidPerformEvent(_ menuTable: MenuTableController)

  /// Called each time an item's cell is drawn, so that the program can customize it.
  func menuTable(
    _ menuTable: MenuTableController, willShow cell: UITableViewCell, for node: MenuNode)
  /// Called each time the header of a section is drawn, so that the program can customize it, for
  /// example with a view in its `backgroundView`.
  func menuTable(
    _ menuTable: MenuTableController, willShow header: UITableViewHeaderFooterView,
    for node: MenuNode)
}

extension MenuTableControllerDelegate {
  public func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didOpen page: MenuNode?) {}
  public func menuTable(_ menuTable: MenuTableController, willPush screen: MenuPageController) {}
  public func menuTable(
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode
  ) {}
  public func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode) {
    menuTable.open(url)
  }
  public func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode) {}
  public func menuTableDidPerformEvent(_ menuTable: MenuTableController) {}
  public func menuTable(
    _ menuTable: MenuTableController, willShow cell: UITableViewCell, for node: MenuNode
  ) {}
  public func menuTable(
    _ menuTable: MenuTableController, willShow header: UITableViewHeaderFooterView,
    for node: MenuNode
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
