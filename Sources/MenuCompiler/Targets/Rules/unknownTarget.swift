extension DiagnosticName {
  /// See <doc:unknown-target>.
  package static let unknownTarget = DiagnosticName("unknown-target")
}

extension ValueReader {
  mutating func unknownTarget(_ name: String, at anchor: SourceAnchor) {
    let foreign = ForeignValue.meant(by: name, among: TargetLibrary.names)
    diagnostics.report(
      .unknownTarget, "there is no target '\(name)'", at: anchor,
      help: foreign.map { "did you mean '\($0)'?" }
        ?? Suggestion.help(for: name, among: TargetLibrary.names),
      fix: (foreign ?? Suggestion.nearest(to: name, among: TargetLibrary.names)).map {
        foreign == nil ? .replace(anchor, with: $0) : .unsafelyReplace(anchor, with: $0)
      })
  }
}
