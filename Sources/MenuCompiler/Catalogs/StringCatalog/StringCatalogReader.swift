/// Reads an Xcode string catalog as a catalog for each language except that of the source texts.
///
/// Each catalog has all strings of the file, including those without a translation. For strings
/// that vary by number or device, the translation is the form `other` or, if there is none, the
/// first form. Strings with substitutions and those marked as not translatable are excluded. A
/// stale string is obsolete.
func parseStringCatalog(
  _ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
) -> [Catalog] {
  var reader = StringCatalogReader(tree: CatalogTree(file, as: number, diagnostics.severities))
  if let root = reader.tree.root { reader.read(root) }
  reader.tree.report(into: &diagnostics)
  return reader.catalogs()
}

/// The keys of string catalogs, and the states of their texts.
enum StringCatalogKey {
  static let sourceLanguage = "sourceLanguage"
  static let strings = "strings"
  static let localizations = "localizations"
  static let stringUnit = "stringUnit"
  static let state = "state"
  static let value = "value"
  static let comment = "comment"
  static let extractionState = "extractionState"
  static let shouldTranslate = "shouldTranslate"
  static let variations = "variations"
  static let substitutions = "substitutions"
  /// The variations by number.
  static let plural = "plural"
  /// The form of a variation that applies if no other form does.
  static let other = "other"

  static let new = "new"
  static let translated = "translated"
  static let needsReview = "needs_review"
  static let stale = "stale"
  static let manual = "manual"
}

private struct StringCatalogReader {
  private struct Unit {
    let state: String
    let value: String
    let place: SourcePlace
  }

  private struct Text {
    let key: String
    let place: SourcePlace
    let note: String?
    let isStale: Bool
    let isTranslatable: Bool
    /// The units by language; for languages with variations, the general units.
    let units: [String: Unit]
    /// The languages with variations.
    let varied: Set<String>
    /// For each language, the units of the forms by number.
    let forms: [String: [(form: String, unit: Unit)]]
    /// The languages with substitutions.
    let substituted: Set<String>
  }

  var tree: CatalogTree
  private var sourceLanguage: String?
  private var texts: [Text] = []
  /// The languages in the order of the file, each with the place of its first mention.
  private var languages: [(tag: String, place: SourcePlace)] = []
  private var isRead = false

  init(tree: CatalogTree) { self.tree = tree }

  mutating func read(_ root: SourceNode) {
    guard case .table = root.value else {
      tree.values.diagnostics.report(
        .wrongType, "a string catalog must be a table, not \(root.kind)", at: .value(root.place))
      return
    }
    isRead = true
    if let node = root[StringCatalogKey.sourceLanguage] {
      sourceLanguage = tree.values.text(StringCatalogKey.sourceLanguage, node)
    }
    guard let strings = root[StringCatalogKey.strings] else { return }
    var known: Set<String> = []
    for entry in table(StringCatalogKey.strings, strings) {
      guard known.insert(entry.key).inserted else { continue }
      read(entry)
    }
  }

  private mutating func read(_ entry: SourceEntry) {
    var note: String?
    var isStale = false
    var isTranslatable = true
    var units: [String: Unit] = [:]
    var varied: Set<String> = []
    var forms: [String: [(form: String, unit: Unit)]] = [:]
    var substituted: Set<String> = []
    for member in table(entry.key, entry.value) {
      switch member.key {
      case StringCatalogKey.comment: note = tree.values.text(member.key, member.value)
      case StringCatalogKey.shouldTranslate:
        isTranslatable = tree.values.boolean(member.key, member.value) ?? true
      case StringCatalogKey.extractionState:
        isStale = tree.values.text(member.key, member.value) == StringCatalogKey.stale
      case StringCatalogKey.localizations:
        for localization in table(member.key, member.value) {
          mention(localization)
          let members = table(localization.key, localization.value)
          if members.contains(where: { $0.key == StringCatalogKey.substitutions }) {
            substituted.insert(localization.key)
          }
          if members.contains(where: { $0.key == StringCatalogKey.variations }) {
            varied.insert(localization.key)
            forms[localization.key] = unitsOfForms(members)
          }
          units[localization.key] = generalUnit(members)
        }
      default: break
      }
    }
    texts.append(
      Text(
        key: entry.key, place: entry.value.place, note: note, isStale: isStale,
        isTranslatable: isTranslatable, units: units, varied: varied, forms: forms,
        substituted: substituted))
  }

  /// The unit of a localization. For variations, which may be nested, the unit of the form `other`
  /// or, if there is none, of the first form.
  private mutating func generalUnit(_ localization: [SourceEntry]) -> Unit? {
    if let unit = localization.first(where: { $0.key == StringCatalogKey.stringUnit }) {
      return self.unit(unit)
    }
    guard let variations = localization.first(where: { $0.key == StringCatalogKey.variations }),
      let kind = table(variations.key, variations.value).first
    else { return nil }
    let forms = table(kind.key, kind.value)
    guard let form = forms.first(where: { $0.key == StringCatalogKey.other }) ?? forms.first
    else { return nil }
    return generalUnit(table(form.key, form.value))
  }

  /// The units of the variations by number.
  private mutating func unitsOfForms(
    _ localization: [SourceEntry]
  ) -> [(form: String, unit: Unit)] {
    guard let variations = localization.first(where: { $0.key == StringCatalogKey.variations }),
      let kind = table(variations.key, variations.value)
        .first(where: { $0.key == StringCatalogKey.plural })
    else { return [] }
    return table(kind.key, kind.value).compactMap { form in
      generalUnit(table(form.key, form.value)).map { (form.key, $0) }
    }
  }

  private mutating func unit(_ entry: SourceEntry) -> Unit? {
    guard case .table = entry.value.value else {
      tree.values.wrongType(entry.key, entry.value, takes: .table)
      return nil
    }
    let state = entry.value[StringCatalogKey.state].flatMap {
      tree.values.text(StringCatalogKey.state, $0)
    }
    let value = entry.value[StringCatalogKey.value]
    return Unit(
      state: state ?? "",
      value: value.flatMap { tree.values.text(StringCatalogKey.value, $0) } ?? "",
      place: value?.place ?? entry.value.place)
  }

  private mutating func mention(_ localization: SourceEntry) {
    if knownLanguages.insert(localization.key).inserted {
      languages.append((localization.key, localization.value.place))
    }
  }

  private var knownLanguages: Set<String> = []

  private mutating func table(_ key: String, _ node: SourceNode) -> [SourceEntry] {
    guard case .table(let entries) = node.value else {
      tree.values.wrongType(key, node, takes: .table)
      return []
    }
    return entries
  }

  mutating func catalogs() -> [Catalog] {
    guard isRead else { return [] }
    let keys = texts.map { tree.anchor(.key($0.place)) }
    var catalogs: [Catalog] = []
    for language in languages where language.tag != sourceLanguage {
      var entries: [CatalogEntry] = []
      for (text, key) in zip(texts, keys) {
        entries.append(entry(text, key, language.tag))
      }
      catalogs.append(
        Catalog(
          language: language.tag, languageAnchor: tree.anchor(.key(language.place)),
          sourceLanguage: sourceLanguage, entries: entries))
    }
    return catalogs
  }

  private mutating func entry(
    _ text: Text, _ key: SourceAnchor, _ language: String
  ) -> CatalogEntry {
    let source = sourceLanguage ?? ""
    let isSubstituted = text.substituted.contains(language) || text.substituted.contains(source)
    let unit = text.units[language]
    let isNew = unit.map { $0.state == StringCatalogKey.new } ?? true
    let translation = isNew ? "" : unit?.value ?? ""
    let state: CatalogState =
      if text.isStale {
        .obsolete
      } else if !text.isTranslatable || isSubstituted {
        .excluded
      } else if translation.isEmpty {
        .untranslated
      } else {
        unit?.state == StringCatalogKey.translated ? .translated : .needsReview
      }
    // Programs use their source texts as keys.
    let ownSource = TranslationKey(text.key) == nil ? text.key : nil
    var entry = CatalogEntry(
      key: text.key, keyAnchor: key, source: text.units[source]?.value ?? ownSource,
      translation: translation,
      translationAnchor: unit.map { tree.anchor(.value($0.place)) } ?? key, state: state,
      isVaried: isSubstituted || text.varied.contains(language) || text.varied.contains(source))
    if state == .excluded, isSubstituted { entry.unsupported = "substitutions" }
    entry.singular =
      text.forms[source]?.first { $0.form == PluralForm.one.rawValue }?.unit.value
    entry.forms = (text.forms[language] ?? []).map { form, unit in
      let isNew = unit.state == StringCatalogKey.new || unit.value.isEmpty
      let isFinished = unit.state == StringCatalogKey.translated
      return CatalogForm(
        name: form, text: isNew ? "" : unit.value, anchor: tree.anchor(.value(unit.place)),
        state: isNew ? .untranslated : isFinished ? .translated : .needsReview)
    }
    entry.note = text.note
    return entry
  }
}
