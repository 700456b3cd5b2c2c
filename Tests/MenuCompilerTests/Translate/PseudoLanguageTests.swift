import Testing

@testable import MenuCompiler

/// Texts that need no translator, for tests of a layout.
@Suite struct PseudoLanguageTests {
  static let accented: [(String, String)] = [
    ("Theme", "[Ťĥéɱé one]"),
    ("Sounds and haptics", "[Šöûñðš áñð ĥáþţîçš one two]"),
    ("%d of %2$@ (%.1f %%)", "[%d öƒ %2$@ (%.1f %%) one two]"),
    ("%(count)s, {name}, ${a {nested} b}", "[%(count)s, {name}, ${a {nested} b} one two three]"),
    ("100 % safe", "[100 % šáƒé one]"),
    ("See https://example.org/a?b=%20 now", "[Šéé https://example.org/a?b=%20 ñöŵ one two three]"),
    ("Mail help@example.org", "[Ṁáîļ help@example.org one two]"),
    ("<b>Bold</b> &amp; big", "[<b>Ɓöļð</b> &amp; ƀîĝ one two]"),
    ("a < b & c {", "[á < ƀ & ç { one]"),
    ("Café 日本", "[Çáƒé 日本 one]"),
  ]

  @Test(arguments: accented)
  func accents(source: String, translation: String) {
    #expect(PseudoLanguage.accented.translation(of: source, .title) == translation)
  }

  @Test func longTextsAreAThirdLonger() {
    let text = String(repeating: "word ", count: 200)
    let count = PseudoLanguage.accented.translation(of: text, .field(.detail)).count
    #expect((1_290...1_320).contains(count))
  }

  @Test func wordsAreBetweenMarks() {
    let texts = [
      ("Dark theme", "~Dark~ ~theme~"), ("{count} new", "{count} ~new~"),
      ("Open https://a.org/x", "~Open~ https://a.org/x"), (" A\nB ", " ~A~\n~B~ "),
      ("a%db", "~a~%d~b~"),
    ]
    for (source, translation) in texts {
      #expect(
        PseudoLanguage.bidirectional.translation(of: source, .title)
          == translation.replacing("~", with: "\u{200F}"))
    }
  }

  @Test func keywordsAreTranslatedOneByOne() {
    #expect(
      PseudoLanguage.accented.translation(of: "dark\nlight", .keywords)
        == "[ðáŕķ one]\n[ļîĝĥţ one]")
  }

  @Test func mnemonicsAreLettersOfTheTitleAndAddressesStay() {
    #expect(PseudoLanguage.accented.translation(of: "T", .field(.mnemonic)) == "Ť")
    #expect(PseudoLanguage.bidirectional.translation(of: "T", .field(.mnemonic)) == "T")
    #expect(PseudoLanguage.accented.translation(of: "/en/", .field(.url)) == "/en/")
  }

  /// A text of 64 KiB that looks like the start of placeholders.
  @Test(arguments: ["{", "<a", "&a", "%(", "@ ", "% "])
  func hostileTextsTakeNoLonger(piece: String) {
    let text = String(repeating: piece, count: 65_536 / piece.count)
    let translation = PseudoLanguage.bidirectional.translation(of: text, .title)
    #expect(translation.utf8.count > text.utf8.count)
  }
}
