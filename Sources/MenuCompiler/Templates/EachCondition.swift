import Stencil

/// The condition of `if` inside `each`: columns, each optionally after `not`, joined by `and` or by
/// `or`.
struct EachCondition {
  let token: Token
  private var terms: [(name: String, isInverted: Bool)] = []
  /// Whether the terms are joined by `or`.
  private var isAny = false

  init(_ token: Token) throws {
    self.token = token
    var joints: Set<String> = []
    var words = token.components.dropFirst()
    while true {
      let isInverted = words.first == "not"
      if isInverted { words.removeFirst() }
      guard let name = words.popFirst(), !["and", "or", "not"].contains(name) else {
        throw Self.error(token)
      }
      terms.append((name, isInverted))
      guard let joint = words.popFirst() else { break }
      joints.insert(joint)
    }
    guard joints.isSubset(of: ["and"]) || joints.isSubset(of: ["or"]) else {
      throw Self.error(token)
    }
    isAny = joints.contains("or")
  }

  private static func error(_ token: Token) -> TemplateSyntaxError {
    TemplateSyntaxError(
      reason:
        "in 'each', 'if' takes columns, with 'not' before them and 'and' or 'or' between them",
      token: token)
  }

  func test(of rows: RowSet, in context: Context) throws -> (Int) -> Bool {
    let tests = try terms.map { term in
      (try test(term.name, of: rows, in: context), term.isInverted)
    }
    let isAny = isAny
    return { row in
      for (test, isInverted) in tests where (test(row) != isInverted) == isAny { return isAny }
      return !isAny
    }
  }

  /// A column is evaluated for each row, any other name once. See ``RowColumn/isTrue(_:)``.
  private func test(
    _ name: String, of rows: RowSet, in context: Context
  ) throws -> (Int) -> Bool {
    if let column = rows.column(name) { return column.isTrue }
    guard name.contains(".") else {
      throw TemplateSyntaxError(reason: "the rows have no column '\(name)'", token: token)
    }
    let isTrue = try Variable(name).isTrue(in: context)
    return { _ in isTrue }
  }
}

extension Variable {
  /// Whether a name that is not a column is true; the result is the same for every row.
  fileprivate func isTrue(in context: Context) throws -> Bool {
    switch try resolve(context) {
    case nil: false
    case let flag as Bool: flag
    case let number as Int: number != 0
    case let text as any CustomStringConvertible: !text.description.isEmpty
    default: true
    }
  }
}
