extension SyntaxCulprit {
  /// - Parameters:
  ///   - offset: Where libyaml noticed the mistake.
  ///   - begun: The start of the construct that libyaml could not finish.
  static func yaml(
    _ words: String, at offset: Int, begun: Int?, in bytes: [UInt8]
  ) -> SyntaxCulprit? {
    let lines = SourceLines(bytes)
    let line = lines.line(of: offset)
    let scan = YAMLQuoteScan(bytes, to: offset)
    if let quote = scan.runawayQuote, lines.line(of: quote.opening) < line,
      line <= lines.line(of: quote.end) + 1
    {
      return .unclosedQuote(quote.opening..<quote.opening + 1)
    }
    if let bracket = scan.open.last {
      return inFlow(bracket, words, at: offset, lines)
    }
    if words.contains("could not find expected ':'"), let begun, lines.line(of: begun) < line {
      return .noColon(lines.text(ofLine: lines.line(of: begun)), in: bytes)
    }
    if words.contains("mapping values are not allowed") || words.contains("<document start>") {
      return aboveKey(line, lines)
    }
    if words.contains("did not find expected key") || words.contains("expected '-' indicator") {
      if let culprit = behindQuote(offset, lines) ?? strayBracket(offset, bytes) { return culprit }
      return withoutDash(above: line, lines) ?? aboveKey(line, lines)
    }
    return nil
  }

  /// Reports a missing closing quote if the opening quote of a later string is read in its place.
  /// libyaml does not report this mistake. Returns whether there is one.
  static func reportSwallowingQuote(
    in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
  ) -> Bool {
    let bytes = file.bytes
    // Few texts contain a quote directly before `#`.
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0.isQuote && $1 == .hash }),
      let quote = YAMLQuoteScan(bytes, to: bytes.count).swallowingQuote
    else { return false }
    let lines = SourceLines(bytes)
    let culprit = unclosedQuote(quote.opening..<quote.opening + 1)
    diagnostics.report(
      .syntax,
      "a quoted string continues to line \(lines.line(of: quote.end)), directly followed by '#'",
      at: .bytes(file: number, culprit.range), label: culprit.label,
      related: .init(.bytes(file: number, quote.end - 1..<quote.end), "closed here"),
      help: "\(culprit.help); this is a YAML syntax error; nothing else in this file was checked")
    return true
  }

  /// Finds a bracket that is not closed before a line that looks like block style, or a comma that
  /// is missing at the end of a line.
  private static func inFlow(
    _ bracket: Int, _ words: String, at offset: Int, _ lines: SourceLines
  ) -> SyntaxCulprit? {
    let line = lines.line(of: offset)
    let first = lines.line(of: bracket)
    if let comment = commentThatCloses(bracket, before: line, lines) { return comment }
    guard first < line else { return nil }
    let content = lines.content(ofLine: line)
    let isDash = content.count > 1 && lines.bytes[content.lowerBound...].starts(with: dash)
    if isDash || lines.indent(ofLine: line) <= lines.indent(ofLine: first) || content.isEmpty {
      return .unclosed(bracket, in: lines.bytes)
    }
    // libyaml stops at a string, or at the colon of an invalid key.
    let isFirst = !lines.bytes[content.lowerBound..<max(offset, content.lowerBound)].contains {
      [.space, .comma, .colon, .openingBracket, .openingBrace].contains($0)
    }
    guard words.contains("did not find expected ','"), isFirst, let above = lines.lineAbove(line)
    else { return nil }
    return .missingComma(at: lines.text(ofLine: above).upperBound)
  }

  /// Finds a comment that contains the missing closing bracket: `{ color: #fff }`.
  private static func commentThatCloses(
    _ bracket: Int, before last: Int, _ lines: SourceLines
  ) -> SyntaxCulprit? {
    let closing: UInt8 =
      lines.bytes[bracket] == .openingBracket ? .closingBracket : .closingBrace
    var tokens = YAMLTokens(lines.bytes)
    while let token = tokens.next(), lines.line(of: token.range.lowerBound) <= last {
      let (start, comment) = (token.range.lowerBound, lines.bytes[token.range])
      guard token.kind == .comment, start > bracket, comment.contains(closing) else { continue }
      return SyntaxCulprit(
        range: start..<start + 1, label: "a comment begins here",
        help: "put a string with '#' in quotes, or close the bracket before the comment")
    }
    return nil
  }

  /// Finds text that directly follows a quoted string: `'It's'`.
  private static func behindQuote(_ offset: Int, _ lines: SourceLines) -> SyntaxCulprit? {
    let bytes = lines.bytes
    let text = lines.text(ofLine: lines.line(of: offset))
    guard text.contains(offset),
      let end = bytes[text.lowerBound..<offset].lastIndex(where: { $0 != .space }),
      bytes[end].isQuote
    else { return nil }
    let help =
      if bytes[offset] == .comma {
        "write the next key on its own line, without the comma"
      } else if bytes[end] == .apostrophe, end + 1 == offset {
        "within single quotes, write an apostrophe as ''"
      } else if end + 1 == offset {
        "within double quotes, write a quote as \\\""
      } else {
        "put the whole string in quotes, or no part of it"
      }
    return SyntaxCulprit(
      range: offset..<text.upperBound, label: "this follows the closing quote", help: help)
  }

  /// Finds a closing bracket without an opening one.
  private static func strayBracket(_ offset: Int, _ bytes: [UInt8]) -> SyntaxCulprit? {
    guard offset < bytes.count, [.closingBracket, .closingBrace].contains(bytes[offset]) else {
      return nil
    }
    return SyntaxCulprit(
      range: offset..<offset + 1, label: "there is no bracket to close", help: "delete it")
  }

  private static let dash = Array("- ".utf8)

  private static func noColon(_ range: Range<Int>, in bytes: [UInt8]) -> SyntaxCulprit {
    if bytes[range.lowerBound] == .minus, range.count > 1,
      ![.space, .minus].contains(bytes[range.lowerBound + 1])
    {
      return gluedDash(at: range.lowerBound)
    }
    return SyntaxCulprit(
      range: range, label: "there is no ': ' here",
      help: SyntaxHint.conflict(at: range.lowerBound, in: bytes)
        ?? "write `key: value`, with a space after the colon")
  }

  private static func gluedDash(at offset: Int) -> SyntaxCulprit {
    SyntaxCulprit(
      range: offset..<offset + 1, label: "there is no space after this dash",
      help: "write a space after the dash")
  }

  /// Finds the mistake in the line above a key: that line lacks its `: ` or the blank after its
  /// dash, so it was read as the beginning of the same scalar as the key.
  private static func aboveKey(_ line: Int, _ lines: SourceLines) -> SyntaxCulprit? {
    guard let above = lines.lineAbove(line) else { return nil }
    let text = lines.text(ofLine: above)
    if lines.bytes[text.lowerBound] == .minus, text.count > 1,
      lines.bytes[text.lowerBound + 1] != .space
    {
      return gluedDash(at: text.lowerBound)
    }
    let start = behindDashes(text, lines)
    let key = behindDashes(lines.text(ofLine: line), lines)
    let columns = (start - lines.content(ofLine: above).lowerBound + lines.indent(ofLine: above))
    let keyColumns = key - lines.content(ofLine: line).lowerBound + lines.indent(ofLine: line)
    guard columns == keyColumns, !hasColon(start..<text.upperBound, lines.bytes) else { return nil }
    return .noColon(start..<text.upperBound, in: lines.bytes)
  }

  /// Finds the first line of an array below a key, if it has no dash although a later line of the
  /// same array has one.
  private static func withoutDash(above line: Int, _ lines: SourceLines) -> SyntaxCulprit? {
    guard lines.bytes[lines.content(ofLine: line).lowerBound...].starts(with: dash) else {
      return nil
    }
    var parent = lines.lineAbove(line)
    while let one = parent, lines.indent(ofLine: one) >= lines.indent(ofLine: line) {
      parent = lines.lineAbove(one)
    }
    guard let parent, let child = lines.lineBelow(parent), child < line,
      lines.bytes[lines.text(ofLine: parent).upperBound - 1] == .colon,
      lines.bytes[lines.content(ofLine: child).lowerBound] != .minus
    else { return nil }
    return SyntaxCulprit(
      range: lines.text(ofLine: child), label: "there is no '- ' here",
      help: "begin every item with '- '")
  }

  private static func behindDashes(_ text: Range<Int>, _ lines: SourceLines) -> Int {
    var start = text.lowerBound
    while lines.bytes[start..<text.upperBound].starts(with: dash) {
      start += 1
      while start < text.upperBound, lines.bytes[start] == .space { start += 1 }
    }
    return start
  }

  private static func hasColon(_ text: Range<Int>, _ bytes: [UInt8]) -> Bool {
    text.contains { offset in
      bytes[offset] == .colon && (offset + 1 == text.upperBound || bytes[offset + 1] == .space)
    }
  }
}
