/// Events on conditions.
extension MenuBarController {
  /// Gives conditions new values.
  ///
  /// ```swift
  /// bar.perform { GroceriesMenu.set(.inSeason(true), in: &$0) }
  /// ```
  /// This does the same, with the names of the conditions.
  public func set(_ values: [MenuConditionValue]) { perform { $0.set(values) } }
}
