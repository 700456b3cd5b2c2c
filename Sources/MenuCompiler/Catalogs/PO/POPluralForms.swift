/// A PO file's declaration of how many forms a text with a number has and which form a number uses,
/// as in `nplurals=2; plural=(n != 1);`.
struct POPluralForms: Sendable {
  /// The maximum number of forms; declarations with more are not read.
  static let limit = 8

  let count: Int
  private let expression: POExpression

  /// Reads the value of the header's field; nil if it is malformed.
  init?(_ text: String) {
    var count: Int?
    var expression: POExpression?
    for part in text.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].filter { !$0.isWhitespace }
      let value = part[part.index(after: equals)...]
      switch name {
      case "nplurals": count = Int(value.filter { !$0.isWhitespace })
      case "plural": expression = POExpression(String(value))
      default: break
      }
    }
    guard let count, let expression, (1...Self.limit).contains(count) else { return nil }
    self.count = count
    self.expression = expression
  }

  /// The index of the form for a number; nil if the declaration has none.
  func index(of number: Int) -> Int? {
    guard let index = expression.value(number), (0..<count).contains(index) else { return nil }
    return index
  }
}

/// A C expression in `n`, with the operators that gettext supports.
indirect enum POExpression: Sendable {
  case number
  case constant(Int)
  case not(POExpression)
  case binary(String, POExpression, POExpression)
  case choice(POExpression, POExpression, POExpression)

  /// Reads an expression; nil if it is malformed, or longer or more deeply nested than any language
  /// requires.
  init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    var reader = Reader(text: Array(text.utf8.filter { !$0.isBlankOrBreak }))
    guard let expression = reader.choice(depth: 0), reader.isAtEnd else { return nil }
    self = expression
  }

  /// The value for a number; nil for a division by 0 or an overflow.
  func value(_ number: Int) -> Int? {
    switch self {
    case .number: return number
    case .constant(let value): return value
    case .not(let operand): return operand.value(number).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let first, let second):
      return condition.value(number).flatMap { ($0 != 0 ? first : second).value(number) }
    case .binary(let name, let left, let right):
      guard let left = left.value(number), let right = right.value(number) else { return nil }
      return Self.value(name, left, right)
    }
  }

  private static func value(_ name: String, _ left: Int, _ right: Int) -> Int? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    switch name {
    case "||": return left != 0 || right != 0 ? 1 : 0
    case "&&": return left != 0 && right != 0 ? 1 : 0
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return checked(left.dividedReportingOverflow(by: right))
    case "%": return checked(left.remainderReportingOverflow(dividingBy: right))
    default: return nil
    }
  }

  private struct Reader {
    let text: [UInt8]
    var position = 0
    /// The operators, in order of increasing precedence. Within a level, longer operators come
    /// first.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]
    private static let deepest = 30

    init(text: [UInt8]) { self.text = text }

    var isAtEnd: Bool { position == text.count }

    private mutating func skip(_ word: String) -> Bool {
      guard text[position...].starts(with: word.utf8) else { return false }
      position += word.utf8.count
      return true
    }

    mutating func choice(depth: Int) -> POExpression? {
      guard depth < Self.deepest, let condition = binary(level: 0, depth: depth) else { return nil }
      guard skip("?") else { return condition }
      guard let first = choice(depth: depth + 1), skip(":"),
        let second = choice(depth: depth + 1)
      else { return nil }
      return .choice(condition, first, second)
    }

    private mutating func binary(level: Int, depth: Int) -> POExpression? {
      guard level < Self.levels.count else { return operand(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      while let name = Self.levels[level].first(where: { skip($0) }) {
        guard let right = binary(level: level + 1, depth: depth) else { return nil }
        left = .binary(name, left, right)
      }
      return left
    }

    private mutating func operand(depth: Int) -> POExpression? {
      guard depth < Self.deepest else { return nil }
      if skip("n") { return .number }
      if skip("!") { return operand(depth: depth + 1).map(POExpression.not) }
      if skip("(") {
        guard let inner = choice(depth: depth + 1), skip(")") else { return nil }
        return inner
      }
      let digits = text[position...].prefix { $0.isDigit }
      position += digits.count
      return Int(String(decoding: digits, as: UTF8.self)).map(POExpression.constant)
    }
  }
}
