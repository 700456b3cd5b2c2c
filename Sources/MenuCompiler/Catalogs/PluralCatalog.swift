extension Catalog {
  /// The catalog with a separate entry for each form of each text that has a number in the menu, as
  /// in formats that do not support such texts.
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
        var part = entry.part(form, translation, keepsSingular: keepsSingular)
        part.key += ".\(form.rawValue)"
        return part
      }
    }
    return catalog
  }

  /// The entry with the given index or, for a form of a text with a number, the part of the entry
  /// for this form; nil if the entry lacks the form.
  func entry(_ index: Int, for form: PluralForm?, in language: LanguageTag?) -> CatalogEntry? {
    let entry = entries[index]
    guard let form, !entry.forms.isEmpty, let rule = language?.pluralRule else { return entry }
    return forms(of: entry, by: rule).first { $0.form == form }.map {
      entry.part(form, $1, keepsSingular: keepsSingular)
    }
  }

  /// The forms of an entry, each with the CLDR form for which it is shown.
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
      // The last example is the most typical: a form for 0 and 5 to 20 may have a separate text for
      // 0.
      guard let index = examples.last.flatMap(pluralForms.index),
        entry.forms.indices.contains(index)
      else { return nil }
      return (form, entry.forms[index])
    }
  }
}

extension CatalogEntry {
  /// A form of the entry, as a separate entry.
  ///
  /// - Parameter keepsSingular: Whether the catalog keeps the source for 1; otherwise, the source
  ///   of that form is unknown.
  fileprivate func part(
    _ form: PluralForm, _ translation: CatalogForm, keepsSingular: Bool
  ) -> CatalogEntry {
    var part = self
    part.isVaried = false
    part.translation = translation.text
    part.translationAnchor = translation.anchor
    if form == .one { part.source = singular ?? (keepsSingular ? source : nil) }
    part.singular = nil
    switch state {
    case .obsolete, .excluded, .needsReview: break
    case .untranslated, .translated: part.state = translation.state
    }
    return part
  }
}
