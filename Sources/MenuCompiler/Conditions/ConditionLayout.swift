/// Where the values of a menu's conditions are in the word of bits that engines keep.
///
/// A condition without choices has one bit, which is set if it is true. One with choices has a bit for
/// each of them, of which one is set.
struct ConditionLayout {
  /// The bits of a condition.
  struct Field {
    let condition: Condition
    let firstBit: Int

    var bitCount: Int { condition.choices?.count ?? 1 }

    /// The bit that is set if the condition has this choice, or if it is true; 0 beyond the word.
    func mask(of choice: String?) -> UInt64 {
      let offset = choice.flatMap { condition.choices?.firstIndex(of: $0) } ?? 0
      return 1 << UInt64(firstBit + offset)
    }

    /// The bits that are set for the default.
    fileprivate var initial: UInt64 {
      let value = UInt64(condition.defaultValue)
      let bit = UInt64(firstBit)
      return condition.choices == nil ? value << bit : 1 << (bit + value)
    }
  }

  /// In the order of the conditions' numbers.
  private(set) var fields: [Field] = []
  /// The number of bits; more than ``Limits/conditionBits`` don't fit.
  private(set) var bitCount = 0
  private var numbers: [String: Int] = [:]

  init(_ conditions: [Condition]) {
    for (number, condition) in conditions.enumerated() {
      let field = Field(condition: condition, firstBit: bitCount)
      fields.append(field)
      bitCount += field.bitCount
      numbers[condition.name] = number
    }
  }

  /// The bits of the conditions' defaults.
  var initial: UInt64 { fields.reduce(0) { $0 | $1.initial } }

  func field(of condition: String) -> Field? { numbers[condition].map { fields[$0] } }
}
