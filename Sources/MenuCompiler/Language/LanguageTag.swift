/// The name of a language, such as `de` or `zh-Hant-TW`: a BCP 47 language tag (RFC 5646).
package struct LanguageTag: Hashable, Sendable {
  /// The tag as usually written: the language in lower case, a script in title case, a region in
  /// upper case, with `-` between them.
  package let text: String

  /// The form of a tag, as a regular expression.
  static let pattern = "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"

  /// Returns nil if a string is not a tag. `_` is equivalent to `-`, as in gettext's file names.
  package init?(_ written: String) {
    let subtags = written.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    let isFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    guard isFormed, let language = subtags.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLetter)
    else { return nil }
    var isExtension = false
    text = subtags.enumerated().map { index, subtag in
      let lower = subtag.lowercased()
      if index > 0, lower.utf8.count == 1 { isExtension = true }
      if index == 0 || isExtension { return lower }
      let isRegion = lower.utf8.count == 2
      let isScript = lower.utf8.count == 4 && lower.utf8.allSatisfy(\.isLetter)
      return isRegion ? lower.uppercased() : isScript ? lower.capitalizedWord : lower
    }.joined(separator: "-")
  }

  private var subtags: [Substring] { text.split(separator: "-") }

  /// The language itself, such as `zh`.
  package var language: String { subtags.first.map(String.init) ?? text }

  /// Whether text of the language runs from right to left.
  package var isRightToLeft: Bool {
    let script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isLetter) }
    if let script { return Self.rightToLeftScripts.contains(String(script)) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// The direction of the language's text: `rtl` or `ltr`.
  package var direction: String { isRightToLeft ? "rtl" : "ltr" }

  /// Whether ISO 639-1 lists the language or its code has three letters. ISO 639-3 has too many
  /// codes to list here.
  package var isKnown: Bool {
    language.utf8.count == 3 || Self.twoLetterLanguages.contains(language)
  }

  /// The languages of ISO 639-1.
  static let twoLetterLanguages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz
    ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la
    lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// The languages that are usually written in a right-to-left script.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji",
    "khw", "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug",
    "ur", "yi",
  ]
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
