extension Rule {
  static let bidiControl = Rule(
    .bidiControl, .warning, "A text holds an invisible character that reorders what is shown.",
    reason: """
      The characters U+202A to U+202E and U+2066 to U+2069 change the order in which text is drawn, so that \
      a title, and the line of source code that it is compiled into, can look like something else. Text \
      that is written from right to left needs none of them.
      """,
    bad: Example(
      toml: #"""
        menu = "Files"
        items = ["invoice\u202Efdp.exe"]
        """#,
      yaml: #"""
        menu: Files
        items:
          - "invoice\u202Efdp.exe"
        """#),
    good: Example(
      toml: """
        menu = "Files"
        items = ["invoice.pdf", "חשבונית"]
        """,
      yaml: """
        menu: Files
        items:
          - invoice.pdf
          - חשבונית
        """))
}

/// Texts are drawn in the order in which they are written.
func checkBidiControls(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  context.visitTexts { key, text in
    // All of them start with this byte.
    guard text.utf8.contains(0xE2),
      let scalar = text.unicodeScalars.first(where: isBidiControl)
    else { return }
    diagnostics.report(
      .bidiControl,
      "'\(key.rawValue)' holds \(scalar.codePoint), which reorders the text around it",
      at: context.value(key), help: "delete it, or allow it here: `# menuc:allow bidi-control`",
      fix: .unsafelyReplace(
        context.value(key), with: text.without { isBidiControl($0) }, "delete the character"))
  }
}

private func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}
