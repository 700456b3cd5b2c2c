/// What a program hears from a `MenuTableController`. Each method has a default.
@MainActor
public protocol MenuTableControllerDelegate: AnyObject {
  /// The state is the new one, and no row has moved yet.
  func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode)
  /// The state is the new one, and no row has moved yet.
  func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode)
  /// The rows have gone.
  func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode)
  /// The rows have come.
  func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode)

  /// An item with an action was tapped.
  func menuTable(
    _ menuTable: MenuTableController, perform action: String, for node: MenuNode)
  /// An item without action that leads somewhere was tapped; by default the system opens it.
  func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode)
  /// An item that says neither was tapped.
  func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode)

  /// The last word on a cell, each time that it is drawn.
  func menuTable(
    _ menuTable: MenuTableController, willShow cell: UITableViewCell, for node: MenuNode)
}

extension MenuTableControllerDelegate {
  public func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode) {}
  public func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode) {}
  public func menuTable(
    _ menuTable: MenuTableController, perform action: String, for node: MenuNode
  ) {}
  public func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode) {
    menuTable.open(url)
  }
  public func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode) {}
  public func menuTable(
    _ menuTable: MenuTableController, willShow cell: UITableViewCell, for node: MenuNode
  ) {}
}
