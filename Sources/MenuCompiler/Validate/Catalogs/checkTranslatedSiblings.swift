/// Siblings that have distinct titles in the document have distinct titles in every language.
/// Reported once for each title, where the second is translated.
func checkTranslatedSiblings(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  var entries: [String: CatalogEntry] = [:]
  for catalog in context.catalogs {
    for entry in catalog.catalog.entries where entry.isUsable && entries[entry.key] == nil {
      entries[entry.key] = entry
    }
  }
  func visit(_ items: [Item], in owner: Item?) {
    check(items, in: owner)
    for item in items where !item.children.isEmpty { visit(item.children, in: item) }
  }
  func check(_ items: [Item], in owner: Item?) {
    guard items.count > 1 else { return }
    var titles: [String: (item: Item, anchor: SourceAnchor, isReported: Bool)] = [:]
    for item in items where !item.isSeparator && !item.title.isEmpty {
      let entry = entries[TranslationKey(id: item.id, field: .title).written]
        .flatMap { $0.source.map { $0 == item.title } ?? true ? $0 : nil }
      let title = entry?.translation ?? item.title
      let anchor =
        entry?.translationAnchor ?? .entry(item.place, key: ItemKey.title.rawValue)
      guard let first = titles[title] else {
        titles[title] = (item, anchor, false)
        continue
      }
      // Equal titles of the document are reported there.
      guard !first.isReported, first.item.title != item.title,
        canShowTogether(first.item, item, in: context.menu)
      else { continue }
      titles[title]?.isReported = true
      let place = owner.map { " of '\($0.title)'" } ?? " at the top level"
      diagnostics.report(
        .duplicateTitle,
        "'\(first.item.title)' and '\(item.title)'\(place) are both called '\(title)' in '\(context.language.text)'",
        at: anchor, label: "second", related: .init(first.anchor, "first"),
        help: "make the titles distinct")
    }
  }
  visit(context.menu.items, in: nil)
}

private func canShowTogether(_ first: Item, _ second: Item, in menu: Menu) -> Bool {
  menu.conditions.isEmpty || ConditionSpace(menu.conditions).canShowTogether(first, second)
}
