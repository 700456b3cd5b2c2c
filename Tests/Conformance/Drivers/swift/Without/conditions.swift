/// The functions for conditions that the driver calls, for an engine without them.
struct MenuConditionValue {
  let condition: Int
  let value: Int
}

extension MenuExpansion {
  func value(ofCondition condition: Int) -> Int? { nil }
  func set(_ values: [MenuConditionValue]) -> MenuChange { unchanged(nil) }
}
