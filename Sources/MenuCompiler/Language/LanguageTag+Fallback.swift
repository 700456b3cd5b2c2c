extension LanguageTag {
  /// The languages whose texts can stand in for missing texts of this language, the nearest first: the
  /// tag without its last subtag, and so on. A script is never removed, and regions that use another
  /// script than their language usually does don't fall back to it: `zh-TW` leads to `zh-Hant`.
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
      // A subtag of one character introduces the one behind it.
      if subtags.last?.utf8.count == 1 { subtags.removeLast() }
      if let tag = LanguageTag(subtags.joined(separator: "-")) { fallbacks.append(tag) }
      if subtags.count == 2, Self.isScript(subtags[1]) { break }
    }
    return fallbacks
  }

  /// Whether a language has texts to fall back to: those of a document in a language, or of one of its
  /// catalogs. Its catalogs may lack texts.
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

  /// The scripts of languages in regions where they differ from the script of the language elsewhere,
  /// according to `likelySubtags` of CLDR.
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
