extension DiagnosticName {
  /// See <doc:invalid-color>.
  package static let invalidColor = DiagnosticName("invalid-color")
}

extension ValueReader {
  mutating func invalidColor(_ text: String, _ node: SourceNode) {
    let isHex = [3, 6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
    let proposal = isHex ? "#\(text)" : namedColors[text.lowercased()]
    diagnostics.report(
      .invalidColor, "'\(text)' is not a color", at: .value(node.place),
      help: proposal.map { "write '\($0)'" }
        ?? "write '#rgb', '#rrggbb' or '#rrggbbaa', such as '#808080'")
  }

  /// Reports a table that lacks one or both of its colors.
  mutating func incompleteColor(_ colors: [ColorKey: String], _ node: SourceNode) {
    let missing = ColorKey.allCases.filter { colors[$0] == nil }
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    let shown = colors.values.first ?? "#808080"
    diagnostics.report(
      .invalidColor, "the color has no \(names)", at: .value(node.place), help: "add",
      proposal: .entries(missing.map { Proposal.Entry($0.rawValue, .string(shown)) }))
  }
}

/// The basic color names of CSS, with their values.
private let namedColors = [
  "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080",
  "white": "#ffffff", "maroon": "#800000", "red": "#ff0000", "purple": "#800080",
  "fuchsia": "#ff00ff", "green": "#008000", "lime": "#00ff00", "olive": "#808000",
  "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff", "teal": "#008080",
  "aqua": "#00ffff", "orange": "#ffa500",
]
