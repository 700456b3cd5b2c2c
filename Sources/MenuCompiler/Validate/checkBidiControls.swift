extension DiagnosticName {
  /// See <doc:bidi-control>.
  package static let bidiControl = DiagnosticName("bidi-control")
}

/// Checks that texts contain no characters that reorder text.
func checkBidiControls(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  context.visitTexts { key, text in
    // The UTF-8 form of each of these characters starts with this byte.
    guard text.utf8.contains(0xE2),
      let scalar = text.unicodeScalars.first(where: isBidiControl)
    else { return }
    diagnostics.report(
      .bidiControl,
      "'\(key.rawValue)' contains \(scalar.codePoint), which reorders the text around it",
      at: context.value(key), help: "delete it, or allow it here: `# menuc:allow bidi-control`",
      fix: .unsafelyReplace(
        context.value(key), with: text.without { isBidiControl($0) }, "delete the character"))
  }
}

func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}
