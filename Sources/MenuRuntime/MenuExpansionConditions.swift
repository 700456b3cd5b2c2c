/// A value that a program gives to a condition, both by number.
///
/// Conditions are numbered in the order of their names. The values of a condition that is true or
/// false are 0 for false and 1 for true; those of any other are its choices, from 0.
public struct MenuConditionValue: Hashable, Sendable {
  /// The condition's number.
  public var condition: Int
  /// The value's number.
  public var value: Int

  /// A value of a condition.
  public init(condition: Int, value: Int) {
    self.condition = condition
    self.value = value
  }
}

/// Conditions, on which it depends whether items show; not part of the saved state.
extension MenuExpansion {
  /// The number of a condition's value, or nil if the menu has no such condition.
  public func value(ofCondition condition: Int) -> Int? {
    if condition < 0 || condition >= table.conditions.count { return nil }
    let bitField = table.conditions.fields[condition]
    var value = 0
    while value + 1 < bitField.valueCount,
      words.conditions.bits & bitField.mask != bitField.bits(value)
    {
      value += 1
    }
    return value
  }

  /// Gives conditions new values; those that are not named keep theirs.
  ///
  /// All items that depend on them come and go in one change, which takes as long as a toggle for
  /// each. A condition or a value that the menu does not have is passed over; of several
  /// other values for a condition the last counts. What `setHidden` hides stays hidden.
  @discardableResult
  public mutating func set(
    _ values: [MenuConditionValue], animation: MenuAnimation? = nil
  ) -> MenuChange {
    let conditions = table.conditions
    var bits = words.conditions.bits
    for value in values where value.condition >= 0 && value.condition < conditions.count {
      let bitField = conditions.fields[value.condition]
      if value.value < 0 || value.value >= bitField.valueCount { continue }
      bits = (bits | bitField.mask) ^ bitField.mask | bitField.bits(value.value)
    }
    if bits == words.conditions.bits { return unchanged(animation) }
    own()
    let items = table.conditions.items(from: words.conditions.bits, to: bits)
    var flips: [Int] = []
    for node in items {
      if words.conditions.flipWhen(node) != words.has(MenuWords.hidden, node) {
        words.flip(MenuWords.hidden, node)
        flips.append(node)
      }
    }
    words.conditions.bits = bits
    return finishHiding(flips, animation)
  }
}

extension MenuExpansion {
  /// Hides the nodes whose `when` does not hold at first.
  func applyInitialConditions() {
    for node in table.conditions.items(from: nil, to: words.conditions.bits) {
      _ = words.conditions.flipWhen(node)
      words.set(MenuWords.hidden, node)
    }
  }
}
