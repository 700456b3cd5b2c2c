/// Checks that the translation of a mnemonic is a letter of the translated title.
func checkTranslatedMnemonics(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  let texts = context.texts
  guard !texts.titlesOfMnemonics.isEmpty else { return }
  let translations = texts.translations(in: context.catalogs)
  for catalog in context.catalogs {
    for (index, number) in catalog.numbers.enumerated() {
      guard let number, let titleNumber = texts.titlesOfMnemonics[number] else { continue }
      let entry = catalog.catalog.entries[index]
      let title = translations[titleNumber] ?? texts.sources[titleNumber]
      guard entry.translates(texts.sources[number]),
        !Mnemonic.isValid(entry.translation, in: title)
      else { continue }
      diagnostics.report(
        .invalidMnemonic,
        "\(Mnemonic.message(entry.translation, in: title)) (in '\(context.language.text)')",
        at: entry.translationAnchor, help: Mnemonic.help(in: title))
    }
  }
}
