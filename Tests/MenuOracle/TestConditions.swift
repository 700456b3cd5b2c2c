/// A condition of a menu under test.
struct TestCondition: Equatable {
  var name: String
  /// Empty for one that is true or false.
  var choices: [String] = []
  /// The value at first: 1 for true, or the number of a choice.
  var initial = 0

  /// The values from 0: false and true, or the choices.
  var valueCount: Int { choices.isEmpty ? 2 : choices.count }
}

/// A term of a `when`: that a condition has a value, or that it has another.
struct TestTerm: Equatable {
  var condition: Int
  /// 1 for true, or the number of a choice.
  var value = 1
  var isNegated = false

  func holds(_ values: [Int]) -> Bool { (values[condition] == value) != isNegated }

  /// As a document writes it.
  func text(in conditions: [TestCondition]) -> String {
    let condition = conditions[condition]
    let choice = condition.choices.isEmpty ? "" : "=" + condition.choices[value]
    return (isNegated ? "!" : "") + condition.name + choice
  }
}

extension TestMenu {
  /// All combinations of values of the conditions, in the order of counting.
  func settings() -> [[Int]] {
    conditions.reduce([[]]) { settings, condition in
      settings.flatMap { setting in (0..<condition.valueCount).map { setting + [$0] } }
    }
  }
}
