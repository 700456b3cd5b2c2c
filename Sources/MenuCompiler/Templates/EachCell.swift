import Stencil

/// A part of the body of `each`.
indirect enum EachCell {
  case text(String)
  case column(name: String, filters: [Filter], token: Token)
  case choice(EachCondition, then: [EachCell], otherwise: [EachCell])
  case children

  enum Filter {
    case pad(Variable)
    case comment
    case escaped(TextEscaping)
    case uppercase
    case named(FlagNames)
  }

  typealias Printer = (_ row: Int, _ result: inout [UInt8]) -> Void

  init(_ token: Token, of target: Target) throws {
    let parts = token.contents.split(separator: "|").map { $0.trimmingBlanks }
    let filters = try parts.dropFirst().map { part -> Filter in
      let pieces = part.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
      switch (pieces.first ?? "", pieces.count) {
      case ("pad", 2): return .pad(Variable(pieces[1]))
      case ("comment", 1): return .comment
      case ("uppercase", 1): return .uppercase
      case ("named", 1): return .named(target.flagNames)
      case ("raw", 1): return .escaped(TextEscaping())
      case ("as", 2):
        if let form = target.forms[pieces[1].filter { $0 != "\"" && $0 != "'" }] {
          return .escaped(form)
        }
        throw TemplateSyntaxError(reason: "the target has no form \(pieces[1])", token: token)
      default:
        throw TemplateSyntaxError(
          reason: "unknown filter '\(part)' in 'each': use pad:WIDTH, comment, raw, as:FORM,"
            + " uppercase or named",
          token: token)
      }
    }
    self = .column(name: parts.first ?? "", filters: filters, token: token)
  }

  /// Combines printers into one that calls them in order. Nested pairs take half the time of a loop
  /// over an array, which would retain each printer for each row.
  static func join(_ printers: [Printer]) -> Printer { join(printers[...]) }

  private static func join(_ printers: ArraySlice<Printer>) -> Printer {
    guard let first = printers.first else { return { _, _ in } }
    if printers.count == 1 { return first }
    let middle = printers.startIndex + printers.count / 2
    let (one, other) = (join(printers[..<middle]), join(printers[middle...]))
    return { row, result in
      one(row, &result)
      other(row, &result)
    }
  }

  func printer(of rows: RowSet, _ tree: RowTree, in context: Context) throws -> Printer {
    switch self {
    case .children:
      tree.isUsed = true
      return { row, result in tree.printChildren(of: row, to: &result) }
    case .choice(let condition, let then, let otherwise):
      let then = Self.join(try then.map { try $0.printer(of: rows, tree, in: context) })
      let other = Self.join(try otherwise.map { try $0.printer(of: rows, tree, in: context) })
      let holds = try condition.test(of: rows, in: context)
      return { row, result in (holds(row) ? then : other)(row, &result) }
    case .text(let text):
      let bytes = Array(text.utf8)
      return { _, result in result += bytes }
    case .column(let name, let filters, let token):
      guard let column = rows.column(name) else {
        // A name that is not a column has the same value in every row.
        let constant = try Variable(name).resolve(context)
        if let fault = PrintedValues.fault(of: constant) {
          throw TemplateSyntaxError(reason: "'\(name)' is \(fault)", token: token)
        }
        if let value = constant as? any CustomStringConvertible {
          let bytes = Array(value.description.utf8)
          return { _, result in result += bytes }
        }
        throw TemplateSyntaxError(reason: "the rows have no column '\(name)'", token: token)
      }
      return try Self.printer(of: column, filters, rows.escaping, in: context)
    }
  }

  private static func printer(
    of column: RowColumn, _ filters: [Filter], _ escaping: TextEscaping, in context: Context
  ) throws -> Printer {
    var width = 0
    var isComment = false
    var isUppercase = false
    var form: TextEscaping?
    var flagNames: FlagNames?
    for filter in filters {
      switch filter {
      case .pad(let variable): width = try variable.resolve(context) as? Int ?? 0
      case .comment: isComment = true
      case .escaped(let chosen): form = chosen
      case .uppercase: isUppercase = true
      case .named(let names): flagNames = names
      }
    }
    let printer: Printer
    if case .words(let words) = column, let form {
      printer = { row, result in result += form.escape(words[row]).utf8 }
    } else {
      printer = Self.printer(
        of: column, width: width, isComment: isComment, form ?? escaping, flagNames: flagNames)
    }
    guard isUppercase else { return printer }
    return { row, result in
      let start = result.count
      printer(row, &result)
      for index in start..<result.count where (0x61...0x7A).contains(result[index]) {
        result[index] -= 0x20
      }
    }
  }

  private static func printer(
    of column: RowColumn, width: Int, isComment: Bool, _ escaping: TextEscaping,
    flagNames: FlagNames?
  ) -> Printer {
    switch column {
    case .texts(let texts):
      let suspects = isComment ? [] : escaping.suspectBytes()
      return { row, result in
        let text = texts[row]
        if isComment {
          result += TextEscaping.comment(text).utf8
        } else if escaping.leaves(text, suspects: suspects) {
          result += text.utf8
        } else {
          result += escaping.escape(text).utf8
        }
      }
    case .words(let words):
      return { row, result in result += words[row].utf8 }
    case .flags(let flags):
      if let flagNames { return { row, result in flagNames.print(flags[row], to: &result) } }
      return { row, result in result += flags[row].letters.utf8 }
    case .truths(let truths):
      return { row, result in result += (truths[row] ? "true" : "false").utf8 }
    case .numbers(let numbers):
      return { row, result in
        // A negative number means "none", and is printed as spaces if there is a width.
        if numbers[row] < 0, width > 0 {
          result.append(contentsOf: repeatElement(0x20, count: width))
        } else {
          append(numbers[row], width: width, to: &result)
        }
      }
    }
  }
}

/// Appends a decimal number, right-aligned.
private func append(_ number: Int32, width: Int, to result: inout [UInt8]) {
  var rest = number.magnitude
  var digits: (UInt64, Int) = (0, 0)
  repeat {
    digits = (digits.0 << 4 | UInt64(rest % 10), digits.1 + 1)
    rest /= 10
  } while rest > 0
  let length = digits.1 + (number < 0 ? 1 : 0)
  for _ in 0..<max(0, width - length) { result.append(0x20) }
  if number < 0 { result.append(UInt8(ascii: "-")) }
  for _ in 0..<digits.1 {
    result.append(UInt8(ascii: "0") + UInt8(digits.0 & 0xF))
    digits.0 >>= 4
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
