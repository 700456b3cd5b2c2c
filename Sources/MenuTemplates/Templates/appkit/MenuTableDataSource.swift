/// What a program gives a `MenuTableController` beside its menu: the rows of slots, and texts that
/// change. Each method has a default. Events that a method performs follow the one that is drawn.
@MainActor
public protocol MenuTableControllerDataSource: AnyObject {
  /// What a row of a slot shows, and what it does when it is clicked.
  func menuTable(
    _ menuTable: MenuTableController, row index: Int, of slot: MenuNode
  ) -> MenuTableSlotRow

  /// A view of the program's own for a row of a slot; nil for one like those of items.
  func menuTable(
    _ menuTable: MenuTableController, viewForRow index: Int, of slot: MenuNode
  ) -> NSView?

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
    _ menuTable: MenuTableController, viewForRow index: Int, of slot: MenuNode
  ) -> NSView? {
    nil
  }
  public func menuTable(
    _ menuTable: MenuTableController, textsOf node: MenuNode
  ) -> MenuTableTexts {
    MenuTableTexts()
  }
}
