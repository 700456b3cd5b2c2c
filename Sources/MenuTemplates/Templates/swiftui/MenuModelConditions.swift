/// Events on conditions.
extension MenuModel {
  /// Gives conditions new values; all items that depend on them appear and disappear in one change.
  ///
  /// ```swift
  /// model.perform { GroceriesMenu.set(.inSeason(true), in: &$0) }
  /// ```
  /// This does the same, with the names of the conditions.
  @discardableResult
  public func set(
    _ values: [MenuConditionValue], animation: MenuAnimation? = nil
  ) -> MenuChange {
    perform { $0.set(values, animation: animation) }
  }
}
