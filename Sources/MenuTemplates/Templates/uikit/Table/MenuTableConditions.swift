/// Events on conditions.
extension MenuTableController {
  /// Gives conditions new values; all items that depend on them appear and disappear in one batch.
  ///
  /// The following event does the same, with the names of the conditions:
  ///
  /// ```swift
  /// menu.perform { GroceriesMenu.set(.inSeason(true), in: &$0) }
  /// ```
  public func set(_ values: [MenuConditionValue], animation: MenuAnimation? = nil) {
    perform { $0.set(values, animation: animation) }
  }
}
