/// The language of the menu's texts.
extension MenuModel {
  /// Shows the same menu in another language. What is open, checked and selected stays, and what is
  /// searched for is searched for again. A table of another menu is ignored.
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
  /// This menu in the language that the user prefers among those of the app, unless the program has
  /// chosen one.
  fileprivate var inPreferredLanguage: MenuTable {
    chosenLanguage == nil ? table(in: Bundle.main.preferredLocalizations) : self
  }

  /// Whether a text has what is searched for, without regard to case and diacritics where the menu's
  /// language makes little of them.
  fileprivate func finds(_ searched: String, in text: String) -> Bool {
    guard let language else { return text.localizedStandardContains(searched) }
    return text.range(
      of: searched, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: Locale(identifier: language.tag)) != nil
  }
}

extension View {
  /// Lines start where those of the menu's language do.
  fileprivate func menuDirection(of model: MenuModel) -> some View {
    transformEnvironment(\.layoutDirection) { direction in
      guard let language = model.table.language else { return }
      direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
