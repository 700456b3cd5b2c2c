extension DiagnosticName {
  /// See <doc:invalid-name>.
  package static let invalidName = DiagnosticName("invalid-name")
}

extension ValueReader {
  mutating func invalidMenuName(_ name: String, _ node: SourceNode) {
    let proposal = MenuName.proposal(for: name, orElse: "Groceries")
    diagnostics.report(
      .invalidName, "'\(name)' can't be the name of a menu", at: .value(node.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)';"
        + " users see the document's 'title'")
  }

  mutating func invalidConditionName(_ entry: SourceEntry) {
    let proposal = MenuName.proposal(for: entry.key, orElse: "signed-in")
      .replacing(" ", with: "-").lowercased()
    diagnostics.report(
      .invalidName, "'\(entry.key)' can't be the name of a condition", at: .key(entry.value.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)'")
  }

  mutating func invalidChoiceName(_ text: String, of owner: ChoiceOwner, at place: SourcePlace) {
    diagnostics.report(
      .invalidName, "'\(text)' can't be a choice of \(owner.kind)", at: .value(place),
      help: "use words of the letters A to Z and digits, joined by '-', such as 'dark-mode'")
  }

  mutating func invalidArgumentName(_ entry: SourceEntry) {
    let proposal = ArgumentName.proposal(for: entry.key)
    diagnostics.report(
      .invalidName, "'\(entry.key)' can't be the name of an argument", at: .key(entry.value.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)'")
  }

  mutating func invalidColumnName(_ entry: SourceEntry) {
    let proposal = ColumnName.proposal(for: entry.key)
    diagnostics.report(
      .invalidName, "'\(entry.key)' can't be the name of a column", at: .key(entry.value.place),
      help: "use words of the letters A to Z and digits, such as '\(proposal)'")
  }
}
