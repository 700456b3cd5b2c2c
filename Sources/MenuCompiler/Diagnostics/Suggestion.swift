/// Suggests the known word nearest to an unknown word.
package enum Suggestion {
  /// The candidate that the author most likely meant, or nil if none is near. Case and word
  /// separators (`-`, `_` and spaces) are ignored. For many words, see ``SuggestionIndex``.
  static func nearest(to written: String, among candidates: [String]) -> String? {
    SuggestionIndex(candidates).nearest(to: written)
  }

  /// Whether a word has at most one letter too many or too few, one wrong letter, or two letters
  /// swapped. Case and word separators are ignored. Words of one or two letters must be identical.
  static func isSlip(_ written: String, for word: String) -> Bool {
    let (written, word) = (SuggestionIndex.fold(written), SuggestionIndex.fold(word))
    return written == word
      || min(written.count, word.count) > 2 && EditDistance.isOneStep(written, word)
  }

  /// The question `did you mean 'title'?`, or else the list of allowed words. Nil if there are no
  /// allowed words.
  package static func help(for written: String, among candidates: [String]) -> String? {
    if let nearest = nearest(to: written, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty else { return nil }
    return use(candidates)
  }

  /// Advice to use one of the given words, or the only one.
  static func use(_ words: [String]) -> String {
    (words.count == 1 ? "use " : "use one of ") + list(words)
  }

  /// Quotes words and separates them with commas. A message shows only the start and the end of a
  /// long list, so the result omits the middle of a list that is longer than any message.
  static func list(_ words: [String], prefix: String = "") -> String {
    func joined(_ words: some Collection<String>) -> String {
      words.lazy.map { "'\(prefix)\($0)'" }.joined(separator: ", ")
    }
    // A word has at least one letter; its quotes, a comma and a space add four characters.
    let most = 2 * Diagnostics.longestMessage / 5
    guard words.count > most else { return joined(words) }
    return joined(words.prefix(most / 2)) + ", " + joined(words.suffix(most / 2))
  }
}
