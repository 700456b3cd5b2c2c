/// The context before the cursor in a text that is being edited.
struct EditorContext {
  /// The opening brackets and braces that are not closed yet.
  private(set) var brackets: [UInt8] = []
  /// Whether a value is expected, because a key precedes the cursor.
  private(set) var isBehindKey = false
  private(set) var isInComment = false
  /// Whether the cursor is in the header of a TOML table.
  private(set) var isInHeader = false
  /// The start of the word at the cursor.
  private let wordStart: Int

  init(before offset: Int, in bytes: [UInt8], _ format: SourceFormat) {
    var start = offset
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    if start > 0, bytes[start - 1].isQuote { start -= 1 }
    wordStart = start
    if format == .toml { readTOML(bytes, to: offset) } else { readYAML(bytes, to: offset) }
  }

  private mutating func readTOML(_ bytes: [UInt8], to offset: Int) {
    var tokens = TOMLTokens(bytes)
    while let token = tokens.next(), token.range.lowerBound < offset {
      if token.kind == .comment { isInComment = offset <= token.range.upperBound }
      guard token.range.lowerBound < wordStart else { break }
      switch token.kind {
      case .lineBreak:
        isInHeader = false
        if brackets.last == .openingBracket { continue }
        (brackets, isBehindKey) = ([], false)
      case .headerOpen: isInHeader = true
      case .headerClose: isInHeader = false
      case .openingBracket, .openingBrace:
        brackets.append(bytes[token.range.lowerBound])
        isBehindKey = false
      case .closingBracket, .closingBrace: _ = brackets.popLast()
      case .equals: isBehindKey = true
      case .comma: isBehindKey = false
      default: break
      }
    }
  }

  private mutating func readYAML(_ bytes: [UInt8], to offset: Int) {
    var tokens = YAMLTokens(bytes)
    while let token = tokens.next(), token.range.lowerBound < offset {
      if token.kind == .comment { isInComment = offset <= token.range.upperBound }
      guard token.range.lowerBound < wordStart else { break }
      switch token.kind {
      case .lineBreak: if brackets.isEmpty { isBehindKey = false }
      case .openingBracket, .openingBrace:
        brackets.append(bytes[token.range.lowerBound])
        isBehindKey = false
      case .closingBracket, .closingBrace: _ = brackets.popLast()
      case .colon: isBehindKey = true
      case .comma, .dash, .question: isBehindKey = false
      default: break
      }
    }
  }

  /// Whether a value, rather than a key, is expected at the cursor.
  private var expectsValue: Bool { isBehindKey || brackets.last == .openingBracket }

  /// A copy of the text with a key or value at the cursor, so that its tree shows the place of the
  /// cursor.
  ///
  /// - Returns: The copy, and the range of the original text to replace: the word before the
  ///   cursor. Nil in the header of a TOML table, and outside the braces of a JSON document.
  func probe(
    at offset: Int, in bytes: [UInt8], _ format: SourceFormat
  ) -> (bytes: [UInt8], range: Range<Int>)? {
    guard !isInHeader, format != .json || !brackets.isEmpty else { return nil }
    var end = offset
    while end < bytes.count, bytes[end].isPartOfName { end += 1 }
    if end < bytes.count, bytes[end].isQuote, bytes[wordStart..<end].first == bytes[end] {
      end += 1
    }
    var text: String
    switch (format, expectsValue) {
    case (.toml, false): text = "probe = 0"
    case (.yaml, false): text = "probe: 0"
    case (_, false): text = "\"probe\": 0"
    case (.yaml, true): text = "probe"
    case (_, true): text = "\"probe\""
    }
    if !brackets.isEmpty {
      var next = end
      while next < bytes.count, bytes[next].isBlankOrBreak { next += 1 }
      let isLast =
        next == bytes.count || [.comma, .closingBrace, .closingBracket].contains(bytes[next])
      if !isLast { text += "," }
    } else if format == .yaml, isBehindKey == false, wordStart > 0, bytes[wordStart - 1] == .minus {
      text = " " + text
    }
    let probed = bytes[..<wordStart] + Array(text.utf8) + bytes[end...]
    return (Array(probed), wordStart..<max(offset, wordStart))
  }
}

extension UInt8 {
  /// Whether the byte can be part of a name or path without quotes.
  fileprivate var isPartOfName: Bool {
    isWord || self >= 0x80 || self == .dot || self == UInt8(ascii: "$")
      || self == UInt8(ascii: "/") || self == UInt8(ascii: "!")
  }
}
