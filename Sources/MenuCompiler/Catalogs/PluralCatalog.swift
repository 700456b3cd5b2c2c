extension Catalog {
  /// The catalog with an entry for each form of texts that have a number in the menu, as in formats that
  /// have no such texts.
  ///
  /// - Parameters:
  ///   - keys: The keys of texts with a number.
  ///   - language: The language of the catalog.
  func withEntriesOfForms(_ keys: Set<String>, in language: LanguageTag?) -> Catalog {
    guard !keys.isEmpty, let rule = language?.pluralRule else { return self }
    var catalog = self
    catalog.entries = entries.flatMap { entry in
      guard keys.contains(entry.key) else { return [entry] }
      // A text without forms is shown for all numbers.
      let forms =
        entry.forms.isEmpty
        ? [
          (
            PluralForm.other,
            CatalogForm(
              name: "", text: entry.translation, anchor: entry.translationAnchor,
              state: entry.state)
          )
        ]
        : self.forms(of: entry, by: rule)
      return forms.map { form, translation in
        var part = entry
        part.key += ".\(form.rawValue)"
        part.isVaried = false
        part.translation = translation.text
        part.translationAnchor = translation.anchor
        if form == .one { part.source = entry.singular ?? entry.source }
        part.singular = nil
        switch entry.state {
        case .obsolete, .excluded, .needsReview: break
        case .untranslated, .translated: part.state = translation.state
        }
        return part
      }
    }
    return catalog
  }

  /// The forms of an entry, each with the form of CLDR for which it is shown.
  func forms(
    of entry: CatalogEntry, by rule: PluralRule
  ) -> [(form: PluralForm, translation: CatalogForm)] {
    guard let pluralForms else {
      // Without a declaration, numbered forms are those that the language needs.
      let needed = rule.needed.map(\.form)
      return entry.forms.enumerated().compactMap { index, form in
        let numbered = form.name == "\(index)" && index < needed.count ? needed[index] : nil
        return (PluralForm(rawValue: form.name) ?? numbered).map { ($0, form) }
      }
    }
    return rule.needed.compactMap { form, examples in
      // The last example is the most typical: a form of 0 and 5 to 20 may have its own text for 0.
      guard let index = examples.last.flatMap(pluralForms.index),
        entry.forms.indices.contains(index)
      else { return nil }
      return (form, entry.forms[index])
    }
  }
}
