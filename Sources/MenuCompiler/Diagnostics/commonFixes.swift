extension Fix {
  /// Replaces an unknown key by the nearest known one; nil if none is near, or if the table already
  /// has it.
  static func renameKey(_ entry: SourceEntry, in table: SourceNode, among names: [String]) -> Fix? {
    guard let nearest = Suggestion.nearest(to: entry.key, among: names), table[nearest] == nil
    else {
      return nil
    }
    return Fix("write '\(nearest)'", .safe, .renameKey(.key(entry.value.place), to: nearest))
  }

  /// Replaces the key of another format.
  static func renameKey(_ entry: SourceEntry, to name: String) -> Fix {
    Fix("write '\(name)'", .unsafe, .renameKey(.key(entry.value.place), to: name))
  }

  /// A word that its author certainly meant.
  static func replace(_ anchor: SourceAnchor, with text: String) -> Fix {
    Fix("write '\(text)'", .safe, .replaceText(anchor, with: text))
  }

  /// A string that may not be what its author meant.
  static func unsafelyReplace(
    _ anchor: SourceAnchor, with text: String, _ title: String? = nil
  ) -> Fix {
    Fix(title ?? "write '\(text)'", .unsafe, .replaceText(anchor, with: text))
  }

  /// Deletes a key that its author may have wanted.
  static func delete(_ key: String, _ value: SourceAnchor) -> Fix {
    Fix("delete '\(key)'", .unsafe, .deleteEntry(value))
  }
}
