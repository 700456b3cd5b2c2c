extension Proposal {
  /// The proposal on one line, in the syntax of a file format.
  func printed(in format: SourceFormat) -> String {
    switch self {
    case .string(let text):
      format == .yaml && PlainScalar.isUnmistakable(text) ? text : LiteralText.doubleQuoted(text)
    case .boolean(let flag): String(flag)
    case .number(let number): number
    case .array(let elements):
      "[" + elements.map { $0.printed(in: format) }.joined(separator: ", ") + "]"
    case .table(let entries):
      entries.isEmpty ? "{}" : "{ " + Self.printed(entries, in: format) + " }"
    case .entries(let entries): Self.printed(entries, in: format)
    }
  }

  private static func printed(_ entries: [Entry], in format: SourceFormat) -> String {
    entries.map { entry in
      let isBare = entry.key.utf8.allSatisfy { $0.isWord || $0 == .minus } && !entry.key.isEmpty
      let value = entry.value.printed(in: format)
      switch format {
      case .toml:
        return (isBare ? entry.key : LiteralText.doubleQuoted(entry.key)) + " = " + value
      case .yaml:
        let isPlain = PlainScalar.isUnmistakable(entry.key)
        return (isPlain ? entry.key : LiteralText.doubleQuoted(entry.key)) + ": " + value
      case .json, .po, .xml, .strings, .properties:
        return LiteralText.doubleQuoted(entry.key) + ": " + value
      }
    }.joined(separator: ", ")
  }
}
