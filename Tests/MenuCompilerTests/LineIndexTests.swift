import Testing

@testable import MenuCompiler

@Suite struct LineIndexTests {
  /// On short lines and on lines of several thousand characters, there and back.
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
}
