import Testing

@testable import MenuCompiler

@Suite struct LineIndexTests {
  /// On short lines and on lines of several thousand characters, in both directions.
  @Test(arguments: [1, 7, 100, 5_000])
  func positionsAndOffsetsAgree(length: Int) {
    let line = (0..<length).map { ["a", "é", "果", "😀"][$0 % 4] }.joined()
    let text = "\(line)\n\n\(line)\r\n\(line)"
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    #expect(index.count == 4)
    var position = (line: 1, column: 1)
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      #expect(index.position(of: offset) == position)
      #expect(index.offset(line: position.line, column: position.column) == offset)
      position =
        bytes[offset] == 0x0A ? (position.line + 1, 1) : (position.line, position.column + 1)
    }
    #expect(index.position(of: bytes.count) == position)
    #expect(index.offset(line: 99, column: 9_999) == bytes.count)
  }

  /// A lone carriage return ends a line, as CR LF does.
  @Test func carriageReturnsAreLineBreaks() {
    let index = LineIndex(Array("a\rb\r\r\nc\n\rd".utf8))
    #expect(index.count == 6)
    #expect((1...6).map { index.start(ofLine: $0) } == [0, 2, 4, 6, 8, 9])
    #expect(index.position(of: 9) == (6, 1))
    #expect(index.endOfLine(at: 0) == 1 && index.startOfLine(at: 3) == 2)
    #expect(index.lineBreak(at: 0) == "\r")
    #expect(index.lineBreak(at: 4) == "\r\n")
    #expect(index.lineBreak(at: 6) == "\n")
    #expect(index.lineBreak(at: 9) == "\r", "the last line has none of its own")
  }

  /// libyaml and reports agree on positions, lines and comments.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func reportsCountTheSameLines(lineBreak: String) throws {
    let text = """
      # A menu
      menu: A
      items:
        - title: B
          colapsed: true
          items: [C]
        - title: "D "  # menuc:allow padded-title
        - title: "E "
      """
    let compiled = try compileMenu(
      SourceFile(name: "menu", format: .yaml, text: text.replacing("\n", with: lineBreak)),
      goal: .check, input: .none)
    var printer = DiagnosticText(compiled.sources)
    #expect(
      compiled.diagnostics.map { printer.render($0) }.joined() == """
        menu:5:5: error: an item has no key 'colapsed' [unknown-key]
          |
        5 |     colapsed: true
          |     ^^^^^^^^
          = help: did you mean 'collapsed'?
        menu:8:12: warning: the title 'E ' ends with whitespace [padded-title]
          |
        8 |   - title: "E "
          |            ^^^^
          = help: write 'E'

        """)
    let broken = try compileMenu(
      SourceFile(
        name: "menu", format: .yaml,
        text: "menu: A\nitems:\n- B\n- [C\n".replacing("\n", with: lineBreak)),
      goal: .check, input: .none)
    #expect(broken.diagnostics.first?.range?.startLine == 4)
  }
}
