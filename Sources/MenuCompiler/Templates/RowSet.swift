import Stencil

/// A column of a row set.
enum RowColumn: Sendable {
  /// Menu texts, which are escaped when they are printed.
  case texts([String])
  /// Strings that are printed unchanged.
  case words([String])
  case numbers([Int32])
  case flags([NodeFlags])
  case truths([Bool])

  /// The values of a range of rows.
  func slice(_ rows: Range<Int>) -> RowColumn {
    switch self {
    case .texts(let values): .texts(Array(values[rows]))
    case .words(let values): .words(Array(values[rows]))
    case .numbers(let values): .numbers(Array(values[rows]))
    case .flags(let values): .flags(Array(values[rows]))
    case .truths(let values): .truths(Array(values[rows]))
    }
  }

  /// Whether `{% if %}` treats the value as true: a nonempty string, a number other than 0, at
  /// least one flag, or `true`.
  func isTrue(_ row: Int) -> Bool {
    switch self {
    case .texts(let values), .words(let values): !values[row].isEmpty
    case .numbers(let values): values[row] != 0
    case .flags(let values): !values[row].isEmpty
    case .truths(let values): values[row]
    }
  }
}

/// Rows of a menu, stored as columns. Templates print them with `{% each %}` and the column
/// filters. A column is created when a template first names it.
final class RowSet: DynamicMemberLookup {
  let count: Int
  private let make: (String) -> RowColumn?
  private var made: [String: RowColumn] = [:]
  /// Further members, such as the number of digits that the columns need.
  private let member: (String) -> Any?
  let escaping: TextEscaping

  /// - Parameters:
  ///   - column: Creates the column with the given name.
  ///   - member: Returns the value of a further member.
  init(
    count: Int, column: @escaping (String) -> RowColumn?, member: @escaping (String) -> Any?,
    escaping: TextEscaping
  ) {
    self.count = count
    make = column
    self.member = member
    self.escaping = escaping
  }

  func column(_ name: String) -> RowColumn? {
    if let column = made[name] { return column }
    made[name] = make(name)
    return made[name]
  }

  /// A range of the rows, optionally with one column replaced.
  func slice(_ rows: Range<Int>, replacing other: (name: String, RowColumn)? = nil) -> RowSet {
    RowSet(
      count: rows.count,
      column: { name in
        if let other, other.name == name { return other.1 }
        return self.column(name)?.slice(rows)
      },
      member: member, escaping: escaping)
  }

  subscript(dynamicMember member: String) -> Any? {
    if member == "count" { return count }
    if let value = self.member(member) { return value }
    return column(member).map { RowColumnValue(column: $0, escaping: escaping) }
  }
}

/// A column as a value in a template, for the column filters.
final class RowColumnValue: Sendable {
  let column: RowColumn
  let escaping: TextEscaping

  init(column: RowColumn, escaping: TextEscaping) {
    self.column = column
    self.escaping = escaping
  }

  /// The values in printed form: texts are escaped and quoted.
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
  /// The letter for each flag, in the order of the bits, and its meaning.
  private static let letters: [(flag: NodeFlags, letter: Unicode.Scalar, meaning: StaticString)] = [
    (.category, "c", "category"), (.body, "b", "body"), (.open, "o", "open"),
    (.fixed, "f", "fixed"), (.hidden, "h", "hidden"), (.disabled, "d", "disabled"),
    (.separator, "s", "separator"), (.single, "1", "single"), (.keepOpen, "k", "keep-open"),
    (.checkItem, "m", "check item or, of a category, summary check"), (.checked, "x", "checked"),
    (.choosesOne, "r", "chooses one"), (.slot, "l", "slot"),
    (.placeholder, "p", "has a placeholder"), (.loading, "w", "has a loading row"),
    (.page, "g", "page"),
  ]

  static let legend =
    letters.map { "`\($0.letter)` \($0.meaning)" }.joined(separator: ", ")
    + "; instead of `f`, `i` inline, `n` inline without a heading;"
    + " instead of `s`, `i` a border before an inline item, `n` one after it, `f` the footer of a group;"
    + " instead of `r`, `d` chooses one and shows it as detail;"
    + " instead of `l`, `a` a slot in which any number of rows can be checked"

  /// The flags as letters. Each letter has a fixed position; `-` means that the flag is not set.
  /// See ``legend``.
  var letters: String {
    String(
      decoding: Self.letters.map {
        contains($0.flag) ? UInt8(ascii: letter(of: $0)) : UInt8(ascii: "-")
      }, as: UTF8.self)
  }

  /// The letter of a flag that is set. To save space, the positions of `fixed` and `separator` also
  /// show `inline` and `rowless`, the position of `separator` shows a footer, that of `choosesOne`
  /// shows `showsChecked`, and that of `slot` shows `choosesAny`.
  private func letter(
    of entry: (flag: NodeFlags, letter: Unicode.Scalar, meaning: StaticString)
  ) -> Unicode.Scalar {
    if entry.flag == .choosesOne { return contains(.showsChecked) ? "d" : entry.letter }
    if entry.flag == .slot { return contains(.choosesAny) ? "a" : entry.letter }
    guard entry.flag == .fixed || entry.flag == .separator else { return entry.letter }
    if contains(.footer) { return "f" }
    return contains(.rowless) ? "n" : contains(.inline) ? "i" : entry.letter
  }
}
