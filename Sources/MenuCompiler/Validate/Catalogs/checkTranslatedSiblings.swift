/// Siblings that have distinct titles in the document have distinct titles in every language.
/// Reported once for each title, where the second is translated.
func checkTranslatedSiblings(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  let titles = TranslatedTitles(context)
  func visit(_ items: [Item], in owner: Item?) {
    if items.count > 1 { check(items, in: owner) }
    for item in items where !item.children.isEmpty { visit(item.children, in: item) }
  }
  func check(_ items: [Item], in owner: Item?) {
    var known: [String: (index: Int, anchor: SourceAnchor, isReported: Bool)] = [:]
    known.reserveCapacity(items.count)
    for (index, item) in items.enumerated() where !item.isSeparator && !item.title.isEmpty {
      let (title, anchor) = titles.title(of: item)
      guard let other = known[title] else {
        known[title] = (index, anchor, false)
        continue
      }
      let first = items[other.index]
      // Equal titles of the document are reported there.
      guard !other.isReported, first.title != item.title,
        canShowTogether(first, item, in: context.menu)
      else { continue }
      known[title]?.isReported = true
      let place = owner.map { " of '\($0.title)'" } ?? " at the top level"
      diagnostics.report(
        .duplicateTitle,
        "'\(first.title)' and '\(item.title)'\(place) are both called '\(title)' in '\(context.language.text)'",
        at: anchor, label: "second", related: .init(other.anchor, "first"),
        help: "make the titles distinct")
    }
  }
  visit(context.menu.items, in: nil)
}

/// The titles of items in a language, with their places.
private struct TranslatedTitles {
  private let context: LanguageContext
  /// The catalog and the entry of each text that is translated, by the text's number.
  private var entries: [(catalog: Int, entry: Int)?]

  init(_ context: LanguageContext) {
    self.context = context
    entries = Array(repeating: nil, count: context.texts.count)
    for (index, catalog) in context.catalogs.enumerated() {
      for (entry, number) in catalog.numbers.enumerated() {
        guard let number, entries[number] == nil,
          catalog.catalog.entries[entry].translates(context.texts.sources[number])
        else { continue }
        entries[number] = (index, entry)
      }
    }
  }

  func title(of item: Item) -> (String, SourceAnchor) {
    guard !item.id.isEmpty, let number = context.texts.number(of: .title, id: item.id),
      let place = entries[number]
    else { return (item.title, .entry(item.place, key: ItemKey.title.rawValue)) }
    let entry = context.catalogs[place.catalog].catalog.entries[place.entry]
    return (entry.translation, entry.translationAnchor)
  }
}

private func canShowTogether(_ first: Item, _ second: Item, in menu: Menu) -> Bool {
  menu.conditions.isEmpty || ConditionSpace(menu.conditions).canShowTogether(first, second)
}
