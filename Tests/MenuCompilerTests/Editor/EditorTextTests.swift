import TestSupport
import Testing

@testable import MenuCompiler

/// Positions as editors count, compared with the plainest way to count them.
@Suite struct EditorTextTests {
  static let texts = [
    "", "a", "a\nb", "a\r\nb\rc\n", "é😀\n😀é\r\n", String(repeating: "😀é", count: 300) + "\nx",
    "\n\n\n",
  ]

  /// The line and column of each character, by the definition of the protocol.
  private func positions(_ text: String, _ unit: ColumnUnit) -> [(offset: Int, EditorPosition)] {
    var found: [(Int, EditorPosition)] = []
    var (offset, line, column) = (0, 0, 0)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      found.append((offset, EditorPosition(line: line, character: column)))
      offset += String(scalar).utf8.count
      column += unit == .utf8 ? String(scalar).utf8.count : String(scalar).utf16.count
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isPair { (line, column) = (line + 1, 0) }
    }
    return found + [(offset, EditorPosition(line: line, character: column))]
  }

  @Test(arguments: texts, [ColumnUnit.utf8, .utf16])
  func everyPositionLeadsThereAndBack(text: String, unit: ColumnUnit) {
    let editor = EditorText(Array(text.utf8), unit)
    for (offset, position) in positions(text, unit) {
      #expect(editor.position(of: offset) == position)
      let isInPair =
        offset > 0 && editor.bytes.count > offset && editor.bytes[offset - 1] == .carriageReturn
        && editor.bytes[offset] == .lineFeed
      if !isInPair { #expect(editor.offset(of: position) == offset) }
    }
  }

  @Test func positionsOutsideAreMovedInside() {
    let text = EditorText(Array("a😀\nb".utf8), .utf16)
    let cases: [(Int, Int, Int)] = [
      (0, 99, 5), (0, 2, 1), (9, 0, 7), (-1, 3, 0), (1, -1, 6), (1, Int.max, 7), (Int.max, 0, 7),
    ]
    for (line, character, offset) in cases {
      #expect(
        text.offset(of: EditorPosition(line: line, character: character)) == offset,
        "\(line) \(character)")
    }
  }
}
