/// Finds where a YAML construct that a diagnostic points at ends on its line.
struct YAMLExtent {
  let bytes: [UInt8]

  /// The range of the value at an offset: a quoted scalar, brackets that are closed on their line,
  /// or otherwise the rest of the line.
  func value(at offset: Int) -> Range<Int> {
    guard let token = token(at: offset) else { return bytes.count..<bytes.count }
    return token.kind.isQuoted ? token.range : flow(at: offset) ?? line(from: offset)
  }

  /// The first token at or after an offset.
  func token(at offset: Int) -> YAMLToken? {
    var tokens = YAMLTokens(bytes, from: offset)
    return tokens.next()
  }

  /// The rest of a line from an offset, without its trailing comment.
  func line(from offset: Int) -> Range<Int> {
    var tokens = YAMLTokens(bytes, from: offset)
    var end = offset
    while let token = tokens.next(), token.kind != .lineBreak {
      guard !token.kind.isTrivia else { continue }
      end = bytes.firstLine(of: token.range).upperBound
      if end < token.range.upperBound { break }
    }
    return offset..<end
  }

  /// The range of an array or table in brackets that ends on the line on which it starts.
  func flow(at start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == .openingBrace || bytes[start] == .openingBracket
    else { return nil }
    var tokens = YAMLTokens(bytes, from: start)
    while let token = tokens.next(), token.kind != .lineBreak {
      if !tokens.isInFlow { return start..<token.range.upperBound }
    }
    return nil
  }
}
