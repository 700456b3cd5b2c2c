/// How far the values and keys of a YAML text reach. libyaml tells where they start.
extension YAMLTokenIndex {
  /// The key that starts at an offset, with its quotes.
  ///
  /// - Parameter name: What it reads, if that is known: a key without a value has no colon behind it.
  func key(at offset: Int, name: String? = nil) -> Range<Int> {
    let start = skipProperties(at: offset)
    guard start < bytes.count else { return bytes.count..<bytes.count }
    let token = self[index(at: start)]
    switch token.kind {
    case .singleQuoted, .doubleQuoted, .alias, .anchor, .tag: return token.range
    case .openingBracket, .openingBrace:
      return endOfFlow(at: start).map { start..<$0 } ?? line(from: start)
    case .colon: return start..<start
    default: break
    }
    if let name, !name.isEmpty, bytes[start...].starts(with: name.utf8) {
      return start..<start + name.utf8.count
    }
    return token.kind == .plain ? firstLine(of: start..<token.range.upperBound) : line(from: start)
  }

  /// The value that starts at an offset: the whole scalar if it stands on one line, else its first
  /// line; the first line of an array or table.
  func value(_ value: SourceNode.Value?, at offset: Int) -> Range<Int> {
    let start =
      switch value {
      case .text, .plain: contentStart(from: offset)
      default: skipProperties(at: offset)
      }
    guard start < bytes.count else { return bytes.count..<bytes.count }
    let token = self[index(at: start)]
    switch token.kind {
    case .singleQuoted, .doubleQuoted, .anchor, .tag: return token.range
    case .plain:
      if case .table? = value { return key(at: start) }
      if value != nil { return firstLine(of: start..<token.range.upperBound) }
      return line(from: start)
    case .openingBracket, .openingBrace:
      return endOfFlow(at: start).map { start..<$0 } ?? line(from: start)
    default:
      if case .table? = value { return key(at: start) }
      return line(from: start)
    }
  }

  /// Where a value starts whose anchor or tag starts at an offset.
  func contentStart(from offset: Int) -> Int {
    var index = index(at: offset)
    guard index < count, self[index].kind.isProperty else { return offset }
    while index < count, self[index].kind.isProperty || self[index].kind.isTrivia { index += 1 }
    return index < count ? self[index].range.lowerBound : bytes.count
  }

  /// Anchors and tags stand before the value proper, if there is one on their line.
  private func skipProperties(at offset: Int) -> Int {
    let start = contentStart(from: offset)
    let isMissing =
      start == bytes.count || bytes[offset..<start].contains(where: \.isBreak)
      || self[index(at: start)].kind.isSeparator
    return isMissing ? offset : start
  }

  /// What stands on the line of an offset, from there on, without the comment behind it.
  private func line(from offset: Int) -> Range<Int> {
    var end = offset
    var index = index(at: offset)
    while index < count, self[index].kind != .lineBreak {
      let token = self[index]
      if !token.kind.isTrivia {
        let part = firstLine(of: max(offset, token.range.lowerBound)..<token.range.upperBound)
        end = part.upperBound
        if end < token.range.upperBound { break }
      }
      index += 1
    }
    return offset..<end
  }

  /// A stretch up to its first line break, without the blanks in front of it.
  private func firstLine(of range: Range<Int>) -> Range<Int> {
    guard let end = bytes[range].firstIndex(where: \.isBreak) else { return range }
    return range.lowerBound..<max(bytes.startOfBlanks(before: end), range.lowerBound)
  }

  /// The end of an array or table in brackets that ends on its own line.
  private func endOfFlow(at start: Int) -> Int? {
    var depth = 0
    var index = index(at: start)
    while index < count, self[index].kind != .lineBreak {
      let token = self[index]
      if token.kind.opensFlow { depth += 1 }
      if token.kind.closesFlow { depth -= 1 }
      if depth == 0 { return token.range.upperBound }
      index += 1
    }
    return nil
  }
}

extension YAMLToken.Kind {
  /// Whether it stands in front of a value without being one.
  fileprivate var isProperty: Bool { self == .anchor || self == .tag }
  /// Whether it stands behind a value.
  fileprivate var isSeparator: Bool { self == .comma || self == .colon || closesFlow }
}
