/// The events that a `MenuTableController` reports to the program. Each method has a default
/// implementation.
@MainActor
public protocol MenuTableControllerDelegate: AnyObject {
  /// Called when the state has changed, before any row moves.
  func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode)
  /// Called when the state has changed, before any row moves.
  func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode)
  /// Called after the rows were removed.
  func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode)
  /// Called after the rows were inserted.
  func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode)

  /// Called when an item with an action was tapped.
  func menuTable(
    _ menuTable: MenuTableController, perform action: String, for node: MenuNode)
  /// Called when an item with a URL and without an action was tapped. By default, the system opens
  /// the URL.
  func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode)
  /// Called when an item with neither an action nor a URL was tapped.
  func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode)

  /// Called each time a cell is drawn, to customize it.
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
