extension DiagnosticName {
  /// See <doc:include-cycle>.
  package static let includeCycle = DiagnosticName("include-cycle")
}

/// A document that is being read, and the include in it that is being resolved.
struct IncludingDocument {
  let file: SourceFile
  var include: SourcePlace
}

extension Diagnostics {
  /// - Parameters:
  ///   - file: The file named by the first include beyond the limit.
  mutating func tooManyIncludes(_ file: SourceFile, _ node: SourceNode) {
    report(
      .tooLarge, "the menu has more than \(Limits.includes) includes", at: .value(node.place),
      label: "includes '\(file.name)' once more",
      help:
        "documents that each include the next one twice double the items at every level: include"
        + " each once")
  }

  /// - Parameters:
  ///   - cycle: The document that includes itself, followed by the other documents of the cycle.
  ///   - node: The include that closes the cycle.
  mutating func includeCycle(_ cycle: [IncludingDocument], _ node: SourceNode) {
    guard let first = cycle.first else { return }
    let others = cycle.dropFirst().map { "'\($0.file.name)'" }.joined(separator: ", ")
    let path = others.isEmpty ? "" : " through \(others)"
    report(
      .includeCycle, "'\(first.file.name)' includes itself\(path)", at: .value(node.place),
      label: others.isEmpty ? nil : "closes the cycle",
      related: others.isEmpty ? nil : .init(.value(first.include), "starts the cycle"),
      help: "delete this include: a document can't contain itself")
  }
}
