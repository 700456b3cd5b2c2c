import Stencil

/// A filter that prints a column row by row, because Stencil needs several microseconds per value.
enum EachFilter {
  case pad(Variable)
  case comment
  case escaped(TextEscaping)
  case named(FlagNames)

  /// Returns nil if the filter is not of this kind.
  init?(_ filter: FilterChain.Filter, in target: Target) {
    switch (filter.name, filter.arguments.count) {
    case ("pad", 1): self = .pad(Variable(filter.arguments[0]))
    case ("comment", 0): self = .comment
    case ("raw", 0): self = .escaped(TextEscaping())
    case ("named", 0): self = .named(target.flagNames)
    case ("as", 1):
      guard let form = target.forms[filter.arguments[0].unquoted] else { return nil }
      self = .escaped(form)
    default: return nil
    }
  }
}

/// Prints a column, with at most one filter.
struct ColumnPrinter {
  private let column: RowColumn
  private let width: Int
  private var isComment = false
  private let escaping: TextEscaping
  private var form: TextEscaping?
  private var flagNames: FlagNames?

  init(
    _ column: RowColumn, _ filter: EachFilter?, _ escaping: TextEscaping, in context: Context
  ) throws {
    self.column = column
    self.escaping = escaping
    var width = 0
    switch filter {
    case .pad(let variable): width = try variable.resolve(context) as? Int ?? 0
    case .comment: isComment = true
    case .escaped(let chosen): form = chosen
    case .named(let names): flagNames = names
    case nil: break
    }
    self.width = width
  }

  func printer() -> EachCell.Printer {
    switch column {
    case .texts(let texts):
      if isComment {
        return { row, result in result += TextEscaping.comment(texts[row]).utf8 }
      }
      let escaping = form ?? escaping
      let suspects = escaping.suspectBytes()
      return { row, result in
        let text = texts[row]
        result +=
          escaping.leaves(text, suspects: suspects) ? text.utf8 : escaping.escape(text).utf8
      }
    case .words(let words):
      if let form { return { row, result in result += form.escape(words[row]).utf8 } }
      let width = width
      if width == 0 { return { row, result in result += words[row].utf8 } }
      return { row, result in
        let padding = max(0, width - words[row].count)
        result.append(contentsOf: repeatElement(0x20, count: padding))
        result += words[row].utf8
      }
    case .flags(let flags):
      if let flagNames { return { row, result in flagNames.print(flags[row], to: &result) } }
      return { row, result in result += flags[row].letters.utf8 }
    case .truths(let truths):
      return { row, result in result += (truths[row] ? "true" : "false").utf8 }
    case .numbers(let numbers):
      let width = width
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
