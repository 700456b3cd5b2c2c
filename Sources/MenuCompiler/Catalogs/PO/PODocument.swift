/// A PO file, divided into entries.
struct PODocument: Sendable {
  let bytes: [UInt8]
  /// The strings of all fields, with their quotation marks.
  var strings: [Range<Int>] = []
  /// The comments of all entries.
  var comments: [POComment] = []
  /// All entries, in the order of the file, including the header, entries without a context,
  /// entries with plural forms, and obsolete entries.
  var entries: [POEntry] = []
  /// The end of the last entry that is not obsolete; nil if there is no such entry.
  var endOfLive: Int?

  /// The entries that can belong to a menu: those with a context, and the program's entries, which
  /// have only a source text. The header has neither.
  var menuEntries: [POEntry] { entries.filter(isMenuText) }

  private func isMenuText(_ entry: POEntry) -> Bool {
    entry.context != nil || strings[entry.source.strings].contains { $0.count > 2 }
  }

  /// The header, if there is one.
  var header: POEntry? {
    entries.first { entry in
      entry.context == nil && !entry.isObsolete
        && strings[entry.source.strings].allSatisfy { $0.count == 2 }
    }
  }

  /// The bytes that a field's strings denote.
  func decoded(_ field: POField) -> [UInt8] {
    let strings = strings[field.strings]
    if strings.count == 1, let range = strings.first, !bytes[range].contains(.backslash) {
      return Array(bytes[range.dropFirst().dropLast()])
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(strings.reduce(0) { $0 + $1.count })
    for character in POCharacters(strings, of: bytes) { decoded.append(character.byte) }
    return decoded
  }

  /// A field's text; nil if its escapes don't yield UTF-8 without U+0000. The file itself is UTF-8
  /// without U+0000.
  func text(_ field: POField) -> String? {
    if field.strings.count == 1 {
      let range = strings[field.strings.lowerBound]
      let text: String? = bytes.withUnsafeBufferPointer { bytes in
        let string = UnsafeBufferPointer(
          rebasing: bytes[range.lowerBound + 1..<range.upperBound - 1])
        return string.contains(.backslash) ? nil : String(decoding: string, as: UTF8.self)
      }
      if let text { return text }
    }
    let decoded = decoded(field)
    if decoded.contains(0) { return nil }
    return decoded.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) }
  }

  /// The range from a field's first string that is not empty to its last string.
  func place(of field: POField) -> Range<Int> {
    let strings = strings[field.strings]
    let first = strings.first { $0.count > 2 } ?? strings.first
    let start = first?.lowerBound ?? field.keyword.upperBound
    return start..<max(start, strings.last?.upperBound ?? start)
  }

  /// Whether the flags of an entry contain `fuzzy`.
  func isFuzzy(_ entry: POEntry) -> Bool {
    comments[entry.comments].contains { $0.kind == .flags && flags(of: $0).contains("fuzzy") }
  }

  /// The flags in a comment.
  func flags(of comment: POComment) -> [String] {
    bytes[comment.range].dropFirst(2)
      .split { $0 == .comma || $0.isBlankOrBreak || $0 == 0x0B || $0 == 0x0C }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The line break that the file uses.
  var lineBreak: [UInt8] {
    guard let end = bytes.firstIndex(of: .lineFeed), end > 0, bytes[end - 1] == .carriageReturn
    else { return [.lineFeed] }
    return [.carriageReturn, .lineFeed]
  }
}

/// An entry of a PO file. Ranges of fields refer to ``PODocument/strings``, those of comments to
/// ``PODocument/comments``.
struct POEntry: Sendable {
  let comments: Range<Int>
  let isObsolete: Bool
  /// The range from the first keyword, including a marker before it, to the end of the last string.
  var body: Range<Int>
  /// `#| msgctxt`, `#| msgid` and `#| msgid_plural`.
  var previous: [POField] = []
  var context: POField?
  var source: POField
  /// The plural of the source; nil if the entry has no plural forms.
  var plural: POField?
  /// The translation, or its plural forms in order.
  var translations: [POField] = []

  /// The last form, which most languages use for large numbers.
  var general: POField? { translations.last }

}

/// A keyword and its strings.
struct POField: Sendable {
  let keyword: Range<Int>
  var strings: Range<Int>
}

/// A comment of an entry.
struct POComment: Sendable {
  let kind: POToken.Kind
  let range: Range<Int>
  /// The start of the comment, including a `#~` before it.
  let start: Int
}
