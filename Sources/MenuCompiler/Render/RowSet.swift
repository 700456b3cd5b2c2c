import Stencil

/// A column of a row set.
enum RowColumn: Sendable {
  /// Texts of the menu, which are escaped when they are printed.
  case texts([String])
  /// Words that print as they are.
  case words([String])
  case numbers([Int32])
  case flags([NodeFlags])
  case truths([Bool])

  var count: Int {
    switch self {
    case .texts(let values), .words(let values): values.count
    case .numbers(let values): values.count
    case .flags(let values): values.count
    case .truths(let values): values.count
    }
  }

  /// Whether `{% if %}` takes the value for true: a text that is not empty, a number that is not 0.
  func isTrue(_ row: Int) -> Bool {
    switch self {
    case .texts(let values), .words(let values): !values[row].isEmpty
    case .numbers(let values): values[row] != 0
    case .flags(let values): !values[row].isEmpty
    case .truths(let values): values[row]
    }
  }
}

/// Rows of a menu, kept as columns: what templates print with `{% each %}` and the column filters.
final class RowSet: DynamicMemberLookup, Sendable {
  let count: Int
  let columns: [String: RowColumn]
  /// Further members, such as the number of digits that the columns need.
  let members: [String: any CustomStringConvertible & Sendable]
  let escaping: TextEscaping

  init(
    count: Int, columns: [String: RowColumn],
    members: [String: any CustomStringConvertible & Sendable] = [:], escaping: TextEscaping
  ) {
    self.count = count
    self.columns = columns
    self.members = members
    self.escaping = escaping
  }

  subscript(dynamicMember member: String) -> Any? {
    if member == "count" { return count }
    if let value = members[member] { return value }
    return columns[member].map { RowColumnValue(column: $0, escaping: escaping) }
  }
}

/// A column in a template, for the column filters.
final class RowColumnValue: Sendable {
  let column: RowColumn
  let escaping: TextEscaping

  init(column: RowColumn, escaping: TextEscaping) {
    self.column = column
    self.escaping = escaping
  }

  /// The values as they are printed: texts escaped and in quotes.
  func printed(quote: String) -> [String] {
    switch column {
    case .texts(let texts): texts.map { quote + escaping.escape($0) + quote }
    case .words(let words): words
    case .numbers(let numbers): numbers.map(String.init)
    case .flags(let flags): flags.map(\.letters)
    case .truths(let truths): truths.map { $0 ? "true" : "false" }
    }
  }
}

extension NodeFlags {
  private static let letters: [(NodeFlags, UInt8)] = [
    (.category, UInt8(ascii: "c")), (.body, UInt8(ascii: "b")), (.open, UInt8(ascii: "o")),
    (.fixed, UInt8(ascii: "f")), (.hidden, UInt8(ascii: "h")), (.disabled, UInt8(ascii: "d")),
    (.separator, UInt8(ascii: "s")), (.single, UInt8(ascii: "1")), (.keepOpen, UInt8(ascii: "k")),
  ]

  /// Nine letters, `-` where a flag is not set: category, body, open, fixed, hidden, disabled,
  /// separator, 1 for single, keep-open.
  var letters: String {
    String(
      decoding: Self.letters.map { contains($0.0) ? $0.1 : UInt8(ascii: "-") }, as: UTF8.self)
  }
}
