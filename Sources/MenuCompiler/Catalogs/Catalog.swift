/// The texts of a menu in one language, as a file contains them.
package struct Catalog: Sendable {
  /// The language, as the file itself declares it: `Language` of a PO header, `target-language` of
  /// XLIFF, the key in `localizations` of a string catalog. Nil if the file declares none.
  package var language: String?
  /// The place where the file declares its language.
  package var languageAnchor: SourceAnchor?
  /// The language of the source texts, if the file declares it.
  package var sourceLanguage: String?
  /// The entries, in the order of the file.
  package var entries: [CatalogEntry]
  /// Whether the keys contain the menu's name, so that all of them belong to the menu.
  var hasOwnKeys = false
  /// How numbers select the forms of texts, in a format that numbers the forms.
  var pluralForms: POPluralForms?
  /// Whether entries of texts with a number keep the text for 1 in addition to
  /// ``CatalogEntry/source``.
  var keepsSingular = true

  package init(
    language: String? = nil, languageAnchor: SourceAnchor? = nil, sourceLanguage: String? = nil,
    entries: [CatalogEntry] = []
  ) {
    self.language = language
    self.languageAnchor = languageAnchor
    self.sourceLanguage = sourceLanguage
    self.entries = entries
  }
}

extension Catalog {
  /// Whether an entry belongs to a text that the menu has or had: menuc wrote it (as its note
  /// shows), or its key is one of the menu itself, or contains an item's id or the menu's name. A
  /// program can have keys of the same form, such as `home/title`.
  ///
  /// - Parameter ids: The current and former ids of the menu's items.
  func isOfMenu(_ entry: CatalogEntry, with ids: Set<String>) -> Bool {
    guard let key = TranslationKey(entry.key) else { return false }
    return hasOwnKeys || entry.note != nil || key.id.isEmpty || ids.contains(key.id)
  }

  /// The language of the source texts, if the file declares one that differs from the menu's.
  func otherSource(than own: LanguageTag) -> LanguageTag? {
    let source = sourceLanguage.flatMap { LanguageTag($0) }
    return source?.language == own.language ? nil : source
  }
}

/// A text in a catalog.
package struct CatalogEntry: Sendable {
  /// The key. If it is not the key of a menu's text (see ``TranslationKey``), it is as written or,
  /// if the catalog has a rule for keys that it does not follow, empty.
  package var key: String
  package var keyAnchor: SourceAnchor
  /// The text that was translated. Nil in formats that don't keep it.
  package var source: String?
  /// The singular of ``source``, in an entry with plural forms that keeps both.
  package var singular: String?
  /// Whether the translation has several forms, by number or by device. ``translation`` is the
  /// general form. Unless the menu's text has forms, too, edits leave the source and all forms as
  /// they are.
  package var isVaried = false
  /// The forms by number, in the order of the file.
  var forms: [CatalogForm] = []
  /// The translation; empty if there is none.
  package var translation: String
  /// The place of the translation or, if there is none, the place where it would be.
  package var translationAnchor: SourceAnchor
  package var state: CatalogState
  /// The note that menuc wrote; nil if there is none.
  package var note: String?
  /// The parts of an excluded entry that menus can't show, such as substitutions; nil if it has
  /// none.
  var unsupported: String?
  /// Whether menuc wrote the entry for another menu that shares the catalog.
  var isOfOtherMenu = false
  /// The context that distinguishes texts with the same source in the program: `msgctxt` in PO, the
  /// name of a message's context in Qt. Nil if there is none.
  package var context: String?

  package init(
    key: String, keyAnchor: SourceAnchor, source: String?, translation: String,
    translationAnchor: SourceAnchor, state: CatalogState, singular: String? = nil,
    isVaried: Bool = false
  ) {
    self.key = key
    self.keyAnchor = keyAnchor
    self.source = source
    self.translation = translation
    self.translationAnchor = translationAnchor
    self.state = state
    self.singular = singular
    self.isVaried = isVaried
  }
}

/// A form of a translation, for some numbers.
struct CatalogForm: Sendable {
  /// The name of the form in CLDR, or its index in the entry.
  let name: String
  let text: String
  let anchor: SourceAnchor
  let state: CatalogState
}

/// The state of an entry in a catalog.
package enum CatalogState: Sendable {
  /// The translation is empty.
  case untranslated
  case translated
  /// The source text changed, or a translator requests another review: `fuzzy` in PO. Such a
  /// translation is not used.
  case needsReview
  /// The menu no longer has the text.
  case obsolete
  /// The catalog declares that the text is not translated, or the entry has parts that no menu can
  /// show. The menu's text is used instead.
  case excluded
}

/// A text of a menu to write into a catalog.
package struct CatalogText: Sendable {
  package var key: TranslationKey
  /// The key as the catalog writes it.
  package var name: String
  package var source: String
  /// The position of the text in the menu, for translators: the titles of the item and its
  /// ancestors, such as `Appearance › Theme`.
  package var note: String
  /// The translation; empty if there is none.
  package var translation: String
  /// The forms of a text with a number, in a format whose entries contain all forms of a text.
  /// ``source`` is the general form.
  var plural: PluralText?

  /// The translations of the forms, in place of ``translation``.
  var forms: [PluralForm: String] = [:]

  /// The text for 1 in an entry with forms; nil for an entry without forms.
  var singular: String? { plural?.source(of: .one) }

  package init(key: TranslationKey, source: String, note: String, translation: String = "") {
    self.key = key
    name = key.written
    self.source = source
    self.note = note
    self.translation = translation
  }
}

/// The changes to a catalog in one language.
package struct LanguageEdits: Sendable {
  /// The language of the texts, as a BCP 47 tag.
  package var language: String
  package var edits: [CatalogEdit]

  package init(_ language: String, _ edits: [CatalogEdit]) {
    self.language = language
    self.edits = edits
  }
}

/// A change to a catalog. Everything else in the file stays the same, byte for byte.
package enum CatalogEdit: Sendable {
  /// Adds a text before the entry with this index, or at the end.
  case add(CatalogText, before: Int?)
  /// Gives the entry with this index a key, a source, a note and a state. Its translation and its
  /// translators' comments stay. The new state determines whether the entry becomes obsolete,
  /// returns, or is marked for review.
  ///
  /// An excluded entry gets only the key, and an entry with several forms keeps its source.
  ///
  /// In a string catalog, which can't be created anew for one language, the translation in the text
  /// replaces the entry's translation.
  case update(Int, CatalogText, CatalogState)

  func mapText(_ change: (CatalogText) -> CatalogText) -> CatalogEdit {
    switch self {
    case .add(let text, let before): .add(change(text), before: before)
    case .update(let index, let text, let state): .update(index, change(text), state)
    }
  }
}
