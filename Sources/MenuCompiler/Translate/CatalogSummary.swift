/// The changes that an update makes to a catalog, and the work that remains for translators.
package struct CatalogSummary: Sendable, Equatable {
  /// Texts that the catalog did not have.
  package internal(set) var missing: [TranslationKey] = []
  /// Texts whose entries have no translation yet.
  package internal(set) var untranslated: [TranslationKey] = []
  /// Texts that changed after they were translated.
  package internal(set) var stale: [TranslationKey] = []
  /// Texts that were already marked for review.
  package internal(set) var forReview: [TranslationKey] = []
  /// The number of texts with a usable translation.
  package internal(set) var translated: Int
  /// The number of texts that a sparse catalog leaves to another language.
  package internal(set) var inherited = 0
  /// The number of translations that became obsolete.
  package internal(set) var madeObsolete = 0
  /// The number of obsolete translations that are used again, or that need review.
  package internal(set) var restored = 0
  /// The number of entries that moved to the new id of their item.
  package internal(set) var moved = 0

  /// Whether every text has a usable translation.
  package var isComplete: Bool {
    missing.isEmpty && untranslated.isEmpty && stale.isEmpty && forReview.isEmpty
  }

  init(translated: Int = 0) { self.translated = translated }

  /// The number of all texts in the summary.
  package var count: Int {
    translated + inherited + missing.count + untranslated.count + stale.count + forReview.count
  }

  /// Counts a text that uses an entry of the program.
  mutating func count(ofProgram entry: CatalogEntry, as text: MenuText, isSparse: Bool) {
    countState(entry.state, of: entry, as: text, isSparse: isSparse)
  }

  mutating func count(
    _ entry: CatalogEntry, as text: MenuText, _ state: CatalogState, isSparse: Bool
  ) {
    if entry.key != text.text.key.written { moved += 1 }
    if !entry.isAlive { restored += 1 }
    countState(state, of: entry, as: text, isSparse: isSparse)
  }

  /// - Parameter state: The state of the entry after the update.
  private mutating func countState(
    _ state: CatalogState, of entry: CatalogEntry, as text: MenuText, isSparse: Bool
  ) {
    let key = text.text.key
    switch state {
    case .translated: translated += 1
    case .untranslated where text.isOptional: break
    case .untranslated where isSparse: inherited += 1
    case .untranslated: untranslated.append(key)
    case .needsReview where entry.state == .needsReview: forReview.append(key)
    case .needsReview: stale.append(key)
    case .excluded where entry.unsupported != nil && !text.isOptional: untranslated.append(key)
    case .obsolete, .excluded: break
    }
  }
}
