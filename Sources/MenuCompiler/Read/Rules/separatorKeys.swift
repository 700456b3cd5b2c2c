extension DiagnosticName {
  /// See <doc:separator-keys>.
  package static let separatorKeys = DiagnosticName("separator-keys")
}

extension ValueReader {
  mutating func separatorKey(_ entry: SourceEntry, in node: SourceNode) {
    diagnostics.report(
      .separatorKeys, "a separator can't have the key '\(entry.key)'",
      at: .key(entry.value.place),
      related: .init(
        .entryKey(node.place, key: ItemKey.separator.rawValue), "makes it a separator"),
      help: "delete '\(entry.key)', or delete 'separator' to make this an item",
      fix: entry.key == ItemKey.items.rawValue
        ? nil : .delete(entry.key, .value(entry.value.place)))
  }
}
