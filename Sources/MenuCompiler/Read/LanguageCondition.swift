extension Menu {
  /// Whether an item depends on the condition `language`, and the document does not declare that
  /// condition itself.
  private var usesLanguageCondition: Bool {
    let own = conditions.first { $0.name == Condition.languageName }
    if let own { return !own.isDeclared }
    var isUsed = false
    visitItems(items) { item in
      isUsed =
        isUsed
        || item.conditionKeys.contains { key in
          key.entries.contains { entry in
            entry.terms.contains { $0.condition == Condition.languageName }
          }
        }
    }
    return isUsed
  }

  /// Adds the condition `language`, whose choices are the languages of the menu, if an item depends
  /// on it. Does nothing if the menu declares a condition with this name or does not declare its
  /// own language.
  ///
  /// - Parameter knowsCatalogs: Whether the catalogs were read. Otherwise, the menu may have any
  ///   languages, so the choices are the languages that items name, terms are not checked, and the
  ///   condition does not follow the language.
  mutating func addLanguageCondition(knowsCatalogs: Bool) {
    guard let language, usesLanguageCondition else { return }
    if !knowsCatalogs { conditionsAreUnknown = true }
    let tags = (knowsCatalogs ? languages.map(\.text) : namedLanguages).filter {
      $0 != language.text
    }
    conditions.append(
      Condition(
        place: languagePlace ?? place, name: Condition.languageName,
        choices: [language.text] + tags,
        defaultValue: 0, followsLanguage: knowsCatalogs, isDeclared: false))
    conditions.sort { $0.name.utf8Precedes($1.name) }
  }
}

extension Menu {
  /// The tags of the languages that items depend on, in the order of their bytes.
  private var namedLanguages: [String] {
    var names: Set<String> = []
    visitItems(items) { item in
      for term in item.conditionKeys.flatMap({ $0.entries.flatMap(\.terms) })
      where term.condition == Condition.languageName {
        if let choice = term.choice { names.insert(choice) }
      }
    }
    return names.sorted { $0.utf8Precedes($1) }
  }

  /// The entries of `when` that concern only the language and must hold for an item to be visible
  /// (its own and those of the items above it), by the item's id. Items without such entries are
  /// left out.
  var languageEntries: [String: [WhenEntry]] {
    guard language != nil, usesLanguageCondition else { return [:] }
    var found: [String: [WhenEntry]] = [:]
    func visit(_ items: [Item], _ above: [WhenEntry]) {
      for item in items {
        let entries =
          above
          + item.conditions(of: .when).filter { entry in
            entry.terms.allSatisfy { $0.condition == Condition.languageName }
          }
        if !entries.isEmpty { found[item.id] = entries }
        visit(item.children, entries)
      }
    }
    visit(items, [])
    return found
  }
}

extension WhenEntry {
  /// Whether an entry that concerns only the language holds for texts in a language.
  func holds(in language: LanguageTag) -> Bool {
    terms.contains { ($0.choice == language.text) != $0.isNegated }
  }
}
