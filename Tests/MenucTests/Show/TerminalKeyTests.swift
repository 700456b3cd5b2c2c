import Testing

@testable import menuc

@Suite struct TerminalKeyTests {
  @Test(arguments: [
    ("\u{1B}[A", [TerminalKey.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;5C", [.right]),
    ("\u{1B}[H\u{1B}[4~", [.home, .end]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\r \u{7F}", [.enter, .character(" "), .backspace]),
    ("q\u{3}\u{1A}", [.character("q"), .interrupt, .suspend]),
    ("é語😀", [.character("é"), .character("語"), .character("😀")]),
    ("\u{1B}[200~x", [.character("x")]), ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1}a", [.character("a")]),
  ])
  func keysAreRead(bytes: String, expected: [TerminalKey]) {
    var keys = TerminalKeys()
    #expect(keys.add(bytes.utf8) == expected)
    // The bytes may come one by one.
    var slow = TerminalKeys()
    #expect(bytes.utf8.flatMap { slow.add([$0]) } == expected)
  }

  @Test func escapeAloneIsKnownWhenNothingFollows() {
    var keys = TerminalKeys()
    #expect(keys.add([0x1B]) == [])
    #expect(keys.isIncomplete)
    #expect(keys.finish() == .escape)
    #expect(keys.finish() == nil)
  }

  /// A terminal may send anything, such as a pasted file.
  @Test func noBytesAreTooMany() {
    var keys = TerminalKeys()
    #expect(keys.add([0x1B, 0x5B] + [UInt8](repeating: 0x30, count: 100_000)) == [])
    #expect(!keys.isIncomplete)
    #expect(keys.add([0xFF, 0xC3, 0x28, 0xC3, 0xA9]).contains(.character("é")))
  }
}
