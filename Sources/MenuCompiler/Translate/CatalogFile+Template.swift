extension CatalogFile {
  /// A template for catalogs in new languages: a catalog without translations or, in formats with a
  /// source file, the texts in the language of the document.
  ///
  /// - Parameter existing: The existing template, which is rewritten; nil if there is none.
  package init(
    templateOf texts: SourceTexts, _ existing: SourceFile?, new name: String, identity: String,
    format: CatalogFormat, keys: CatalogKeyRule?
  ) throws {
    self.init(new: name, identity: identity, format: format, language: nil, keys: keys)
    if let existing { replace(existing) }
    let own = texts.language?.text ?? ""
    // Languages that need more forms get them when their catalogs are updated.
    let all =
      texts.language.map { texts.texts(in: format, for: $0, isTemplate: true) } ?? texts.texts
    let edits = all.filter { !$0.isOptional }.map { text in
      var text = text.text
      if format.hasSourceFile {
        text.translation = text.source
        text.forms = text.plural?.forms ?? [:]
      }
      return CatalogEdit.add(text, before: nil)
    }
    let language = format.hasSourceFile ? own : ""
    let empty = emptyCatalog(
      format: format, language: language, sourceLanguage: own, project: texts.name)
    fill(try edited(empty, texts, [LanguageEdits(language, edits)]))
  }
}
