extension Fix {
  /// Replaces an unknown key with the nearest known key. Returns nil if no known key is near, or if
  /// the table already has that key.
  static func renameKey(_ entry: SourceEntry, in table: SourceNode, among names: [String]) -> Fix? {
    guard let nearest = Suggestion.nearest(to: entry.key, among: names), table[nearest] == nil
    else {
      return nil
    }
    return renameKey(.key(entry.value.place), entry.key, to: nearest)
  }

  /// Replaces a misspelled key.
  static func renameKey(_ anchor: SourceAnchor, _ written: String, to name: String) -> Fix {
    Fix("write '\(name)'", .ofSpelling(written, as: name), .renameKey(anchor, to: name))
  }

  /// Replaces a key that belongs to a different format.
  static func renameKey(_ entry: SourceEntry, to name: String) -> Fix {
    Fix("write '\(name)'", .unsafe, .renameKey(.key(entry.value.place), to: name))
  }

  /// Replaces a misspelled name.
  static func replace(
    _ anchor: SourceAnchor, _ written: String, spelledAs name: String
  ) -> Fix {
    Fix("write '\(name)'", .ofSpelling(written, as: name), .replaceText(anchor, with: name))
  }

  /// Replaces a value with the word that its author certainly meant.
  static func replace(_ anchor: SourceAnchor, with text: String) -> Fix {
    Fix("write '\(text)'", .safe, .replaceText(anchor, with: text))
  }

  /// Replaces a value with a string that may not be what its author meant.
  static func unsafelyReplace(
    _ anchor: SourceAnchor, with text: String, _ title: String? = nil
  ) -> Fix {
    Fix(title ?? "write '\(text)'", .unsafe, .replaceText(anchor, with: text))
  }

  /// Deletes a key; unsafe, because its author may have wanted it.
  static func delete(_ key: String, _ value: SourceAnchor) -> Fix {
    Fix("delete '\(key)'", .unsafe, .deleteEntry(value))
  }
}

extension Fix.Safety {
  /// Safe if a single typing error explains how a name was written. With two errors, a name can
  /// mean the opposite: `offline` for `online`.
  static func ofSpelling(_ written: String, as name: String) -> Fix.Safety {
    Suggestion.isSlip(written, for: name) ? .safe : .unsafe
  }
}
