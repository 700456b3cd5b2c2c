extension DiagnosticName {
  /// See <doc:unknown-target>.
  public static let unknownTarget = DiagnosticName("unknown-target")
}

extension ValueReader {
  mutating func unknownTarget(_ name: String, at anchor: SourceAnchor) {
    diagnostics.report(
      .unknownTarget, "there is no target '\(name)'", at: anchor,
      help: Suggestion.help(for: name, among: TargetLibrary.names),
      fix: Suggestion.nearest(to: name, among: TargetLibrary.names).map {
        .replace(anchor, with: $0)
      })
  }
}
