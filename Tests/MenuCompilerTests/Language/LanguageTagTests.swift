import Testing

@testable import MenuCompiler

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("pt_br", "pt-BR"), ("zh-hant-tw", "zh-Hant-TW"),
    ("ZH_hans", "zh-Hans"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("es-419", "es-419"),
    ("en-US-x-PRIVATE-us", "en-US-x-private-us"), ("ckb", "ckb"), ("en-XA", "en-XA"),
  ])
  func spelling(written: String, tag: String) {
    #expect(LanguageTag(written)?.text == tag)
  }

  @Test(arguments: [
    "", "d", "german", "de-", "-de", "de--AT", "de AT", "1de", "de-abcdefghi", "dé", "x-private",
    "*",
    "../de", "de/AT", "de\u{0}",
  ])
  func isNoTag(written: String) {
    #expect(LanguageTag(written) == nil)
  }

  @Test(arguments: [
    ("ar", true), ("ar-XB", true), ("he", true), ("fa-IR", true), ("ur", true), ("ckb-IQ", true),
    ("az-Arab", true), ("ar-Latn", false), ("ks-Deva", false), ("en", false), ("ku", false),
    ("uz-Cyrl", false), ("ff-Adlm", true), ("dv", true), ("yi", true),
  ])
  func direction(written: String, isRightToLeft: Bool) throws {
    let tag = try #require(LanguageTag(written))
    #expect(tag.isRightToLeft == isRightToLeft)
    #expect(tag.direction == (isRightToLeft ? "rtl" : "ltr"))
  }

  @Test(arguments: [("en", true), ("jp", false), ("dd", false), ("gsw", true)])
  func isKnown(written: String, expected: Bool) throws {
    #expect(try #require(LanguageTag(written)).isKnown == expected)
  }

  /// Regions and variants are removed, scripts are not.
  @Test(arguments: [
    ("de", []), ("de-AT", ["de"]), ("en-GB-oxendict", ["en-GB", "en"]), ("sr-Latn", []),
    ("zh-Hant-TW", ["zh-Hant"]), ("zh-TW", ["zh-Hant"]), ("zh-CN", ["zh"]), ("sr-ME", ["sr-Latn"]),
    ("de-u-co-phonebk", ["de-u-co", "de"]), ("en-x-a", ["en"]),
  ])
  func fallbacks(tag: String, expected: [String]) throws {
    #expect(try #require(LanguageTag(tag)).fallbacks.map(\.text) == expected)
  }

  @Test(arguments: [
    ("en-GB", "en", [], true), ("en-GB", "en-US", [], true), ("de-AT", "en", ["de"], true),
    ("de-AT", "en", ["fr"], false), ("de", "en", ["de-AT"], false), ("zh-TW", "zh", [], false),
  ])
  func sparse(tag: String, own: String, others: [String], expected: Bool) throws {
    let languages = try others.map { try #require(LanguageTag($0)) }
    let own = try #require(LanguageTag(own))
    #expect(
      try #require(LanguageTag(tag)).hasFallback(own: own, languages: languages) == expected)
  }
}
