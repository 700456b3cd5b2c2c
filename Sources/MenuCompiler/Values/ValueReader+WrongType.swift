extension ValueReader {
  /// - Parameter proposal: The value that was most likely meant.
  mutating func wrongType(
    _ key: String, _ node: SourceNode, takes expected: ExpectedType, proposal: Proposal? = nil
  ) {
    if node.isNothing {
      diagnostics.report(
        .wrongType, "'\(key)' has no value", at: .value(node.place),
        help: proposal.map { _ in "write" } ?? Self.helpForNothing(key, expected),
        proposal: proposal)
      return
    }
    let proposal = proposal ?? Self.proposal(for: node, expected)
    diagnostics.report(
      .wrongType, "'\(key)' takes \(expected.wording), not \(node.written)",
      at: .value(node.place), help: proposal.map { _ in "write" } ?? Self.help(for: node, expected),
      proposal: proposal, fix: Self.fix(for: node, expected))
  }

  /// The value to propose in place of a value of the wrong type, such as an array in place of a
  /// single string; nil if there is none.
  private static func proposal(for node: SourceNode, _ expected: ExpectedType) -> Proposal? {
    switch expected {
    case .array, .paths:
      guard node.isText, !node.isList, let text = node.scalarText,
        !["null", "~"].contains(text)
      else { return nil }
      return .strings([text])
    case .string, .boolean, .check, .integer, .number, .table: return nil
    }
  }

  static func helpForNothing(_ key: String, _ expected: ExpectedType) -> String {
    switch expected {
    case .string where key == IncludeKey.include.rawValue: "add the path of a menu document"
    case .string
    where [IndicatorKey.color, .highlight].map(\.rawValue).contains(key)
      || ColorKey(rawValue: key) != nil:
      "put the color in quotes, such as \"#808080\": without quotes, '#' begins a comment"
    case .string where key == DocumentKey.menu.rawValue: "add the name of the menu"
    case .string:
      "add a string, in quotes if it begins with '#' or '&', or delete the key"
    case .array: "write `[]` for an empty array"
    case .boolean, .check, .integer, .number, .paths, .table:
      "add \(expected.wording), or delete the key"
    }
  }

  /// Advice on a value of the wrong type, based on its most likely meaning.
  static func help(for node: SourceNode, _ expected: ExpectedType) -> String? {
    switch expected {
    case .string: helpForString(node)
    case .boolean, .check: helpForBoolean(node, expected)
    case .integer, .number: helpForNumber(node, expected)
    case .array: helpForArray(node)
    case .table: "write a table, such as `{}`"
    case .paths: nil
    }
  }

  private static func helpForString(_ node: SourceNode) -> String {
    switch node.value {
    case .integer(let value): "write \"\(value)\""
    case .boolean(let value): "write \"\(value)\""
    case .array: "write a single string"
    case .table(let entries): helpForString(entries.map(\.key))
    case .nothing, .text, .plain, .number, .unsupported: "put it in quotes"
    }
  }

  /// Advice on a table in place of a string, such as a table of languages or of platforms.
  private static func helpForString(_ keys: [String]) -> String {
    if !keys.isEmpty, keys.allSatisfy({ platforms.contains($0.lowercased()) }) {
      return
        "write a single string; for values that differ by platform, declare a column for each"
        + " platform, and set the values under 'values'"
    }
    if !keys.isEmpty, keys.allSatisfy({ LanguageTag($0)?.isKnown ?? false }) {
      return "write the string in the document's language only; catalogs contain the"
        + " translations (see 'translations')"
    }
    return "write a single string"
  }

  private static let platforms: Set = [
    "ios", "ipados", "iphone", "ipad", "macos", "mac", "osx", "darwin", "tvos", "watchos",
    "visionos", "apple", "android", "windows", "win", "win32", "linux", "web", "desktop", "mobile",
    "phone", "tablet", "watch", "tv", "default", "uikit", "appkit", "swiftui", "gtk", "qt",
    "electron", "html", "kotlin", "swift", "typescript",
  ]

  private static func helpForBoolean(_ node: SourceNode, _ expected: ExpectedType) -> String {
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
      default: "write \(expected.wording)"
      }
    case .integer(1): "write true"
    case .integer(0): "write false"
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table:
      "write \(expected.wording)"
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
    case .table(let entries) where entries.first?.key.hasPrefix("-") == true:
      "write a space after the dash"
    case .plain("null"), .plain("~"): "write `[]` for an empty array"
    case .text, .plain:
      node.isList
        ? "write each element on a separate line, after `- `"
        : "put it in brackets, `[` and `]`"
    case .table:
      "in TOML, begin each element with a header in double brackets, such as `[[items]]`; in YAML, with `- `"
    case .nothing, .boolean, .integer, .number, .unsupported, .array:
      "write an array, such as `[]`"
    }
  }
}

extension SourceNode {
  /// Whether the string was most likely meant as an array in YAML: a space is missing after a dash,
  /// or another mark replaces the dash.
  fileprivate var isList: Bool {
    guard case .plain(let text) = value else { return false }
    if text.hasPrefix("-") { return text.dropFirst().first != "-" }
    return ["–", "—", "−", "•", "·", "‣", "+"].contains { text.hasPrefix($0 + " ") }
  }
}
