/// How far the values and keys of a YAML text reach. libyaml tells where they start; where they
/// end is read off the tokens there, only for the ones that a diagnostic points at.
struct YAMLExtent {
  let bytes: [UInt8]

  /// The key that starts at an offset, with its quotes.
  ///
  /// - Parameter name: What it reads, if that is known: a key without a value has no colon behind it.
  func key(at offset: Int, name: String? = nil) -> Range<Int> {
    let start = skipProperties(at: offset)
    guard let token = token(at: start) else { return bytes.count..<bytes.count }
    switch token.kind {
    case .singleQuoted, .doubleQuoted, .alias, .anchor, .tag: return token.range
    case .openingBracket, .openingBrace: return endOfFlow(at: start) ?? line(from: start)
    case .colon: return start..<start
    case .plain: return text(name, at: start) ?? bytes.firstLine(of: token.range)
    default: return line(from: start)
    }
  }

  /// The value that starts at an offset: the whole scalar if it stands on one line, else its first
  /// line; the first line of an array or table.
  func value(_ value: SourceNode.Value?, at offset: Int) -> Range<Int> {
    let start =
      switch value {
      case .text, .plain: contentStart(from: offset)
      default: skipProperties(at: offset)
      }
    guard let token = token(at: start) else { return bytes.count..<bytes.count }
    switch (token.kind, value) {
    case (.singleQuoted, _), (.doubleQuoted, _), (.anchor, _), (.tag, _): return token.range
    case (.openingBracket, _), (.openingBrace, _):
      return endOfFlow(at: start) ?? line(from: start)
    case (_, .table): return key(at: start)
    case (.plain, .plain(let name)):
      return text(name, at: start) ?? bytes.firstLine(of: token.range)
    case (.plain, .some): return bytes.firstLine(of: token.range)
    default: return line(from: start)
    }
  }

  /// Where a value starts whose anchor or tag starts at an offset.
  func contentStart(from offset: Int) -> Int {
    guard let first = token(at: offset), first.kind.isProperty else { return offset }
    let content = YAMLTokens(bytes, from: offset).first {
      !$0.kind.isProperty && !$0.kind.isTrivia
    }
    return content?.range.lowerBound ?? bytes.count
  }

  /// Anchors and tags stand before the value proper, if there is one on their line.
  private func skipProperties(at offset: Int) -> Int {
    let start = contentStart(from: offset)
    let isThere = token(at: start).map { !$0.kind.endsValue } ?? false
    return isThere && !bytes[offset..<start].contains(where: \.isBreak) ? start : offset
  }

  private func token(at offset: Int) -> YAMLToken? {
    var tokens = YAMLTokens(bytes, from: offset)
    return tokens.next()
  }

  /// A text on one line, if it is what stands at an offset.
  private func text(_ text: String?, at start: Int) -> Range<Int>? {
    guard let text, !text.isEmpty, bytes[start...].starts(with: text.utf8) else { return nil }
    return start..<start + text.utf8.count
  }

  /// What stands on the line of an offset, from there on, without the comment behind it.
  private func line(from offset: Int) -> Range<Int> {
    var tokens = YAMLTokens(bytes, from: offset)
    var end = offset
    while let token = tokens.next(), token.kind != .lineBreak {
      guard !token.kind.isTrivia else { continue }
      end = bytes.firstLine(of: token.range).upperBound
      if end < token.range.upperBound { break }
    }
    return offset..<end
  }

  /// An array or table in brackets that ends on its own line.
  private func endOfFlow(at start: Int) -> Range<Int>? {
    var tokens = YAMLTokens(bytes, from: start)
    while let token = tokens.next(), token.kind != .lineBreak {
      if !tokens.isInFlow { return start..<token.range.upperBound }
    }
    return nil
  }
}

extension YAMLToken.Kind {
  /// Whether it stands in front of a value without being one.
  fileprivate var isProperty: Bool { self == .anchor || self == .tag }

  /// Whether it stands behind a value.
  fileprivate var endsValue: Bool {
    switch self {
    case .comma, .colon, .closingBracket, .closingBrace: true
    default: false
    }
  }
}
