extension Rule {
  static let wrongType = Rule(
    .wrongType, .error, "A value is of another type than its key takes.",
    reason: """
      menuc guesses nothing: the text `"true"` is not the boolean `true`, and `5` is not the text `"5"`. \
      In YAML only `true` and `false` are booleans, and a plain word is whatever its key takes.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        collapsed = "true"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        collapsed: "true"
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        collapsed = true
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        collapsed: true
        items: [Apples]
        """))
}

extension ValueReader {
  mutating func wrongType(_ key: String, _ node: SourceNode, takes expected: String) {
    if case .nothing = node.value {
      diagnostics.report(
        .wrongType, "'\(key)' is given without a value", at: .value(node.place),
        help: Self.helpForNothing(key, expected))
      return
    }
    diagnostics.report(
      .wrongType, "'\(key)' takes \(expected), not \(node.written)", at: .value(node.place),
      help: Self.help(for: node, expected), fix: Self.fix(for: node, expected))
  }

  static func helpForNothing(_ key: String, _ expected: String) -> String {
    switch expected {
    case "a text" where key == IncludeKey.include.rawValue: "write the path of a menu document"
    case "a text" where [IndicatorKey.color, .highlight].map(\.rawValue).contains(key):
      "write it in quotes, such as \"#808080\": without them '#' begins a comment"
    case "a text": "write `\"\"` for an empty text, or delete the key"
    case "an array": "write `[]` for none"
    default: "write \(expected), or delete the key"
    }
  }

  /// What the author most likely meant by a value of another type.
  static func help(for node: SourceNode, _ expected: String) -> String? {
    switch (node.value, expected) {
    case (.integer(let value), "a text"): "write \"\(value)\""
    case (.boolean(let value), "a text"): "write \"\(value)\""
    case (.unsupported, "a text"): "put it in quotes"
    case (.text(let text), "true or false") where ["true", "false"].contains(text.lowercased()):
      "write \(text.lowercased()), without quotes"
    case (.plain(let text), "true or false") where ["true", "false"].contains(text.lowercased()):
      "write \(text.lowercased())"
    case (.text(let text), "true or false") where ["yes", "on", "1"].contains(text.lowercased()),
      (.plain(let text), "true or false") where ["yes", "on", "1"].contains(text.lowercased()):
      "write true"
    case (.text(let text), "true or false") where ["no", "off", "0"].contains(text.lowercased()),
      (.plain(let text), "true or false") where ["no", "off", "0"].contains(text.lowercased()):
      "write false"
    case (.integer(1), "true or false"): "write true"
    case (.integer(0), "true or false"): "write false"
    case (.text(let text), "an integer") where PlainInteger.looksLikeOne(text),
      (.text(let text), "a number") where plainNumber(text) != nil:
      "write \(text), without quotes"
    case (.table, "an array"):
      "in TOML, each element has its own `[[…]]`; in YAML, it begins with `- `"
    case (.plain("null"), "an array"), (.plain("~"), "an array"): "write `[]` for none"
    case (.text, "an array"), (.plain, "an array"): "put it in brackets: `[ … ]`"
    case (.array, "a text"): "give one text"
    case (_, "a text"): "put a text in quotes"
    case (_, "true or false"): "write true or false"
    case (_, "an integer"): "write an integer, such as 1"
    case (_, "a number"): "write a number, such as 0.5"
    case (_, "an array"): "write an array: `[ … ]`"
    case (_, "a table"): "write a table of keys: `{ … }`"
    default: nil
    }
  }
}
