extension ValueReader {
  /// Reports a table that does not name exactly one action.
  mutating func severalActions(_ entries: [SourceEntry], _ node: SourceNode) {
    let names = entries.prefix(5).map { "'\($0.key)'" }.joined(separator: ", ")
    diagnostics.report(
      .invalidValue,
      entries.isEmpty
        ? "'\(ItemField.action.key)' names no action"
        : "'\(ItemField.action.key)' names \(entries.count) actions: \(names)",
      at: .value(node.place),
      help: entries.isEmpty
        ? "write the name of an action, or delete the key"
        : "an item has one action; write its arguments in a table under its name")
  }
}
