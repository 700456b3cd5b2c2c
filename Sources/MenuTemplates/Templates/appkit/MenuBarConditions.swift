/// Events on conditions.
extension MenuBarController {
  /// Gives conditions new values, by number. The menu's own function does the same with the names
  /// of the conditions:
  ///
  /// ```swift
  /// bar.perform { GroceriesMenu.set(.inSeason(true), in: &$0) }
  /// ```
  public func set(_ values: [MenuConditionValue]) { perform { $0.set(values) } }
}
