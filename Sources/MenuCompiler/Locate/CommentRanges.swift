/// The ranges of the comments of a document or catalog, including their marks.
enum CommentRanges {
  static func all(in file: SourceFile) -> [Range<Int>] {
    let bytes = file.bytes
    return switch file.format {
    case .toml: TOMLTokens(bytes).filter { $0.kind == .comment }.map(\.range)
    case .yaml: YAMLTokens(bytes).filter { $0.kind == .comment }.map(\.range)
    case .po: commentLines(in: bytes) { _ in false }
    case .properties:
      commentLines(in: bytes) { line in
        line.reversed().prefix { $0 == .backslash }.count % 2 == 1
      }
    case .xml:
      XMLTokens(bytes).filter { $0.kind == .comment || $0.kind == .unclosed }.map(\.range)
    case .strings: commentsInStrings(bytes)
    case .json: []
    }
  }

  /// - Parameter continues: Whether the next line continues a line that is not a comment.
  private static func commentLines(
    in bytes: [UInt8], continues: (ArraySlice<UInt8>) -> Bool
  ) -> [Range<Int>] {
    let lines = LineIndex(bytes)
    var ranges: [Range<Int>] = []
    var isContinued = false
    for line in 1...max(lines.count, 1) {
      let range = lines.start(ofLine: line)..<lines.end(ofLine: line)
      let isComment = !isContinued && bytes[range].first == .hash
      if isComment { ranges.append(range) }
      isContinued = !isComment && continues(bytes[range])
    }
    return ranges
  }

  private static func commentsInStrings(_ bytes: [UInt8]) -> [Range<Int>] {
    let mark = SourceFormat.strings.commentMark
    var ranges: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      if bytes[index].isQuote {
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote {
          index += bytes[index] == .backslash ? 2 : 1
        }
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        index = bytes.endOfLine(from: index)
      } else if bytes[index...].starts(with: mark) {
        let rest = bytes[(index + mark.count)...]
        let end = rest.firstRange(of: SourceFormat.strings.commentEnd)?.upperBound ?? bytes.count
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }
}
