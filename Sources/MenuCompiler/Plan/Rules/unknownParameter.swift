extension DiagnosticName {
  /// See <doc:unknown-parameter>.
  package static let unknownParameter = DiagnosticName("unknown-parameter")
}

extension ValueReader {
  mutating func unknownParameter(
    _ given: SourceEntry, of target: Target, in entry: GenerateEntry?
  ) {
    let names = target.parameters.map(\.name) + GenerateKey.names
    let others = SourceNode(.table(entry?.parameters ?? []), at: given.value.place)
    let foreign = GenerateKey.foreignKeys[ForeignKey.fold(given.key)]?.known
      .flatMap { names.contains($0) && others[$0] == nil ? $0 : nil }
    diagnostics.report(
      .unknownParameter, "the target '\(target.name)' has no parameter '\(given.key)'",
      at: .key(given.value.place),
      related: entry.map { entry in
        let key = entry.target == nil ? GenerateKey.template : GenerateKey.target
        return .init(.entry(entry.place, key: key.rawValue), "of this target")
      },
      help: foreign.map { "did you mean '\($0)'?" }
        ?? Suggestion.help(for: given.key, among: names),
      fix: foreign.map { .renameKey(given, to: $0) }
        ?? .renameKey(given, in: others, among: names))
  }
}
