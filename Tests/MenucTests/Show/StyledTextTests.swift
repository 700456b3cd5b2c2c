import MenuCompiler
import Testing

@testable import menuc

@Suite struct StyledTextTests {
  /// What does not fit ends with an ellipsis; a character of two columns is never cut in half.
  @Test(arguments: [
    ("Settings", 8, "Settings"), ("Settings", 7, "Settin…"), ("Settings", 1, "…"),
    ("Settings", 0, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("e\u{301}te\u{301}!", 3, "e\u{301}t…"), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"),
  ])
  func aLongTextIsTruncated(text: String, columns: Int, truncated: String) {
    let result = StyledText(text).truncated(to: columns)
    #expect(result.printed(isColored: false) == truncated)
    #expect(result.width <= columns)
  }

  @Test func aTruncatedTextKeepsItsStyles() {
    var text = StyledText("Theme ", .bold)
    text.append("of the whole app", .faint)
    #expect(
      text.truncated(to: 12).printed(isColored: true)
        == "\u{1B}[1mTheme \u{1B}[0m\u{1B}[2mof th…\u{1B}[0m")
  }

  /// Otherwise a terminal would show the text after it on its other side.
  @Test func aTextFromRightToLeftIsEndedForTheTerminal() {
    var text = StyledText("שלום")
    #expect(text.printed(isColored: false) == "שלום")
    text.append("  עולם")
    #expect(text.printed(isColored: false) == "שלום\u{200E}  עולם")
    #expect(StyledText("שלום").width == 4)
    #expect(StyledText("hello").printed(isColored: false) == "hello")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one\ntwo", 20, ["one", "two"]),
    ("incomprehensible", 5, ["inco…"]), ("日本 語", 4, ["日本", "語"]), ("", 5, [""]),
  ])
  func paragraphsAreWrappedBetweenWords(text: String, columns: Int, lines: [String]) {
    let wrapped = StyledText.wrapped(text, to: columns, .plain)
    #expect(wrapped.map { $0.printed(isColored: false) } == lines)
  }
}
