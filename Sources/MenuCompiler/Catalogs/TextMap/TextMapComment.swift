/// A text that the menu no longer has, kept in a text map in TOML or YAML as a comment on a
/// separate line.
///
/// ```toml
/// #~ "theme/detail" = "Hell oder dunkel"
/// ```
///
/// In YAML, a colon replaces `=`. As in PO files, `#~` marks a text that is kept in case it returns
/// to the menu. The comment has the full key, so that it does not depend on the lines around it.
struct TextMapComment {
  let key: String
  let text: String
  /// The range from `#~` to the end of the text.
  let range: Range<Int>
  let keyRange: Range<Int>
  let textRange: Range<Int>

  static func written(_ key: String, _ text: String, format: SourceFormat) -> String {
    let sign = format == .toml ? " = " : ": "
    return "#~ " + LiteralText.doubleQuoted(key) + sign + LiteralText.doubleQuoted(text)
  }

  /// The obsolete texts in the comments of a file. If a key occurs repeatedly, only its first
  /// comment counts.
  static func all(in file: SourceFile) -> [TextMapComment] {
    let bytes = file.bytes
    let ranges: [Range<Int>]
    switch file.format {
    case .toml: ranges = TOMLTokens(bytes).lazy.filter { $0.kind == .comment }.map(\.range)
    case .yaml: ranges = YAMLTokens(bytes).lazy.filter { $0.kind == .comment }.map(\.range)
    case .json, .po, .xml, .strings, .properties: return []
    }
    var known: Set<String> = []
    return ranges.compactMap { TextMapComment($0, in: bytes, format: file.format) }
      .filter { known.insert($0.key).inserted }
  }

  private init?(_ comment: Range<Int>, in bytes: [UInt8], format: SourceFormat) {
    let start = bytes.startOfBlanks(before: comment.lowerBound)
    guard bytes[comment].starts(with: "#~".utf8),
      start == bytes.startOfText || bytes[start - 1].isBreak
    else { return nil }
    let keyStart = bytes.endOfBlanks(from: comment.lowerBound + 2)
    guard let keyEnd = bytes.endOfDoubleQuoted(from: keyStart) else { return nil }
    let sign = bytes.endOfBlanks(from: keyEnd)
    guard sign < bytes.count, bytes[sign] == (format == .toml ? .equals : .colon) else {
      return nil
    }
    let textStart = bytes.endOfBlanks(from: sign + 1)
    guard let textEnd = bytes.endOfDoubleQuoted(from: textStart),
      bytes.endOfLine(ifBlankFrom: textEnd) != nil,
      let key = TextLiteral(yaml: bytes, keyStart..<keyEnd, isInFlow: false),
      let text = TextLiteral(yaml: bytes, textStart..<textEnd, isInFlow: false)
    else { return nil }
    self.key = key.text
    self.text = text.text
    range = comment.lowerBound..<textEnd
    keyRange = keyStart..<keyEnd
    textRange = textStart..<textEnd
  }

  func entry(in file: Int32) -> CatalogEntry {
    CatalogEntry(
      key: key, keyAnchor: .bytes(file: file, keyRange), source: nil, translation: text,
      translationAnchor: .bytes(file: file, textRange), state: .obsolete)
  }
}

extension [UInt8] {
  /// The end of the double-quoted string at a position; nil if there is none on the line.
  fileprivate func endOfDoubleQuoted(from start: Int) -> Int? {
    guard start < count, self[start] == .quotationMark else { return nil }
    var index = start + 1
    while index < count, !self[index].isBreak {
      if self[index] == .quotationMark { return index + 1 }
      index += self[index] == .backslash ? 2 : 1
    }
    return nil
  }
}
