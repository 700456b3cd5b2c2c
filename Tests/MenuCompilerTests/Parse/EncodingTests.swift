import Testing

@testable import MenuCompiler

/// Files in other encodings than UTF-8.
@Suite struct EncodingTests {
  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0], "the file is in UTF-16, but menuc reads only UTF-8", 0..<2),
    ([0xFE, 0xFF, 0, 0x61], "the file is in UTF-16, but menuc reads only UTF-8", 0..<2),
    ([0x61, 0], "a file can't contain the character U+0000, which is at byte 1", 1..<2),
    ([0x61, 0xE9], "the text is not UTF-8: byte 1 is 0xE9", 1..<2),
  ])
  func theEncodingIsNamed(bytes: [UInt8], message: String, range: Range<Int>) {
    for format in [SourceFormat.toml, .yaml, .json] {
      var diagnostics = Diagnostics()
      let file = SourceFile(name: "menu", format: format, bytes: bytes)
      #expect(parse(file, as: 0, into: &diagnostics).root == nil)
      #expect(diagnostics.all.map(\.message) == [message])
      #expect(diagnostics.all.first?.anchor == .bytes(file: 0, range))
    }
  }
}
