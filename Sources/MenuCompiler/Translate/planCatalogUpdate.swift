/// The edits that bring a catalog up to date with the texts of a menu.
struct CatalogPlan {
  var edits: [CatalogEdit] = []
  var summary = CatalogSummary()
}

/// Plans the update of a catalog to the texts of a menu.
///
/// Entries are matched to texts by key. If no entry with the key has a translation, an entry under
/// a former id of the item is used. An entry of the menu (see ``Catalog/isOfMenu(_:with:)``)
/// becomes obsolete if the menu no longer has its text, and is used again if the text returns. A
/// text without an entry uses the program's entry for its source, if there is one, and leaves that
/// entry unchanged.
///
/// - Parameters:
///   - texts: The texts in the form that the catalog's format requires; see
///     ``SourceTexts/texts(in:for:isTemplate:)``.
///   - ids: The ids of the menu's items, including those without texts.
///   - rule: The forms that texts with a number have in the language.
///   - menu: The name of the menu.
///   - isSparse: Whether the catalog contains only the texts that differ from those of another
///     language, so that no texts are added.
func planCatalogUpdate(
  _ texts: [MenuText], of ids: Set<String>, _ catalog: Catalog, _ rule: PluralRule,
  menu: String = "", isSparse: Bool = false
) -> CatalogPlan {
  var planner = CatalogPlanner(texts, of: ids, catalog, rule, menu: menu, isSparse: isSparse)
  planner.match()
  planner.removeGone()
  planner.update()
  return planner.plan
}

private struct CatalogPlanner {
  private let texts: [MenuText]
  private let ids: Set<String>
  private let entries: [CatalogEntry]
  private let catalog: Catalog
  private let rule: PluralRule
  private let isSparse: Bool
  /// The name of the menu.
  private let name: String
  private let notes: CatalogNotes
  /// The entries with each key, as written, in the order of the catalog.
  private var entriesByKey: [String: [Int]] = [:]
  /// The entry of each text; nil for a new text.
  private var entryOfText: [Int?] = []
  private var isTaken: [Bool]
  /// The entries whose keys are given to other entries, with the keys that they get in exchange.
  private var exchanged: [Int: TranslationKey] = [:]
  private(set) var plan = CatalogPlan()

  init(
    _ texts: [MenuText], of ids: Set<String>, _ catalog: Catalog, _ rule: PluralRule,
    menu: String, isSparse: Bool
  ) {
    self.texts = texts
    self.ids = ids
    name = menu
    notes = CatalogNotes(texts.map(\.text.note))
    self.isSparse = isSparse
    self.catalog = catalog
    self.rule = rule
    entries = catalog.entries
    isTaken = Array(repeating: false, count: entries.count)
    for (index, entry) in entries.enumerated() {
      entriesByKey[entry.key, default: []].append(index)
    }
  }

  /// Finds the entry of each text. Entries with the text's own key are matched first, so that no
  /// other text takes them.
  mutating func match() {
    entryOfText = texts.map { text in
      best(entriesByKey[text.text.key.written] ?? [], for: text)
    }
    for case let entry? in entryOfText { isTaken[entry] = true }
    for (index, text) in texts.enumerated() {
      let keys = text.formerKeys
      if !keys.isEmpty { matchFormerKeys(keys, of: text, index) }
    }
  }

  private mutating func matchFormerKeys(
    _ keys: [TranslationKey], of text: MenuText, _ index: Int
  ) {
    let present = entryOfText[index]
    if let present, entries[present].isAlive, !entries[present].translation.isEmpty { return }
    if let present, entries[present].state == .excluded { return }
    let former = keys.flatMap { entriesByKey[$0.written] ?? [] }
    // An untranslated entry moves only if the text has no entry yet.
    let candidates = former.filter {
      !isTaken[$0] && (!entries[$0].translation.isEmpty || present == nil && entries[$0].isAlive)
    }
    guard let match = best(candidates, for: text) else { return }
    if let present {
      // No translation is lost: a current translation is preferred, and an obsolete one stays.
      guard entries[match].isAlive || entries[present].translation.isEmpty else { return }
      isTaken[present] = false
      exchanged[present] = TranslationKey(entries[match].key)
    }
    entryOfText[index] = match
    isTaken[match] = true
  }

  /// The entry that fits a text best. Current entries with a translation come first, then obsolete
  /// entries with a translation, preferably of the same source, then entries without a translation.
  private func best(_ candidates: [Int], for text: MenuText) -> Int? {
    func rank(_ index: Int) -> Int {
      let entry = entries[index]
      if entry.translation.isEmpty { return entry.isAlive ? 1 : 0 }
      if entry.isAlive { return entry.isUsable ? 5 : 4 }
      return entry.source == text.text.source ? 3 : 2
    }
    return candidates.reduce(nil) { best, next in
      guard let best else { return next }
      return rank(next) > rank(best) ? next : best
    }
  }

  /// Marks as obsolete the entries of the menu that no longer belong to a text.
  mutating func removeGone() {
    let present = Set(texts.map { $0.text.key.written })
    let ids = ids.union(texts.flatMap(\.formerIDs))
    for (index, entry) in entries.enumerated() where !isTaken[index] {
      let key = exchanged[index]
      guard key != nil || entry.isAlive && !present.contains(entry.key), entry.state != .excluded,
        key != nil || catalog.isOfMenu(entry, with: ids),
        let key = key ?? TranslationKey(entry.key)
      else { continue }
      if entry.isAlive, !entry.translation.isEmpty { plan.summary.madeObsolete += 1 }
      plan.edits.append(
        .update(index, CatalogText(key: key, source: entry.source ?? "", note: ""), .obsolete))
    }
  }

  mutating func update() {
    // A new text is inserted before the entry of the next text that has an entry.
    var next: Int?
    var places = Array(repeating: Int?.none, count: texts.count)
    for index in texts.indices.reversed() {
      if let entry = entryOfText[index], entries[entry].isAlive { next = entry }
      places[index] = next
    }
    let ids = Set(texts.map(\.text.key.id))
    let program = SourceEntries(entries, menu: name, ids: ids) { isTaken[$0] }
    for (index, text) in texts.enumerated() {
      guard let entry = entryOfText[index] else {
        if let entry = program.entry(for: text.text.source) {
          // Texts of views count only if the catalog has entries with their keys.
          if case .interface = text.text.key.field { continue }
          plan.summary.count(ofProgram: entries[entry], as: text, isSparse: isSparse)
          continue
        }
        if text.isOptional { continue }
        if isSparse {
          plan.summary.inherited += 1
          continue
        }
        plan.edits.append(.add(text.text, before: places[index]))
        plan.summary.missing.append(text.text.key)
        continue
      }
      let state = state(of: entries[entry], for: text)
      plan.edits.append(.update(entry, noted(text.text, entries[entry]), state))
      plan.summary.count(
        entries[entry], as: text,
        state == .translated && lacksForms(entries[entry], of: text) ? .untranslated : state,
        isSparse: isSparse)
    }
  }

  /// The text, with its entry's note if that note still describes the place of the text.
  private func noted(_ text: CatalogText, _ entry: CatalogEntry) -> CatalogText {
    var text = text
    if let note = entry.note, entry.isAlive, entry.key == text.key.written,
      entry.belongs(to: text.source), notes.describe(note, as: text.note)
    {
      text.note = note
    }
    return text
  }

  private func state(of entry: CatalogEntry, for text: MenuText) -> CatalogState {
    if entry.state == .excluded { return .excluded }
    if entry.translation.isEmpty { return .untranslated }
    if text.text.plural != nil {
      guard !entry.forms.isEmpty else { return .needsReview }
      if let source = entry.source {
        guard source == text.text.source,
          !catalog.keepsSingular || entry.singular ?? source == text.text.singular
        else { return .needsReview }
      }
      return entry.state == .needsReview ? .needsReview : .translated
    }
    // An equivalent source with different bytes is replaced without review, except in an entry with
    // several forms.
    let source = text.text.source
    guard entry.belongs(to: source) || entry.source == source && !entry.isVaried else {
      return .needsReview
    }
    return entry.state == .needsReview ? .needsReview : .translated
  }

  /// Whether a form that the language needs is not translated.
  private func lacksForms(_ entry: CatalogEntry, of text: MenuText) -> Bool {
    guard text.text.plural != nil else { return false }
    let forms = catalog.forms(of: entry, by: rule)
    return !rule.needed.allSatisfy { needed in
      forms.contains { $0.form == needed.form && !$0.translation.text.isEmpty }
    }
  }
}

extension MenuText {
  /// The keys under which older catalogs may contain the text: the keys with former ids and, for
  /// the general form of a text with a number in a format that has an entry for each form, the key
  /// of the text without a number.
  fileprivate var formerKeys: [TranslationKey] {
    let key = text.key
    let ids = formerIDs.map { TranslationKey(id: $0, field: key.field) }
    guard case .form(let field, .other) = key.field else { return ids }
    return [TranslationKey(id: key.id, field: field.text)] + ids
  }
}

extension CatalogEntry {
  /// Whether the entry is not obsolete.
  var isAlive: Bool { state != .obsolete }
}
