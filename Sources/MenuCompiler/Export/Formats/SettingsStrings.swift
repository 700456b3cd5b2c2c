/// The strings of a Settings bundle: the translations into each language, keyed by the document's
/// texts.
struct SettingsStrings {
  private let texts: ExportedTexts
  /// The texts in the order of the items, each once.
  private var keys: [String] = []
  private var translations: [String: [LanguageTag: String]] = [:]

  init(_ texts: ExportedTexts) { self.texts = texts }

  /// Whether the menu has translations.
  var isNeeded: Bool { !texts.languages.isEmpty }

  /// The id of an item, declared or derived.
  func id(of item: ExportedItem) -> String? { texts.id(at: item.place) }

  /// Adds a text with its translations. Equal texts share one translation.
  mutating func add(
    _ text: String, _ field: TranslatedField, of item: ExportedItem, in context: inout ImportContext
  ) {
    guard !text.isEmpty, let key = texts.key(of: field, at: item.place) else { return }
    let found = texts.translations(of: key)
    guard let present = translations[text] else {
      keys.append(text)
      translations[text] = found
      return
    }
    for language in texts.languages {
      guard let other = found[language], other != present[language] else { continue }
      if present[language] == nil {
        translations[text]?[language] = other
      } else {
        context.lose(
          "'\(text)' has an earlier, different translation into '\(language.text)', which is used here too",
          at: item.anchor)
      }
    }
  }

  /// The `Root.strings` of each language, including the document's language if it declares one,
  /// because systems choose among the languages of a bundle.
  var files: [ExportedFile] {
    guard isNeeded else { return [] }
    let own = texts.language.map { [file($0) { $0 }] } ?? []
    return own + texts.languages.map { language in file(language) { translations[$0]?[language] } }
  }

  private func file(_ language: LanguageTag, _ text: (String) -> String?) -> ExportedFile {
    let lines = keys.compactMap { key in
      text(key).map { "\(AppleStringsText.encoded(key)) = \(AppleStringsText.encoded($0));\n" }
    }
    return ExportedFile(lines.joined(), path: "\(language.text).lproj/Root.strings")
  }
}
