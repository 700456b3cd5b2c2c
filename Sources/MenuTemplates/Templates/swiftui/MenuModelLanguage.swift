/// The language of the menu's texts.
extension MenuModel {
  /// Shows the same menu in a different language. The open, checked and selected items stay the
  /// same, and the current search is repeated. A table of a different menu is ignored.
  ///
  /// ```swift
  /// model.setTable(GroceriesMenu.table(in: ["ar"]))
  /// ```
  public func setTable(_ table: MenuTable) {
    state.setTable(table)
    if !searchText.isEmpty { search() }
  }
}

extension MenuTable {
  /// The menu in the user's preferred language among the app's languages, unless the program has
  /// chosen one.
  fileprivate var inPreferredLanguage: MenuTable {
    chosenLanguage == nil ? table(in: Bundle.main.preferredLocalizations) : self
  }

  /// Whether a string contains the search text. Case and diacritics are ignored as far as the
  /// menu's language permits.
  fileprivate func finds(_ searched: String, in text: String) -> Bool {
    guard let language else { return text.localizedStandardContains(searched) }
    return text.range(
      of: searched, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: Locale(identifier: language.tag)) != nil
  }
}

extension MenuModel {
  /// The writing direction of the menu's language, or else of the views around the menu.
  fileprivate func direction(in surroundings: LayoutDirection) -> LayoutDirection {
    guard let language = table.language else { return surroundings }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension View {
  /// Sets the writing direction to that of the menu's language.
  fileprivate func menuDirection(of model: MenuModel) -> some View {
    transformEnvironment(\.layoutDirection) { $0 = model.direction(in: $0) }
  }
}
