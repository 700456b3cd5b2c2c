extension Rule {
  static let invalidGlyph = Rule(
    .invalidGlyph, .error, "A glyph is empty, or longer than 16 characters.",
    reason: """
      A glyph stands at the edge of a row and has little room. It is a short text, an image, or an image \
      with a text for where it can't be shown; for no glyphs at all the indicator is `none`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        indicator = { collapsed = "show what is inside", expanded = "–" }
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        indicator: { collapsed: show what is inside, expanded: "–" }
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        indicator = { collapsed = "+", expanded = "–" }
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        indicator: { collapsed: "+", expanded: "–" }
        items: [Apples]
        """))
}

extension ValueReader {
  mutating func invalidGlyph(_ text: String, _ node: SourceNode) {
    diagnostics.report(
      .invalidGlyph,
      text.isEmpty
        ? "a glyph can't be empty"
        : "a glyph has 16 characters at most, and '\(text)' \(text.count)",
      at: .value(node.place),
      help: text.isEmpty
        ? "for no glyphs at all, let the indicator be 'none'"
        : "shorten it, or name an image: { image = \"…\" }")
  }

  mutating func emptyGlyph(_ name: String, _ node: SourceNode) {
    diagnostics.report(
      .invalidGlyph, "'\(name)' names neither a glyph nor an image", at: .value(node.place),
      help: "give it a 'glyph', an 'image', or both")
  }
}
