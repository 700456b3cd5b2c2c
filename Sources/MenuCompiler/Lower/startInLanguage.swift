extension LoweredMenu {
  /// Computes the state before any event for texts in a language, if the language makes a
  /// difference.
  mutating func start(in tag: LanguageTag) {
    guard !declaredFlags.isEmpty,
      let number = conditions.firstIndex(where: \.followsLanguage),
      let value = conditions[number].choices?.firstIndex(of: tag.text)
    else { return }
    conditions[number].defaultValue = value
    flags = declaredFlags
    resolveStart(of: &self)
  }
}
