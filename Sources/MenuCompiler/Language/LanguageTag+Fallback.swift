extension LanguageTag {
  /// The languages whose texts can replace missing texts of this language, nearest first: the tag
  /// without its last subtag, and so on. A script is never removed. A region whose script differs
  /// from the usual script of its language does not fall back to that language: `zh-TW` leads to
  /// `zh-Hant`.
  package var fallbacks: [LanguageTag] {
    var subtags = text.split(separator: "-").map(String.init)
    var fallbacks: [LanguageTag] = []
    while subtags.count > 1 {
      let last = subtags.removeLast()
      if subtags.count == 1, let script = Self.scripts["\(subtags[0])-\(last)"] {
        subtags.append(script)
      } else if Self.isScript(last) {
        break
      }
      // A subtag of one character introduces the subtag after it.
      if subtags.last?.utf8.count == 1 { subtags.removeLast() }
      if let tag = LanguageTag(subtags.joined(separator: "-")) { fallbacks.append(tag) }
      if subtags.count == 2, Self.isScript(subtags[1]) { break }
    }
    return fallbacks
  }

  /// Whether a language has texts to fall back to, from the document or from a catalog in another
  /// language. The language's own catalogs do not count, because they may lack texts.
  ///
  /// - Parameters:
  ///   - own: The language of the document.
  ///   - languages: The languages of the catalogs.
  package func hasFallback(own: LanguageTag, languages: [LanguageTag]) -> Bool {
    let present = [own] + own.fallbacks + languages
    return fallbacks.contains { present.contains($0) }
  }

  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy(\.isLetter)
  }

  /// The scripts of languages in regions where the script differs from the language's usual script,
  /// according to CLDR's `likelySubtags`.
  private static let scripts: [String: String] = {
    let regions = [
      "Arab":
        "az-IQ az-IR ha-CM ha-SD kk-AF kk-CN kk-IR kk-MN ku-LB ky-CN ms-CC pa-PK tg-PK uz-AF",
      "Cyrl": "az-RU ug-KZ ug-MN uz-CN", "Deva": "sd-IN",
      "Hant":
        "zh-AU zh-BN zh-GB zh-GF zh-HK zh-ID zh-MO zh-PA zh-PF zh-PH zh-SR zh-TH zh-TW zh-US zh-VN",
      "Latn": "ky-TR sr-ME sr-RO sr-TR", "Mong": "mn-CN",
    ]
    var scripts: [String: String] = [:]
    for (script, tags) in regions {
      for tag in tags.split(separator: " ") { scripts[String(tag)] = script }
    }
    return scripts
  }()
}
