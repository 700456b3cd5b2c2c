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

  /// An item with an action was tapped.
  func menuTable(
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode)
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
    _ menuTable: MenuTableController, perform action: Action, for node: MenuNode
  ) {}
  public func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode) {
    menuTable.open(url)
  }
  public func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode) {}
  public func menuTable(
    _ menuTable: MenuTableController, willShow cell: UITableViewCell, for node: MenuNode
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

/// What VoiceOver says beside a menu's own texts.
public struct MenuTableStrings: Sendable {
  /// The value of an open item.
  public var expanded = "Expanded"
  /// The value of a closed item.
  public var collapsed = "Collapsed"
  /// The custom action that opens an item whose row does something else.
  public var expand = "Expand"
  /// The custom action that closes one.
  public var collapse = "Collapse"
  /// How deep an item stands, from 2; nothing is said at the top level.
  public var level: @Sendable (Int) -> String = { "Level \($0)" }

  /// The English texts.
  public init() {}
}
