import Stencil

/// A column of a row set.
enum RowColumn: Sendable {
  /// Texts of the menu, which are escaped when they are printed.
  case texts([String])
  /// Words that are printed as they are.
  case words([String])
  case numbers([Int32])
  case flags([NodeFlags])
  case truths([Bool])

  /// The values of some of the rows.
  func slice(_ rows: Range<Int>) -> RowColumn {
    switch self {
    case .texts(let values): .texts(Array(values[rows]))
    case .words(let values): .words(Array(values[rows]))
    case .numbers(let values): .numbers(Array(values[rows]))
    case .flags(let values): .flags(Array(values[rows]))
    case .truths(let values): .truths(Array(values[rows]))
    }
  }

  /// Whether the value is true for `{% if %}`: a text that is not empty, a number that is not 0.
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
/// A column is created when a template first names it.
final class RowSet: DynamicMemberLookup {
  let count: Int
  private let makers: [String: () -> RowColumn]
  private var made: [String: RowColumn] = [:]
  /// Further members, such as the number of digits that the columns need.
  let members: [String: () -> any CustomStringConvertible]
  let escaping: TextEscaping

  init(
    count: Int, columns: [String: () -> RowColumn],
    members: [String: () -> any CustomStringConvertible] = [:], escaping: TextEscaping
  ) {
    self.count = count
    makers = columns
    self.members = members
    self.escaping = escaping
  }

  func column(_ name: String) -> RowColumn? {
    if let column = made[name] { return column }
    made[name] = makers[name]?()
    return made[name]
  }

  /// Some of the rows, optionally with one column replaced.
  func slice(_ rows: Range<Int>, replacing other: (name: String, RowColumn)? = nil) -> RowSet {
    var columns = Dictionary(
      uniqueKeysWithValues: makers.keys.map { name in
        (name, { self.column(name)?.slice(rows) ?? .words([]) })
      })
    if let other { columns[other.name] = { other.1 } }
    return RowSet(count: rows.count, columns: columns, members: members, escaping: escaping)
  }

  subscript(dynamicMember member: String) -> Any? {
    if member == "count" { return count }
    if let value = members[member] { return value() }
    return column(member).map { RowColumnValue(column: $0, escaping: escaping) }
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
    (.checkItem, UInt8(ascii: "m")), (.checked, UInt8(ascii: "x")),
    (.choosesOne, UInt8(ascii: "r")), (.slot, UInt8(ascii: "l")),
    (.placeholder, UInt8(ascii: "p")), (.loading, UInt8(ascii: "w")),
  ]

  /// A letter for each flag in the order of their bits, `-` where one is not set; see
  /// ``legend``.
  var letters: String {
    String(
      decoding: Self.letters.map { contains($0.0) ? $0.1 : UInt8(ascii: "-") }, as: UTF8.self)
  }
}
