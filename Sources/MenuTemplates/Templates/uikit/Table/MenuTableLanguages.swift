/// The language of the menu's texts, and other versions of the menu.
extension MenuTableController {
  /// Shows the same menu in a different language. The open, checked and selected items stay the
  /// same, and the topmost visible row stays in place. A table of a different menu is ignored.
  ///
  /// ```swift
  /// menu.setTable(GroceriesMenu.table(in: ["ar"]))
  /// ```
  public func setTable(_ table: MenuTable) {
    if isMoving { return whenStill { $0.setTable(table) } }
    if table.isSameMenu(as: self.table) { show(table) }
  }
}

extension MenuRowController {
  /// Handles an event that sets a different version of the menu, whose items have different
  /// numbers: finds the chosen item by its id, and ends everything that waits for items.
  fileprivate func follow(_ version: MenuTable) {
    chosenNode = chosenNode.flatMap { table.node($0, in: version) }
    // A page that is gone keeps its old number, so that the delegate is notified.
    shownPage = shownPage.map { table.node($0, in: version) ?? $0 }
    work.endAll()
  }
}

extension MenuTable {
  /// The item with the same id in a different version of the menu; nil if the version has none.
  fileprivate func node(_ node: MenuNode, in version: MenuTable) -> MenuNode? {
    if version.isSameMenu(as: self) { return node }
    return id(of: node).flatMap { version.node(withID: $0) }
  }

  /// The menu in the user's preferred language among the app's languages, unless the program has
  /// chosen one.
  fileprivate var inPreferredLanguage: MenuTable {
    chosenLanguage == nil ? table(in: Bundle.main.preferredLocalizations) : self
  }
}
