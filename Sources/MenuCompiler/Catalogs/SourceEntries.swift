/// The entries of a program in a catalog, keyed by their source. A text that has no entry for its
/// own key uses the program's entry for its source, so that the program's catalog works unchanged.
///
/// Two kinds of entries do not belong to the program: those that menuc wrote for another menu, and
/// those whose key begins with `/`, or with the id of an item and `/`, as in `theme/titel`. Keys of
/// the latter kind are misspelled, which is reported.
struct SourceEntries {
  private var entries: [String: Int] = [:]

  /// - Parameters:
  ///   - menu: The name of the menu. Of entries with the same source, one whose context is this
  ///     name is preferred, then one without a context.
  ///   - ids: The ids of the menu's items.
  ///   - isOwn: Whether the entry with a given index is known to have the key of a text.
  init(_ all: [CatalogEntry], menu: String, ids: Set<String>, isOwn: (Int) -> Bool) {
    func rank(_ entry: CatalogEntry) -> Int {
      guard let context = entry.context, !context.isEmpty else { return 1 }
      return context.lowercased() == menu.lowercased() ? 2 : 0
    }
    for (index, entry) in all.enumerated() where !isOwn(index) {
      guard let source = entry.source, !source.isEmpty, TranslationKey(entry.key) == nil,
        entry.state != .obsolete, entry.state != .excluded, !entry.isOfOtherMenu
      else { continue }
      if let slash = entry.key.firstIndex(of: "/") {
        let id = String(entry.key[..<slash])
        if id.isEmpty || ids.contains(id) { continue }
      }
      for source in [source, entry.singular].compactMap({ $0 }) {
        if let other = entries[source], rank(all[other]) >= rank(entry) { continue }
        entries[source] = index
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The index of the entry for a text; nil if there is none.
  func entry(for source: String) -> Int? { entries[source] }
}
