/// Events on conditions.
extension MenuModel {
  /// Gives conditions new values, by number; all items that depend on them appear and disappear in
  /// one change. The menu's own function does the same with the names of the conditions:
  ///
  /// ```swift
  /// model.perform { GroceriesMenu.set(.inSeason(true), in: &$0) }
  /// ```
  @discardableResult
  public func set(
    _ values: [MenuConditionValue], animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.set(values, animation: animation) }
  }
}
