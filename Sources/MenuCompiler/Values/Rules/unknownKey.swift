extension DiagnosticName {
  /// See <doc:unknown-key>.
  public static let unknownKey = DiagnosticName("unknown-key")
}

extension ValueReader {
  mutating func unknownKey<Key: LanguageKey>(
    _ entry: SourceEntry, in table: SourceNode, as: Key.Type
  ) {
    diagnostics.report(
      .unknownKey, "\(Key.owner) has no key '\(entry.key)'", at: .key(entry.value.place),
      help: KeyHelp.help(for: entry.key, as: Key.self),
      fix: .renameKey(entry, in: table, among: Key.names))
  }
}
