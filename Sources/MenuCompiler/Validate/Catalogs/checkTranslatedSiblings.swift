/// Checks that siblings with distinct titles in the document have distinct titles in every
/// language. A title is reported once, at the second item that has it.
func checkTranslatedSiblings(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  let titles = TranslatedTitles(context)
  let space = ConditionSpace(context.menu.conditions)
  for siblings in context.siblings {
    let items = siblings.items
    var known: [String: (index: Int, isReported: Bool)] = [:]
    known.reserveCapacity(items.count)
    for index in items.indices {
      guard let number = siblings.numbers[index] else { continue }
      let item = items[index]
      let title = titles.title(of: item, number)
      guard let other = known.updateValue((index, false), forKey: title) else { continue }
      known[title] = other
      let first = items[other.index]
      // Titles that are equal in the document are reported for the document.
      guard !other.isReported, first.title != item.title,
        space.isEmpty
          || space.canHold(siblings.above + space.clauses(of: first) + space.clauses(of: item))
      else { continue }
      known[title] = (other.index, true)
      let place = siblings.owner.map { " of '\($0)'" } ?? " at the top level"
      diagnostics.report(
        .duplicateTitle,
        "'\(first.title)' and '\(item.title)'\(place) are both called '\(title)' in '\(context.language.text)'",
        at: titles.anchor(of: item, number), label: "second",
        related: .init(
          titles.anchor(of: first, siblings.numbers[other.index] ?? .untranslatable), "first"),
        help: "make the titles distinct")
    }
  }
}

/// Siblings, and the numbers of their titles.
struct SiblingTitles {
  /// The title of the item that contains the siblings; nil at the top level.
  let owner: String?
  let items: [Item]
  /// The conditions required by the items above the siblings.
  let above: [ConditionSpace.Clause]
  /// The numbers of the siblings' titles; nil for items that have no title or are hidden.
  let numbers: [TitleNumber?]

  enum TitleNumber {
    /// The number of the title in ``MenuTexts``.
    case text(Int)
    case untranslatable
  }

  /// All groups of a menu that have several items, in the order in which they are checked.
  static func all(in menu: Menu, _ texts: MenuTexts) -> [SiblingTitles] {
    let space = ConditionSpace(menu.conditions)
    var groups: [SiblingTitles] = []
    func visit(_ items: [Item], in owner: Item?, _ above: [ConditionSpace.Clause]) {
      if items.count > 1 {
        groups.append(
          SiblingTitles(
            owner: owner?.title, items: items, above: above,
            numbers: items.map { item in
              if !item.isShownAtFirst || item.title.isEmpty { return nil }
              let number = item.id.isEmpty ? nil : texts.number(of: .title, id: item.id)
              return number.map(TitleNumber.text) ?? .untranslatable
            }))
      }
      for item in items where !item.children.isEmpty {
        visit(item.children, in: item, above + space.clauses(of: item))
      }
    }
    visit(menu.items, in: nil, [])
    return groups
  }
}

/// The titles of items in one language, with their places.
private struct TranslatedTitles {
  private let context: LanguageContext
  /// The catalog and the entry of each translated text, by the text's number.
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

  func title(of item: Item, _ number: SiblingTitles.TitleNumber) -> String {
    guard case .text(let number) = number, let place = entries[number] else { return item.title }
    return context.catalogs[place.catalog].catalog.entries[place.entry].translation
  }

  func anchor(of item: Item, _ number: SiblingTitles.TitleNumber) -> SourceAnchor {
    guard case .text(let number) = number, let place = entries[number] else {
      return .entry(item.place, key: ItemKey.title.rawValue)
    }
    return context.catalogs[place.catalog].catalog.entries[place.entry].translationAnchor
  }
}
