import Testing

@testable import MenuCompiler

/// Comments in each format, and text that only looks like a comment.
@Suite struct SuppressionScanTests {
  struct Case: Sendable {
    let format: SourceFormat
    let text: String
    /// The names in the comments.
    let names: [String]
  }

  static let cases = [
    Case(format: .xml, text: "<a/><!-- menuc:allow deep-menu -->", names: ["deep-menu"]),
    Case(format: .xml, text: "<a/><!-- menuc:allow deep-menu-->", names: ["deep-menu"]),
    Case(format: .xml, text: "<a/><!--menuc:allow deep-menu-->wide-group", names: ["deep-menu"]),
    Case(format: .xml, text: "<a/><!-- menuc:allow -->", names: []),
    Case(format: .xml, text: "<a><![CDATA[<!-- menuc:allow deep-menu -->]]></a>", names: []),
    Case(format: .xml, text: "<a/><!-- menuc:allow deep-menu", names: ["deep-menu"]),
    Case(format: .strings, text: "/* menuc:allow deep-menu */", names: ["deep-menu"]),
    Case(format: .strings, text: "\"a\" = \"b /* menuc:allow deep-menu */\";", names: []),
    Case(format: .strings, text: "\"a\" = \"\\\" /* menuc:allow x */\";", names: []),
    Case(format: .strings, text: "// /* menuc:allow deep-menu */", names: []),
    Case(format: .properties, text: "# menuc:allow deep-menu\na=b", names: ["deep-menu"]),
    Case(format: .properties, text: "a=b \\\n# menuc:allow deep-menu", names: []),
    Case(format: .properties, text: "a=b \\\\\n# menuc:allow deep-menu", names: ["deep-menu"]),
    Case(format: .properties, text: "# c \\\n# menuc:allow deep-menu", names: ["deep-menu"]),
    Case(format: .po, text: "# menuc:allow deep-menu\nmsgid \"a\"", names: ["deep-menu"]),
    Case(format: .json, text: "{\"a\": \"# menuc:allow deep-menu\"}", names: []),
  ]

  @Test(arguments: cases.indices) func namesAreFound(_ index: Int) {
    let one = Self.cases[index]
    let file = SourceFile(name: "a", format: one.format, text: one.text)
    let names = SuppressionScan.suppressions(in: file).flatMap(\.names).map(\.text)
    #expect(names == one.names, "\(one.text)")
  }

  /// A message shows a comment as the format writes it.
  @Test(arguments: [
    (SourceFormat.yaml, "# menuc:allow deep-menu"), (.xml, "<!-- menuc:allow deep-menu -->"),
    (.strings, "/* menuc:allow deep-menu */"),
  ])
  func aCommentIsWritten(format: SourceFormat, text: String) {
    let file = SourceFile(name: "a", format: format, text: text)
    let found = SuppressionScan.suppressions(in: file)
    #expect(found.map { $0.written("deep-menu") } == [text])
  }
}
