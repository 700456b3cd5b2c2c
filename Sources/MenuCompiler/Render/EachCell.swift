import Stencil

/// A part of the body of `each`.
indirect enum EachCell {
  case text(String)
  case column(name: String, filters: [Filter], token: Token)
  case condition(name: String, then: [EachCell], otherwise: [EachCell], token: Token)
  case children

  enum Filter {
    case pad(Variable)
    case comment
    case raw
  }

  typealias Printer = (_ row: Int, _ result: inout [UInt8]) -> Void

  /// The cells up to a tag of one of these names, which is passed.
  static func parse(
    _ parser: TokenParser, from opener: Token, until ends: [String]
  ) throws -> (cells: [EachCell], end: String) {
    var cells: [EachCell] = []
    var followsTag = true
    while let part = parser.nextToken() {
      switch part.kind {
      case .text:
        cells.append(.text(followsTag ? part.contents.withoutFirstLineBreak : part.contents))
      case .comment: break
      case .variable: cells.append(try EachCell(part))
      case .block:
        let word = part.components.first ?? ""
        if ends.contains(word) { return (cells, word) }
        cells.append(try block(word, part, parser))
      }
      followsTag = part.kind == .block
    }
    throw TemplateSyntaxError(
      reason: "'\(opener.components.first ?? "")' has no '{% \(ends.last ?? "") %}'", token: opener)
  }

  private static func block(
    _ word: String, _ token: Token, _ parser: TokenParser
  ) throws -> EachCell {
    switch (word, token.components.count) {
    case ("children", 1): return .children
    case ("if", 2):
      let (then, end) = try parse(parser, from: token, until: ["else", "endif"])
      let otherwise =
        end == "else" ? try parse(parser, from: token, until: ["endif"]).cells : []
      return .condition(
        name: token.components[1], then: then, otherwise: otherwise, token: token)
    default:
      throw TemplateSyntaxError(
        reason: "'each' holds no other blocks than `{% if column %}` and `{% children %}`",
        token: token)
    }
  }

  init(_ token: Token) throws {
    let parts = token.contents.split(separator: "|").map { $0.trimmingBlanks }
    let filters = try parts.dropFirst().map { part -> Filter in
      let pieces = part.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
      switch (pieces.first ?? "", pieces.count) {
      case ("pad", 2): return .pad(Variable(pieces[1]))
      case ("comment", 1): return .comment
      case ("raw", 1): return .raw
      default:
        throw TemplateSyntaxError(
          reason: "unknown filter '\(part)' in 'each': known are pad:WIDTH, comment, raw",
          token: token)
      }
    }
    self = .column(name: parts.first ?? "", filters: filters, token: token)
  }

  static func join(_ printers: [Printer]) -> Printer {
    { row, result in
      for printer in printers { printer(row, &result) }
    }
  }

  func printer(of rows: RowSet, _ tree: RowTree, in context: Context) throws -> Printer {
    switch self {
    case .children:
      tree.isUsed = true
      return { row, result in tree.printChildren(of: row, to: &result) }
    case .condition(let name, let then, let otherwise, let token):
      let then = Self.join(try then.map { try $0.printer(of: rows, tree, in: context) })
      let other = Self.join(try otherwise.map { try $0.printer(of: rows, tree, in: context) })
      guard let column = rows.columns[name] else {
        guard name.contains(".") else {
          throw TemplateSyntaxError(reason: "the rows have no column '\(name)'", token: token)
        }
        return try Variable(name).isTrue(in: context) ? then : other
      }
      return { row, result in (column.isTrue(row) ? then : other)(row, &result) }
    case .text(let text):
      let bytes = Array(text.utf8)
      return { _, result in result += bytes }
    case .column(let name, let filters, let token):
      guard let column = rows.columns[name] else {
        // What is no column is the same for every row.
        if let value = try Variable(name).resolve(context) as? any CustomStringConvertible {
          let bytes = Array(value.description.utf8)
          return { _, result in result += bytes }
        }
        throw TemplateSyntaxError(reason: "the rows have no column '\(name)'", token: token)
      }
      var width = 0
      var isComment = false
      var escaping = rows.escaping
      for filter in filters {
        switch filter {
        case .pad(let variable): width = try variable.resolve(context) as? Int ?? 0
        case .comment: isComment = true
        case .raw: escaping = TextEscaping()
        }
      }
      return Self.printer(of: column, width: width, isComment: isComment, escaping)
    }
  }

  private static func printer(
    of column: RowColumn, width: Int, isComment: Bool, _ escaping: TextEscaping
  ) -> Printer {
    switch column {
    case .texts(let texts):
      let suspects = isComment ? [] : escaping.suspectBytes()
      return { row, result in
        let text = texts[row]
        if isComment {
          result += TextEscaping.comment(text).utf8
        } else if text.utf8.last == 0x20 || text.utf8.contains(where: { suspects[Int($0)] }) {
          result += escaping.escape(text).utf8
        } else {
          result += text.utf8
        }
      }
    case .words(let words):
      return { row, result in result += words[row].utf8 }
    case .flags(let flags):
      return { row, result in result += flags[row].letters.utf8 }
    case .truths(let truths):
      return { row, result in result += (truths[row] ? "true" : "false").utf8 }
    case .numbers(let numbers):
      return { row, result in
        // A negative number stands for "none", and prints as blanks where there is a width.
        if numbers[row] < 0, width > 0 {
          result.append(contentsOf: repeatElement(0x20, count: width))
        } else {
          append(numbers[row], width: width, to: &result)
        }
      }
    }
  }
}

/// A number in decimal, right-aligned.
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

  fileprivate var withoutFirstLineBreak: String {
    first == "\n" || first == "\r\n" ? String(dropFirst()) : String(self)
  }
}

extension Variable {
  /// Whether what is no column counts as true, for every row the same.
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
