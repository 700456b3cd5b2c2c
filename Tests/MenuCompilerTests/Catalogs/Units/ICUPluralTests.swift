import Testing

@testable import MenuCompiler

/// Messages of ICU with the forms of a text with a number.
@Suite struct ICUPluralTests {
  /// Braces are quoted unless they are pairs; a message is read as the text that was written.
  @Test(arguments: [
    ("{count} files", "{count} files"), ("{count} of {all}", "{count} of {all}"), ("{", "'{'"),
    ("{count} }{", "{count} '}''{'"), ("}{ {count}", "'}''{' {count}"), ("#1", "'#'1"),
  ])
  func bracesThatAreNoPairsAreQuoted(text: String, message: String) throws {
    let written = ICUPlural.written([.other: text])
    #expect(written == "{count, plural, other{\(message)}}")
    #expect(try #require(ICUPlural(written)).forms.map(\.text) == [text])
  }
}
