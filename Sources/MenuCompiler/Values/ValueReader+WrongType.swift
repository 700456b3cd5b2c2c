extension ValueReader {
  mutating func wrongType(_ key: String, _ node: SourceNode, takes expected: ExpectedType) {
    if case .nothing = node.value {
      diagnostics.report(
        .wrongType, "'\(key)' has no value", at: .value(node.place),
        help: Self.helpForNothing(key, expected))
      return
    }
    diagnostics.report(
      .wrongType, "'\(key)' takes \(expected.wording), not \(node.written)",
      at: .value(node.place), help: Self.help(for: node, expected),
      fix: Self.fix(for: node, expected))
  }

  static func helpForNothing(_ key: String, _ expected: ExpectedType) -> String {
    switch expected {
    case .string where key == IncludeKey.include.rawValue: "add the path of a menu document"
    case .string where [IndicatorKey.color, .highlight].map(\.rawValue).contains(key):
      "put it in quotes, such as \"#808080\": without them, '#' begins a comment"
    case .string: "write `\"\"` for an empty string, or delete the key"
    case .array: "write `[]` for an empty array"
    case .boolean, .integer, .number, .paths, .table:
      "add \(expected.wording), or delete the key"
    }
  }

  /// What the author most likely meant by a value of another type.
  static func help(for node: SourceNode, _ expected: ExpectedType) -> String? {
    switch expected {
    case .string: helpForString(node)
    case .boolean: helpForBoolean(node)
    case .integer, .number: helpForNumber(node, expected)
    case .array: helpForArray(node)
    case .table: "write a table of keys: `{ … }`"
    case .paths: nil
    }
  }

  private static func helpForString(_ node: SourceNode) -> String {
    switch node.value {
    case .integer(let value): "write \"\(value)\""
    case .boolean(let value): "write \"\(value)\""
    case .array: "write a single string"
    case .nothing, .text, .plain, .number, .unsupported, .table: "put it in quotes"
    }
  }

  private static func helpForBoolean(_ node: SourceNode) -> String {
    switch node.value {
    case .text(let text), .plain(let text):
      switch text.lowercased() {
      case "true", "false":
        if case .text = node.value {
          "write \(text.lowercased()), without quotes"
        } else {
          "write \(text.lowercased())"
        }
      case "yes", "on", "1": "write true"
      case "no", "off", "0": "write false"
      default: "write true or false"
      }
    case .integer(1): "write true"
    case .integer(0): "write false"
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table:
      "write true or false"
    }
  }

  private static func helpForNumber(_ node: SourceNode, _ expected: ExpectedType) -> String {
    if case .text(let text) = node.value,
      expected == .integer ? PlainInteger.looksLikeOne(text) : plainNumber(text) != nil
    {
      return "write \(text), without quotes"
    }
    return "write \(expected.wording), such as \(expected == .integer ? "1" : "0.5")"
  }

  private static func helpForArray(_ node: SourceNode) -> String {
    switch node.value {
    case .table: "in TOML, start each element with its own `[[…]]`; in YAML, with `- `"
    case .plain("null"), .plain("~"): "write `[]` for an empty array"
    case .text, .plain: "put it in brackets: `[ … ]`"
    case .nothing, .boolean, .integer, .number, .unsupported, .array:
      "write an array: `[ … ]`"
    }
  }
}
