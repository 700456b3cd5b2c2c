/// What a program gives a `MenuTableController` beside its menu: the rows of slots, and texts that
/// change. Each method has a default.
@MainActor
public protocol MenuTableControllerDataSource: AnyObject {
  /// What a row of a slot shows, and what it does when it is tapped.
  func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow

  /// A cell of the program's own for a row of a slot, dequeued for the index path with an identifier that
  /// the program has registered; nil for a cell like those of items.
  ///
  /// A row that is drawn again must get a cell with the same identifier.
  func menuTable(
    _ menuTable: MenuTableController, cellForRow index: Int, of slot: MenuNode,
    at indexPath: IndexPath
  ) -> UITableViewCell?

  /// The texts of an item that differ from the menu's at the moment, such as a badge.
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
    _ menuTable: MenuTableController, textsOf node: MenuNode
  ) -> MenuTableTexts {
    MenuTableTexts()
  }
}
