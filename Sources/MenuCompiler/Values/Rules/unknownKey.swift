extension DiagnosticName {
  /// See <doc:unknown-key>.
  package static let unknownKey = DiagnosticName("unknown-key")
}

extension ValueReader {
  /// Reports an entry whose key is an item's title, and whose value is the item's children or
  /// address.
  mutating func titleAsKey(_ entry: SourceEntry) {
    let url = entry.value.isText ? entry.value.scalarText : nil
    diagnostics.report(
      .unknownKey, "an item has no key '\(entry.key)'", at: .key(entry.value.place),
      help: url == nil
        ? "for an item with children, write 'title' (\(entry.key)) and 'items'" : "write",
      proposal: url.map { url in
        .table([
          .init(ItemKey.title.rawValue, .string(entry.key)),
          .init(ItemField.url.key, .string(url)),
        ])
      })
  }

  mutating func unknownKey<Key: LanguageKey>(
    _ entry: SourceEntry, in table: SourceNode, as: Key.Type
  ) {
    let meant = KeyHelp.help(for: entry, in: table, as: Key.self)
    diagnostics.report(
      .unknownKey, "\(Key.owner) has no key '\(entry.key)'", at: .key(entry.value.place),
      help: meant.help, proposal: meant.proposal,
      fix: .renameKey(
        entry, in: table,
        among: KeyHelp.meant(by: entry.key, with: entry.value, as: Key.self).map { [$0] } ?? [])
        ?? meant.renamed.map { .renameKey(entry, to: $0) })
  }
}
