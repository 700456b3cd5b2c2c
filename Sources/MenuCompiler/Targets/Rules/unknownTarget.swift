extension DiagnosticName {
  /// See <doc:unknown-target>.
  package static let unknownTarget = DiagnosticName("unknown-target")
}

extension ValueReader {
  mutating func unknownTarget(_ name: String, at anchor: SourceAnchor) {
    let foreign = ForeignValue.meant(by: name, among: TargetLibrary.names)
    let unknown = TargetLibrary.unknown(name)
    diagnostics.report(
      .unknownTarget, unknown.description, at: anchor, help: unknown.help,
      fix: (foreign ?? Suggestion.nearest(to: name, among: TargetLibrary.names)).map {
        foreign == nil ? .replace(anchor, with: $0) : .unsafelyReplace(anchor, with: $0)
      })
  }
}
