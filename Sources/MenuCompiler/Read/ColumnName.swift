/// The columns of a menu, by name.
struct ColumnIndex {
  private let byName: [String: Column]
  let names: SuggestionIndex

  init(_ columns: [Column]) {
    byName = Dictionary(columns.map { ($0.name, $0) }) { first, _ in first }
    names = SuggestionIndex(columns.map(\.name))
  }

  subscript(name: String) -> Column? { byName[name] }
}

/// The rule for column names; see ``ColumnKey/namePattern``.
enum ColumnName {
  static func isValid(_ name: String) -> Bool {
    MenuName.isValid(name) && !name.utf8.contains(0x20)
  }

  static func proposal(for name: String) -> String {
    MenuName.proposal(for: name, orElse: "sort-key").replacing(" ", with: "-").lowercased()
  }
}
