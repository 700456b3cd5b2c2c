/// The data that a program provides to a `MenuTableController` in addition to the menu: the rows of
/// slots, and texts that change. Each method has a default implementation.
@MainActor
public protocol MenuTableControllerDataSource: AnyObject {
  /// The content of a slot row, and the effect of a tap on it.
  func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow

  /// A custom cell for a slot row, dequeued for the index path with a registered identifier; nil
  /// for a cell like an item's.
  ///
  /// When a row is redrawn, its cell must have the same identifier.
  func menuTable(
    _ menuTable: MenuTableController, cellForRow index: Int, of slot: MenuNode,
    at indexPath: IndexPath
  ) -> UITableViewCell?

  /// A custom cell for an item, such as one with a switch, dequeued for the index path with a
  /// registered identifier; nil for the menu's cell. The cell must show the item's state, and can
  /// call `tap(_:)`, which has the effect of a tap on the row.
  ///
  /// When a row is redrawn, its cell must have the same identifier.
  func menuTable(
    _ menuTable: MenuTableController, cellFor node: MenuNode, at indexPath: IndexPath
  ) -> UITableViewCell?

  /// A custom header for an item at the top level of a menu with section headers, dequeued from the
  /// open table view with a registered identifier; nil for the menu's header. Controls in a custom
  /// header call `tap(_:)`.
  ///
  /// When a header is redrawn, for example because its item opens, the delegate's `willShow` method
  /// must show the item's state in it.
  func menuTable(
    _ menuTable: MenuTableController, headerFor node: MenuNode, inSection section: Int
  ) -> UITableViewHeaderFooterView?

  /// The current texts of an item where they differ from the menu's, such as a badge.
  func menuTable(_ menuTable: MenuTableController, textsOf node: MenuNode) -> MenuTableTexts
}

extension MenuTableControllerDataSource {
  public func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow {
    MenuTableSlotRow("")
  }
  public func menuTable(
    _ menuTable: MenuTableController, cellForRow index: Int, of slot: MenuNode,
    at indexPath: IndexPath
  ) -> UITableViewCell? {
    nil
  }
  public func menuTable(
    _ menuTable: MenuTableController, cellFor node: MenuNode, at indexPath: IndexPath
  ) -> UITableViewCell? {
    nil
  }
  public func menuTable(
    _ menuTable: MenuTableController, headerFor node: MenuNode, inSection section: Int
  ) -> UITableViewHeaderFooterView? {
    nil
  }
  public func menuTable(
    _ menuTable: MenuTableController, textsOf node: MenuNode
  ) -> MenuTableTexts {
    MenuTableTexts()
  }
}
