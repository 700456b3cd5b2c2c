/// Texts with a number, whose forms are variations.
extension StringCatalogEditor {
  /// The localization of a text in the source language.
  static func source(_ text: CatalogText) -> XcodeJSON {
    guard let plural = text.plural else { return unit(text.source) }
    return variations(plural.ordered.map { ($0.form, $0.text) })
  }

  /// The localization of a text that is new in a language.
  static func translation(of text: CatalogText, in language: String) -> XcodeJSON {
    guard text.plural != nil else {
      return unit(text.translation, text.translation.isEmpty ? StringCatalogKey.new : nil)
    }
    return variations(forms(of: language).map { ($0, text.forms[$0] ?? "") })
  }

  /// The forms of a localization: those that the language needs, and `other`, which Xcode requires.
  private static func forms(of language: String) -> [PluralForm] {
    let needed = LanguageTag(language)?.pluralRule.needed.map(\.form) ?? []
    return needed.contains(.other) ? needed : needed + [.other]
  }

  /// - Parameter needsReview: Whether the texts need review, because they translate an earlier
  ///   source without forms.
  private static func variations(
    _ forms: [(form: PluralForm, text: String)], needsReview: Bool = false
  ) -> XcodeJSON {
    let units = forms.map { form, text in
      let state =
        text.isEmpty ? StringCatalogKey.new : needsReview ? StringCatalogKey.needsReview : nil
      return (form.rawValue, unit(text, state))
    }
    return .object([
      (StringCatalogKey.variations, .object([(StringCatalogKey.plural, .object(units))]))
    ])
  }

  /// The object with the forms of a text; nil if the text has no forms.
  private func forms(_ language: String, of node: Int) -> Int? {
    localization(language, of: node)
      .flatMap { members.child($0, StringCatalogKey.variations) }
      .flatMap { members.child($0, StringCatalogKey.plural) }
  }

  /// Adds the forms that a text lacks in a language, and sets the forms for which a translation is
  /// given. A translation without forms becomes the form `other`, marked for review; the function
  /// then returns true.
  mutating func updateForms(_ language: String, of node: Int, _ text: CatalogText) -> Bool {
    guard let localization = localization(language, of: node) else { return false }
    guard let forms = forms(language, of: node) else {
      guard let unit = members.child(localization, StringCatalogKey.stringUnit) else {
        return false
      }
      let old = members.child(unit, StringCatalogKey.value).flatMap(members.text) ?? ""
      let new = Self.forms(of: language).map { ($0, $0 == .other ? old : "") }
      members.replace(localization, with: Self.variations(new, needsReview: true))
      return true
    }
    for form in Self.forms(of: language) {
      let translation = text.forms[form]
      if let child = members.child(forms, form.rawValue) {
        guard let translation, let unit = members.child(child, StringCatalogKey.stringUnit) else {
          continue
        }
        members.set(StringCatalogKey.value, translation, in: unit)
        members.set(StringCatalogKey.state, StringCatalogKey.translated, in: unit)
      } else {
        members.insert(
          form.rawValue,
          Self.unit(translation ?? "", translation == nil ? StringCatalogKey.new : nil), into: forms
        )
      }
    }
    return false
  }

  /// Gives the source the forms of a text, and returns whether any of them is new or changed.
  mutating func setSourceForms(_ language: String, of node: Int, _ text: CatalogText) -> Bool {
    guard let localization = localization(language, of: node), let plural = text.plural else {
      return false
    }
    guard let forms = forms(language, of: node) else {
      members.replace(localization, with: Self.source(text))
      return true
    }
    var isNew = false
    for (form, text) in plural.ordered {
      guard
        let unit = members.child(forms, form.rawValue)
          .flatMap({ members.child($0, StringCatalogKey.stringUnit) })
      else {
        members.insert(form.rawValue, Self.unit(text), into: forms)
        isNew = true
        continue
      }
      guard members.child(unit, StringCatalogKey.value).flatMap(members.text) != text else {
        continue
      }
      members.set(StringCatalogKey.value, text, in: unit)
      isNew = true
    }
    return isNew
  }
}
