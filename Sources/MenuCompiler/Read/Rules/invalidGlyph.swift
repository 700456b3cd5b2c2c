extension DiagnosticName {
  /// See <doc:invalid-glyph>.
  package static let invalidGlyph = DiagnosticName("invalid-glyph")
}

extension ValueReader {
  mutating func invalidGlyph(_ text: String, _ node: SourceNode) {
    diagnostics.report(
      .invalidGlyph,
      text.isEmpty
        ? "a glyph can't be empty"
        : "a glyph has at most 16 characters, but '\(text)' has \(text.count)",
      at: .value(node.place),
      help: text.isEmpty
        ? "to show no glyphs at all, set the indicator to 'none'"
        : "shorten it, or name an image in its place:",
      proposal: text.isEmpty ? nil : .table(GlyphKey.image.rawValue, .string("plus")))
  }

  mutating func emptyGlyph(_ name: String, _ node: SourceNode) {
    diagnostics.report(
      .invalidGlyph, "'\(name)' has neither a glyph nor an image", at: .value(node.place),
      help: "add a 'glyph', an 'image', or both")
  }
}
