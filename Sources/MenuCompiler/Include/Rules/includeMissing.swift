extension DiagnosticName {
  /// See <doc:include-missing>.
  package static let includeMissing = DiagnosticName("include-missing")
}

extension Diagnostics {
  mutating func includeMissing(_ path: String, _ node: SourceNode, reason: String) {
    report(
      .includeMissing, "'\(path)' can't be read: \(reason)", at: .value(node.place),
      help: "write the path of a menu document, relative to the directory of this document")
  }

  /// Reports an included document without the key `items`, which may be misspelled.
  mutating func includeWithoutItems(_ path: String, _ node: SourceNode, _ root: SourceNode) {
    let items = DocumentKey.items.rawValue
    let misspelled = root.entries.first { entry in
      DocumentKey(rawValue: entry.key) == nil
        && KeyHelp.meant(by: entry.key, as: DocumentKey.self) == items
    }
    report(
      .missingKey, "'\(path)' has no '\(items)'", at: .value(node.place),
      related: misspelled.map { .init(.key($0.value.place), "did you mean '\(items)'?") },
      help: "an included file must be a menu document with 'items'")
  }
}
