import Stencil

/// The condition of `if` inside `each`: values and comparisons of values, joined by `and`, `or` and
/// `not`, with parentheses.
indirect enum EachCondition {
  case value(EachValue)
  case comparison(EachValue, EachComparison, EachValue)
  case not(EachCondition)
  case all(EachCondition, EachCondition)
  case any(EachCondition, EachCondition)

  init(
    _ words: ArraySlice<String>, _ token: Token, value: @escaping (String) throws -> EachValue
  ) throws {
    var parser = EachConditionParser(words: words, token: token, value: value)
    self = try parser.condition()
  }

  /// Returns a function that tests a row. A column is evaluated for each row, and any other name
  /// only once.
  func test(of rows: RowSet, in context: Context) throws -> (Int) -> Bool {
    switch self {
    case .value(let value):
      switch try value.resolve(of: rows, in: context, isPrinted: false) {
      case .column(let column): return column.isTrue
      case .constant(let constant):
        let isTrue = Self.isTrue(constant)
        return { _ in isTrue }
      }
    case .comparison(let first, let comparison, let second):
      let one = try Self.scalars(of: first, rows, context)
      let other = try Self.scalars(of: second, rows, context)
      return { row in comparison.holds(one(row), other(row)) }
    case .not(let condition):
      let test = try condition.test(of: rows, in: context)
      return { row in !test(row) }
    case .all(let first, let second):
      let (one, other) = try (first.test(of: rows, in: context), second.test(of: rows, in: context))
      return { row in one(row) && other(row) }
    case .any(let first, let second):
      let (one, other) = try (first.test(of: rows, in: context), second.test(of: rows, in: context))
      return { row in one(row) || other(row) }
    }
  }

  private static func scalars(
    of value: EachValue, _ rows: RowSet, _ context: Context
  ) throws -> (Int) -> EachScalar {
    switch try value.resolve(of: rows, in: context, isPrinted: false) {
    case .constant(let constant):
      let scalar = EachScalar(constant)
      return { _ in scalar }
    case .column(.texts(let texts)), .column(.words(let texts)): return { .text(texts[$0]) }
    case .column(.numbers(let numbers)): return { .number(Double(numbers[$0])) }
    case .column(.flags(let flags)): return { .text(flags[$0].letters) }
    case .column(.truths(let truths)): return { .truth(truths[$0]) }
    }
  }

  /// Whether a value that is the same in every row counts as true.
  private static func isTrue(_ value: Any?) -> Bool {
    switch value {
    case nil: false
    case let flag as Bool: flag
    case let number as Int: number != 0
    case let text as any CustomStringConvertible: !text.description.isEmpty
    default: true
    }
  }
}

/// A comparison of two values. It works as in Stencil outside `each`, except that a string that is
/// a number can be compared with a number.
enum EachComparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  func holds(_ first: EachScalar, _ second: EachScalar) -> Bool {
    switch self {
    case .equal: return first.equals(second)
    case .notEqual: return !first.equals(second)
    default: break
    }
    guard let one = first.number, let other = second.number else { return false }
    return switch self {
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    default: one >= other
    }
  }
}

/// A value in a comparison.
enum EachScalar {
  case text(String)
  case number(Double)
  case truth(Bool)
  case none

  init(_ value: Any?) {
    self =
      switch value {
      case let text as TemplateText: .text(text.raw)
      case let text as String: .text(text)
      case let truth as Bool: .truth(truth)
      case let number as Int: .number(Double(number))
      case let number as Float: .number(Double(number))
      default: .none
      }
  }

  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    case .truth, .none: nil
    }
  }

  func equals(_ other: EachScalar) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)): one == other
    case (.truth(let one), .truth(let other)): one == other
    case (.none, .none): true
    default: number != nil && number == other.number
    }
  }
}

/// Reads a condition: `or` binds weakest, then `and`, `not` and comparisons.
private struct EachConditionParser {
  var words: ArraySlice<String>
  let token: Token
  let value: (String) throws -> EachValue
  private var depth = 0

  /// Deeper parentheses would overflow the stack.
  private static let maximalDepth = 60
  private static let keywords: Set = ["and", "or", "not", "if", "else", "(", ")"]

  init(words: ArraySlice<String>, token: Token, value: @escaping (String) throws -> EachValue) {
    self.words = words
    self.token = token
    self.value = value
  }

  mutating func condition() throws -> EachCondition {
    let condition = try alternatives()
    guard words.isEmpty else { throw error() }
    return condition
  }

  private mutating func alternatives() throws -> EachCondition {
    var condition = try conjunction()
    while take("or") { condition = .any(condition, try conjunction()) }
    return condition
  }

  private mutating func conjunction() throws -> EachCondition {
    var condition = try negation()
    while take("and") { condition = .all(condition, try negation()) }
    return condition
  }

  private mutating func negation() throws -> EachCondition {
    var isInverted = false
    while take("not") { isInverted.toggle() }
    let condition = try comparison()
    return isInverted ? .not(condition) : condition
  }

  private mutating func comparison() throws -> EachCondition {
    if take("(") {
      depth += 1
      guard depth <= Self.maximalDepth else { throw error() }
      let condition = try alternatives()
      guard take(")") else { throw error() }
      depth -= 1
      return condition
    }
    let first = try operand()
    guard let comparison = words.first.flatMap(EachComparison.init) else { return .value(first) }
    words.removeFirst()
    return .comparison(first, comparison, try operand())
  }

  private mutating func operand() throws -> EachValue {
    guard let word = words.popFirst(), !Self.keywords.contains(word),
      EachComparison(rawValue: word) == nil
    else { throw error() }
    return try value(word)
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private func error() -> TemplateSyntaxError {
    TemplateSyntaxError(
      reason: "in 'each', 'if' takes columns and comparisons such as `height > 40`,"
        + " joined by 'and', 'or' and 'not'",
      token: token)
  }
}
