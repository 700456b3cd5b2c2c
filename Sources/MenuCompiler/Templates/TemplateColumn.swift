/// A column of a set of rows: its name, meaning and values.
struct TemplateColumn<Source, Row>: Sendable {
  /// The name, such as `title`. A name such as `values.NAME` describes one column for each possible
  /// key.
  let name: String
  let summary: String
  /// Creates the values of all rows; nil if there is no column for the key. The key is empty if the
  /// name has no key.
  fileprivate let make: @Sendable (Source, [Row], _ key: String) -> RowColumn?
}

extension TemplateColumn {
  /// Describes one column for each possible key, such as `values.NAME`.
  static func keyed(
    _ name: String, _ summary: String,
    _ make: @escaping @Sendable (Source, [Row], _ key: String) -> RowColumn?
  ) -> Self {
    TemplateColumn(name: name, summary: summary, make: make)
  }

  /// A column that is computed from all rows at once.
  static func column(
    _ name: String, _ summary: String, _ make: @escaping @Sendable (Source, [Row]) -> RowColumn
  ) -> Self {
    keyed(name, summary) { source, rows, _ in make(source, rows) }
  }

  /// A column of menu texts, which are escaped when they are printed.
  static func texts(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Source, Row) -> String
  ) -> Self {
    column(name, summary) { source, rows in .texts(rows.map { value(source, $0) }) }
  }

  /// A column of strings that are printed unchanged.
  static func words(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Source, Row) -> String
  ) -> Self {
    column(name, summary) { source, rows in .words(rows.map { value(source, $0) }) }
  }

  static func numbers(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Source, Row) -> Int32
  ) -> Self {
    column(name, summary) { source, rows in .numbers(rows.map { value(source, $0) }) }
  }

  static func truths(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Source, Row) -> Bool
  ) -> Self {
    column(name, summary) { source, rows in .truths(rows.map { value(source, $0) }) }
  }
}

/// The columns of a set of rows, by name.
struct TemplateColumns<Source: TemplateSource, Row>: Sendable {
  /// The columns by name. A column with keys is stored under the start of its name, such as
  /// `values.`.
  private let columns: [String: TemplateColumn<Source, Row>]

  init(_ columns: [TemplateColumn<Source, Row>]) {
    self.columns = columns.reduce(into: [:]) { $0[Self.parts(of: $1.name).start] = $1 }
  }

  /// The rows of a source. A column is created when a template first names it.
  func rowSet(
    of source: Source, _ rows: [Row], member: @escaping (String) -> Any?
  ) -> RowSet {
    RowSet(
      count: rows.count,
      column: { name in
        let (start, key) = Self.parts(of: name)
        return columns[start]?.make(source, rows, key)
      },
      member: member, escaping: source.context.job.target.escaping)
  }

  private static func parts(of name: String) -> (start: String, key: String) {
    guard let dot = name.firstIndex(of: ".") else { return (name, "") }
    return (String(name[...dot]), String(name[dot...].dropFirst()))
  }
}
