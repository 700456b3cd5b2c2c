import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The forms of Qt are those that its own tools count.
@Suite struct QtNumerusTests {
  private static let convert = "/usr/lib/qt6/bin/lconvert"

  /// `lconvert` writes the rule of a language into the header of a PO file.
  @Test(
    .needs(convert),
    arguments: [
      "ar", "be", "br", "bs", "ca", "cs", "cy", "da", "de", "en", "fa", "fr", "ga", "gd", "he",
      "hr", "hu", "hy", "id", "is", "it", "ja", "ko", "lt", "lv", "mt", "nb", "nl", "pl", "pt",
      "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi", "zh",
    ])
  func formsAreThoseOfQt(tag: String) throws {
    let directory = try TemporaryDirectory()
    let language = try #require(LanguageTag(tag))
    try directory.write(
      """
      <!DOCTYPE TS>
      <TS version="2.1" language="\(tag.replacing("-", with: "_"))"><context><name>M</name>
      <message numerus="yes"><source>%n</source><translation/></message></context></TS>
      """, to: "m.ts")
    let header = try Command.run(Self.convert, ["-i", "m.ts", "-of", "po"], in: directory.url)
    let written = try #require(
      header.output.firstMatch(of: /Plural-Forms: (.*?)\\n/), "\(header.output)\(header.errors)")
    let expected = try #require(POPluralForms(String(written.output.1)))
    let forms = try #require(QtNumerus.forms(of: language))
    #expect(forms.count == expected.count)
    for number in 0...220 {
      #expect(forms.index(of: number) == expected.index(of: number), "\(number)")
    }
  }

  /// Each form that a language needs by CLDR has a form of Qt, and other languages have the forms of CLDR.
  @Test(arguments: ["de", "ru", "lv", "cy", "ga", "mk", "he", "fr", "ja", "kw", "fil"])
  func eachFormHasAPlace(tag: String) throws {
    let language = try #require(LanguageTag(tag))
    let forms = try #require(QtNumerus.forms(of: language))
    for (_, examples) in language.pluralRule.needed {
      let index = try #require(examples.last.flatMap(forms.index))
      #expect(index < forms.count)
    }
  }
}
