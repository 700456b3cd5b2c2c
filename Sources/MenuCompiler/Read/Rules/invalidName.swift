extension DiagnosticName {
  /// See <doc:invalid-name>.
  public static let invalidName = DiagnosticName("invalid-name")
}

extension ValueReader {
  mutating func invalidMenuName(_ name: String, _ node: SourceNode) {
    let proposal = MenuName.proposal(for: name, orElse: "Groceries")
    diagnostics.report(
      .invalidName, "'\(name)' can't be the name of a menu", at: .value(node.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)';"
        + " users see the document's 'title'")
  }

  mutating func invalidColumnName(_ entry: SourceEntry) {
    let proposal = ColumnName.proposal(for: entry.key)
    diagnostics.report(
      .invalidName, "'\(entry.key)' can't be the name of a column", at: .key(entry.value.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)'")
  }
}
