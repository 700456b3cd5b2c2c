/// What the driver calls of an engine without conditions.
struct MenuConditionValue {
  let condition: Int
  let value: Int
}

extension MenuExpansion {
  func value(ofCondition condition: Int) -> Int? { nil }
  func set(_ values: [MenuConditionValue]) -> MenuChange { unchanged(nil) }
}
