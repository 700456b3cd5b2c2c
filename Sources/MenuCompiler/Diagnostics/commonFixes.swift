extension Fix {
  /// The nearest known key in the place of an unknown one; nil if none is near, or if the table has
  /// it already.
  static func renameKey(_ entry: SourceEntry, in table: SourceNode, among names: [String]) -> Fix? {
    guard let nearest = Suggestion.nearest(to: entry.key, among: names), table[nearest] == nil
    else {
      return nil
    }
    return Fix("write '\(nearest)'", .safe, .renameKey(.key(entry.value.place), to: nearest))
  }

  /// A word that its author certainly meant.
  static func replace(_ anchor: SourceAnchor, with text: String) -> Fix {
    Fix("write '\(text)'", .safe, .replaceText(anchor, with: text))
  }

  /// A text that only its author can be sure of.
  static func unsafelyReplace(
    _ anchor: SourceAnchor, with text: String, _ title: String? = nil
  ) -> Fix {
    Fix(title ?? "write '\(text)'", .unsafe, .replaceText(anchor, with: text))
  }

  /// A key goes that may have been what its author wanted.
  static func delete(_ key: String, _ value: SourceAnchor) -> Fix {
    Fix("delete '\(key)'", .unsafe, .deleteEntry(value))
  }
}
