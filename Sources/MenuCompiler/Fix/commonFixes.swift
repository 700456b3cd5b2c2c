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

  /// Another id, in place of the item's own or of the one that its title makes. Saved state follows
  /// ids, so it begins anew.
  static func giveID(_ id: String, to item: Item) -> Fix {
    let key = ItemKey.id.rawValue
    return Fix(
      "give it the id '\(id)'", .unsafe,
      item.idIsDeclared
        ? .replaceText(.entry(item.place, key: key), with: id)
        : .insertEntry(into: item.place, key: key, text: id))
  }
}

extension ValueReader {
  /// What was certainly meant by a value that is written as another type.
  static func fix(for node: SourceNode, _ expected: ExpectedType) -> Fix? {
    let text: String
    switch node.value {
    case .text(let value), .plain(let value): text = value
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: return nil
    }
    let value: String?
    switch expected {
    case .boolean: value = boolean(in: text)
    case .integer: value = PlainInteger.value(of: text).map(String.init)
    case .number:
      value = plainNumber(text).flatMap { $0.isFinite ? NumberText.of($0) : nil }
    case .string, .array, .paths, .table: value = nil
    }
    return value.map { Fix("write \($0)", .safe, .replaceValue(.value(node.place), with: $0)) }
  }

  private static func boolean(in text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "on": "true"
    case "false", "no", "off": "false"
    default: nil
    }
  }
}
