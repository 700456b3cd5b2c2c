/// The data that a program provides to a `MenuTableController` in addition to the menu: the rows of
/// slots, and texts that change. Each method has a default implementation. If a method performs an
/// event, the event follows the current one.
@MainActor
public protocol MenuTableControllerDataSource: AnyObject {
  /// The content of a slot row, and the effect of a click on it.
  func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow

  /// A custom view for a slot row; nil for a view like an item's.
  func menuTable(
    _ menuTable: MenuTableController, viewForRow index: Int, of slot: MenuNode
  ) -> NSView?

  /// A custom view for an item, such as one with a switch; nil for the menu's view, which also
  /// shows the footer of a section. The view must show the item's state. It can call `tap(_:)`,
  /// which has the effect of a click on the row.
  func menuTable(_ menuTable: MenuTableController, viewFor node: MenuNode) -> NSView?

  /// The texts of an item that currently differ from the menu's, such as a badge.
  func menuTable(_ menuTable: MenuTableController, textsOf node: MenuNode) -> MenuTableTexts
}

extension MenuTableControllerDataSource {
  public func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow {
    MenuTableSlotRow("")
  }
  public func menuTable(
    _ menuTable: MenuTableController, viewForRow index: Int, of slot: MenuNode
  ) -> NSView? {
    nil
  }
  public func menuTable(_ menuTable: MenuTableController, viewFor node: MenuNode) -> NSView? {
    nil
  }
  public func menuTable(
    _ menuTable: MenuTableController, textsOf node: MenuNode
  ) -> MenuTableTexts {
    MenuTableTexts()
  }
}
