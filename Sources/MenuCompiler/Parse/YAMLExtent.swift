/// How far the values and keys of a YAML text reach. libyaml tells where they start; where they
/// end is read off the text, only for the ones that a diagnostic points at.
struct YAMLExtent {
  let bytes: [UInt8]

  /// The key that starts at an offset, with its quotes.
  ///
  /// - Parameter name: What it reads, if that is known: a key without a value has no colon behind it.
  func key(at offset: Int, name: String? = nil) -> Range<Int> {
    let start = skipProperties(at: offset)
    if let end = endOfQuoted(at: start) { return start..<end }
    if let name, !name.isEmpty, start + name.utf8.count <= bytes.count,
      bytes[start..<start + name.utf8.count].elementsEqual(name.utf8)
    {
      return start..<start + name.utf8.count
    }
    var end = start
    while end < bytes.count, !isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: ":"), isSeparator(after: end) { break }
      end += 1
    }
    return trimmed(start..<end)
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
    if let end = endOfQuoted(at: start) { return start..<end }
    if case .plain(let text)? = value {
      let end = start + text.utf8.count
      if end <= bytes.count, bytes[start..<end].elementsEqual(text.utf8) { return start..<end }
    }
    if let end = endOfFlow(at: start) { return start..<end }
    switch value {
    case .boolean, .integer, .number: return start..<endOfWord(at: start)
    default: break
    }
    if case .table? = value, bytes[start] != UInt8(ascii: "{") { return key(at: start) }
    var end = start
    while end < bytes.count, !isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: "#"), end > start, isBlank(bytes[end - 1]) { break }
      end += 1
    }
    return trimmed(start..<end)
  }

  /// Where a table or an array starts whose anchor or tag starts at an offset.
  func contentStart(from offset: Int) -> Int {
    var start = offset
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
        while start < bytes.count, !isBlank(bytes[start]), !isLineEnd(bytes[start]) { start += 1 }
      } else if start > offset, bytes[start] == .hash {
        while start < bytes.count, !isLineEnd(bytes[start]) { start += 1 }
      } else if isBlank(bytes[start]) || isLineEnd(bytes[start]) {
        start += 1
      } else {
        break
      }
    }
    return start
  }

  /// Anchors and tags stand before the value proper.
  private func skipProperties(at offset: Int) -> Int {
    var start = offset
    while start < bytes.count,
      bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!")
    {
      var end = start
      while end < bytes.count, !isBlank(bytes[end]), !isLineEnd(bytes[end]) { end += 1 }
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
      guard end < bytes.count, !isLineEnd(bytes[end]) else { return offset }
      start = end
    }
    return min(start, bytes.count)
  }

  func endOfQuoted(at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          return index + 1
        }
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The end of a flow array or table that ends on its own line.
  private func endOfFlow(at start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    var index = start
    while index < bytes.count, !isLineEnd(bytes[index]) {
      if index > start, !isWord(bytes[index - 1]), let end = endOfQuoted(at: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return nil
  }

  private func endOfWord(at start: Int) -> Int {
    var end = start
    while end < bytes.count, isWord(bytes[end]) || ".+-".utf8.contains(bytes[end]) { end += 1 }
    return end
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte | 0x20)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func isSeparator(after colon: Int) -> Bool {
    colon + 1 >= bytes.count || isBlank(bytes[colon + 1]) || isLineEnd(bytes[colon + 1])
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
