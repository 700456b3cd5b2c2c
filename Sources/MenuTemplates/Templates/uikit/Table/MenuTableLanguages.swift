/// The language of the menu's texts.
extension MenuTableController {
  /// Shows the same menu in another language. What is open, checked and selected stays, and so does
  /// the row at the top. A table of another menu is ignored.
  ///
  /// ```swift
  /// menu.setTable(GroceriesMenu.table(in: ["ar"]))
  /// ```
  public func setTable(_ table: MenuTable) {
    if isMoving { return later.append { [weak self] in self?.setTable(table) } }
    if table.isSameMenu(as: self.table) { show(table) }
    performLater()
  }
}

extension MenuTable {
  /// This menu in the language that the user prefers among those of the app, unless the program has
  /// chosen one.
  fileprivate var inPreferredLanguage: MenuTable {
    chosenLanguage == nil ? table(in: Bundle.main.preferredLocalizations) : self
  }
}
