/// Compares the tokens of a document with those of its new layout.
enum LayoutCheck {
  /// Throws an error if a comment or another token differs. White space may differ, even in
  /// multiline YAML scalars, and so may commas before closing brackets.
  static func compare(_ old: SourceFile, _ new: SourceFile) throws(LayoutRefusal) {
    try compare(words(old), words(new))
    try compare(comments(old), comments(new))
  }

  private typealias Word = (text: [UInt8], offset: Int)

  private static func compare(_ old: [Word], _ new: [Word]) throws(LayoutRefusal) {
    for (one, two) in zip(old, new) where one.text != two.text {
      throw LayoutRefusal("its syntax is not supported here", at: one.offset)
    }
    if old.count != new.count {
      throw LayoutRefusal("its syntax is not supported here", at: old.last?.offset ?? 0)
    }
  }

  private static func comments(_ file: SourceFile) -> [Word] {
    tokens(file).filter(\.isComment).map { (Array(file.bytes[$0.range]), $0.range.lowerBound) }
  }

  /// The tokens except comments and white space, and without commas before closing brackets.
  private static func words(_ file: SourceFile) -> [Word] {
    var words: [Word] = []
    for token in tokens(file) where !token.isTrivia {
      let text = file.bytes[token.range]
      if let first = text.first, first == .closingBracket || first == .closingBrace,
        words.last?.text == [.comma]
      {
        words.removeLast()
      }
      words.append(
        (file.format == .toml ? Array(text) : joined(text), token.range.lowerBound))
    }
    return words
  }

  /// The words of a text that begins with a blank or spans lines, separated by single spaces; any
  /// other text as it is.
  private static func joined(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.first?.isBlank == true || text.contains(where: \.isBreak) else {
      return Array(text)
    }
    return Array(text.split(whereSeparator: \.isBlankOrBreak).joined(separator: [.space]))
  }

  private static func tokens(
    _ file: SourceFile
  ) -> [(range: Range<Int>, isComment: Bool, isTrivia: Bool)] {
    file.format == .toml
      ? TOMLTokens(file.bytes).map { ($0.range, $0.kind == .comment, $0.kind.isTrivia) }
      : YAMLTokens(file.bytes).map { ($0.range, $0.kind == .comment, $0.kind.isTrivia) }
  }
}
