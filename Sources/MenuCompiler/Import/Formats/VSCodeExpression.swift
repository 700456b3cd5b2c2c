/// A `when` clause of VS Code: context keys and comparisons, with `!`, `&&`, `||` and parentheses.
indirect enum VSCodeExpression {
  /// A context key that is set.
  case key(String)
  /// A context key that equals a value.
  case equals(String, String)
  /// Any other comparison, as it is written.
  case other(String)
  case constant(Bool)
  case not(VSCodeExpression)
  case all([VSCodeExpression])
  case any([VSCodeExpression])

  /// Reads a clause; nil if its syntax is not supported.
  init?(_ text: String) {
    var parser = Parser(text)
    guard let expression = parser.any(), parser.isAtEnd else { return nil }
    self = expression
  }
}

/// Reads a clause from left to right.
private struct Parser {
  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

  private mutating func skip(_ sign: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  mutating func any() -> VSCodeExpression? {
    list("||") { $0.all() }.map { $0.count == 1 ? $0[0] : .any($0) }
  }

  private mutating func all() -> VSCodeExpression? {
    list("&&") { $0.one() }.map { $0.count == 1 ? $0[0] : .all($0) }
  }

  /// One or more expressions with an operator between them.
  private mutating func list(
    _ sign: String, _ read: (inout Parser) -> VSCodeExpression?
  ) -> [VSCodeExpression]? {
    var found: [VSCodeExpression] = []
    repeat {
      guard let expression = read(&self) else { return nil }
      found.append(expression)
    } while skip(sign)
    return found
  }

  private mutating func one() -> VSCodeExpression? {
    depth += 1
    defer { depth -= 1 }
    // No clause of a real extension is nested deeper.
    guard depth < 32 else { return nil }
    if skip("!") { return one().map { .not($0) } }
    if skip("(") {
      let inner = any()
      return skip(")") ? inner : nil
    }
    return comparison()
  }

  private mutating func comparison() -> VSCodeExpression? {
    let start = rest
    let key = word()
    if key.isEmpty { return nil }
    if skip("===") || skip("==") { return value().map { Self.equals(key, $0) } }
    if skip("!==") || skip("!=") { return value().map { .not(Self.equals(key, $0)) } }
    if skip("=~") {
      guard skipPattern() else { return nil }
    } else if skip("in ") || skip("not in ") || skip("<=") || skip(">=") || skip("<") || skip(">") {
      guard value() != nil else { return nil }
    } else {
      return Bool(key).map { .constant($0) } ?? .key(key)
    }
    let text = start[..<rest.startIndex]
    return .other(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static func equals(_ key: String, _ value: String) -> VSCodeExpression {
    switch Bool(value) {
    case true?: .key(key)
    case false?: .not(.key(key))
    case nil: .equals(key, value)
    }
  }

  private mutating func word() -> String {
    skipSpace()
    let word = rest.prefix { !$0.isWhitespace && !"!=<>()&|'".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func value() -> String? {
    guard skip("'") else {
      let word = word()
      return word.isEmpty ? nil : word
    }
    let text = rest.prefix { $0 != "'" }
    rest = rest[text.endIndex...]
    return skip("'") ? String(text) : nil
  }

  /// Skips a regular expression with its flags.
  private mutating func skipPattern() -> Bool {
    guard skip("/") else { return false }
    var (isEscaped, isInClass) = (false, false)
    while let letter = rest.popFirst() {
      if letter == "/", !isEscaped, !isInClass {
        rest = rest.drop { $0.isLetter }
        return true
      }
      if !isEscaped, "[]".contains(letter) { isInClass = letter == "[" }
      isEscaped = letter == "\\" && !isEscaped
    }
    return false
  }
}
