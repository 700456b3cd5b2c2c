/// The comments of a document, which are taken in order.
struct DocumentComments {
  struct Comment {
    let range: Range<Int>
    /// The number of bytes before the comment on its line.
    let column: Int
    /// Whether only blanks precede the comment on its line.
    let isAlone: Bool
    /// The end of the last token before the comment, not counting blanks and comments.
    let previous: Int
  }

  private let bytes: [UInt8]
  private var comments: [Comment] = []
  private var next = 0

  init(_ file: SourceFile) {
    bytes = file.bytes
    switch file.format {
    case .toml:
      read(TOMLTokens(bytes).lazy.map { ($0.range, $0.kind == .comment, $0.kind.isTrivia) })
    default:
      read(YAMLTokens(bytes).lazy.map { ($0.range, $0.kind == .comment, $0.kind.isTrivia) })
    }
  }

  private mutating func read(
    _ tokens: some Sequence<(range: Range<Int>, isComment: Bool, isTrivia: Bool)>
  ) {
    var previous = 0
    for token in tokens {
      if token.isComment {
        let start = bytes.startOfLine(at: token.range.lowerBound)
        comments.append(
          Comment(
            range: token.range, column: token.range.lowerBound - start,
            isAlone: bytes.endOfBlanks(from: start) == token.range.lowerBound, previous: previous))
      }
      if !token.isTrivia { previous = token.range.upperBound }
    }
  }

  /// Takes the comments before a position.
  mutating func take(before position: Int) -> [LayoutComment] {
    take { $0.range.lowerBound < position }
  }

  /// Takes all remaining comments.
  mutating func takeRest() -> [LayoutComment] { take { _ in true } }

  /// Takes the comments at the end of a YAML collection: those that directly follow it and are
  /// indented at least as deeply as its entries.
  mutating func takeEnd(of collection: Range<Int>, column: Int) -> [LayoutComment] {
    take { $0.previous <= collection.upperBound && $0.column >= column }
  }

  /// Takes the comment after a value on the same line; nil if there is none. Only blanks and commas
  /// may be between the two.
  mutating func takeTrailing(after end: Int) -> String? {
    guard next < comments.count, !comments[next].isAlone,
      comments[next].range.lowerBound >= end,
      bytes[end..<comments[next].range.lowerBound].allSatisfy({ $0.isBlank || $0 == .comma })
    else { return nil }
    defer { next += 1 }
    return bytes.text(in: comments[next].range)
  }

  private mutating func take(while isTaken: (Comment) -> Bool) -> [LayoutComment] {
    let start = next
    while next < comments.count, isTaken(comments[next]) { next += 1 }
    return comments[start..<next].map {
      LayoutComment(
        text: bytes.text(in: $0.range),
        hasBlankBefore: bytes.hasBlankLine(above: $0.range.lowerBound))
    }
  }
}

/// A comment on a separate line.
struct LayoutComment {
  let text: String
  /// Whether the line above is blank.
  let hasBlankBefore: Bool
}
