/// Hints for the most common syntax errors, chosen by the parser's message and the text at the
/// error's position.
enum SyntaxHint {
  static func yaml(_ words: String, at offset: Int?, in bytes: [UInt8]) -> String? {
    let place = offset.map { Place(offset: $0, bytes: bytes) }
    if let hint = place?.anyFormat { return hint }
    let mark = place?.byte
    if words.contains("tab character") { return tabs }
    if words.contains("cannot start any token") {
      return mark == .tab ? tabs : "put the string that begins here in quotes"
    }
    if words.contains("mapping values are not allowed") {
      return place?.isBehindGluedColon == true
        ? "write a space after the colon of a key"
        : "put the string in quotes if it contains ': ', or align this key with the keys above"
    }
    if words.contains("undefined alias") {
      return "define '&' with this name further up, or put a string that begins with '*' in quotes"
    }
    if words.contains("scanning an alias") { return "put a string that begins with '*' in quotes" }
    if words.contains("scanning an anchor") { return "put a string that begins with '&' in quotes" }
    if words.contains("expected '-' indicator") || words.contains("expected key") {
      return mark == .minus && place?.next != .space
        ? "write a space after the dash"
        : "indent this line like the other lines of its table or array"
    }
    if words.contains("could not find expected ':'") {
      return "write `key: value`, with a space after the colon"
    }
    if words.contains("did not find expected ',' or ']'") {
      return "a comma is missing, or the ']' that closes the array"
    }
    if words.contains("did not find expected ',' or '}'") {
      return "a comma is missing, or the '}' that closes the table"
    }
    if words.contains("unexpected end of stream"), words.contains("quoted scalar") {
      return "the quote is never closed"
    }
    if words.contains("hexdecimal number") || words.contains("unknown escape") { return escapes }
    return nil
  }

  static func toml(_ words: String, at offset: Int, in bytes: [UInt8]) -> String? {
    let place = Place(offset: offset, bytes: bytes)
    if let hint = place.anyFormat { return hint }
    if words.contains("expected '='") {
      return words.contains("saw ':'")
        ? "in TOML, write `=` between a key and its value; if the file is YAML, name it .yaml"
        : "write `key = value`"
    }
    if words.contains("expected a comment or whitespace") {
      switch place.byte {
      case .comma, UInt8(ascii: ";"): return "delete it, and begin a new line for the next key"
      case let byte? where isWord(byte):
        return offset > 0 && bytes[offset - 1] == .apostrophe
          ? "put a string with an apostrophe in double quotes, or begin a new line for the next key"
          : "begin a new line for the next key"
      default: break
      }
    }
    if words.contains("saw '/'"), place.next == UInt8(ascii: "/") {
      return "in TOML, a comment begins with '#'"
    }
    // toml++ mistakes a word that begins like a TOML keyword for that keyword.
    let bareValues =
      ["could not determine value type"]
      + ["true", "false", "nan", "inf"]
      .map { "expected '\($0)'" }
    if bareValues.contains(where: words.contains) { return place.bareValue }
    if words.contains("unescaped control characters") {
      return "the quote is not closed on its line"
    }
    if words.contains("expected comma or closing ']'") { return "add a comma between the elements" }
    if words.contains("table header") {
      return "write [name], or [[name]] for an element of an array"
    }
    if words.contains("expected value") { return "write a value, or delete the key" }
    if words.contains("dangling comma") { return "delete the comma before this '}'" }
    if words.contains("inline table") {
      return [.lineFeed, .carriageReturn, .hash].contains(place.byte)
        ? brokenTable : "a table in braces must end on the line on which it starts, with '}'"
    }
    if words.contains("unicode scalar sequence") || words.contains("unknown escape") {
      return escapes
    }
    return nil
  }

  /// - Parameter isValue: Whether the parser expected a value.
  static func json(at offset: Int, in bytes: [UInt8], isValue: Bool) -> String? {
    let place = Place(offset: offset, bytes: bytes)
    if let hint = place.anyFormat { return hint }
    guard isValue, let byte = place.byte, isWord(byte) || byte == .apostrophe || byte == 0xE2 else {
      return nil
    }
    return place.bareValue
  }

  /// The hint for a conflict marker written by version control.
  static func conflict(at lineStart: Int, in bytes: [UInt8]) -> String? {
    let marks = ["<<<<<<< ", "=======", ">>>>>>> "]
    return marks.contains { bytes[lineStart...].starts(with: Array($0.utf8)) }
      ? "version control left this line: keep one side of the conflict" : nil
  }

  /// The help for a syntax error in a catalog.
  static func catalog(_ bytes: [UInt8], orElse hint: String? = nil, _ ending: String) -> String {
    (conflict(in: bytes) ?? hint).map { "\($0); \(ending)" } ?? ending
  }

  /// The hint for a file with conflict markers; nil if there are none. It is for formats whose
  /// errors can be far from the markers.
  private static func conflict(in bytes: [UInt8]) -> String? {
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: "<<<<<<< ".utf8) {
        return
          "version control left conflict markers from line \(line) on: keep one side of the conflict"
      }
      start = (bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count) + 1
      line += 1
    }
    return nil
  }

  /// The hint for an inline TOML table that continues on the next line.
  static let brokenTable =
    "join the lines of this table, without a comment in it and without a comma before '}':"
    + " in TOML, a table in braces must be on one line"

  private static let tabs = "YAML indents with spaces, not with tabs"
  private static let escapes =
    #"in double quotes, write a backslash as \\; in single quotes, write it as is"#

  /// The text at the position of a parser's error.
  private struct Place {
    let offset: Int
    let bytes: [UInt8]

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
    var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

    /// The hint for a mistake that is possible in every format.
    var anyFormat: String? {
      if let hint = SyntaxHint.conflict(at: lineStart, in: bytes) { return hint }
      if let lookalike = Lookalike(at: offset, in: bytes) {
        return "\(lookalike.name) does not count as a \(lookalike.meant): \(lookalike.help)"
      }
      if offset > lineStart, bytes[offset - 1] == .quotationMark, let byte, isWord(byte) {
        return #"a quote within double quotes is written \""#
      }
      return nil
    }

    /// The hint for a TOML value without quotes.
    var bareValue: String {
      var start = offset
      while start > lineStart, isWord(bytes[start - 1]) { start -= 1 }
      let word = String(decoding: bytes[start...].prefix(while: isWord), as: UTF8.self)
      switch word.lowercased() {
      case "true", "yes", "on": return "write true"
      case "false", "no", "off": return "write false"
      default: break
      }
      let isTypographic = ["“", "”", "„", "‘", "’", "«"].contains { quote in
        bytes[start...].starts(with: Array(quote.utf8))
      }
      return isTypographic
        ? #"replace the typographic quotes with straight quotes (")"#
        : "put the string in double quotes"
    }

    /// Whether the line begins with a key whose colon is not followed by a blank.
    var isBehindGluedColon: Bool {
      let line = bytes[lineStart..<min(offset, bytes.count)].drop { $0 == .space || $0 == .minus }
      let rest = line.drop(while: isWord)
      return rest.count < line.count && rest.first == .colon && rest.dropFirst().first != .space
        && rest.count > 1
    }

    private var lineStart: Int {
      var start = min(offset, bytes.count)
      while start > 0, !bytes[start - 1].isBreak { start -= 1 }
      return start
    }

  }

  private static func isWord(_ byte: UInt8) -> Bool {
    // Typographic quotes and dashes start with 0xE2.
    byte >= 0x80 && byte != 0xE2 || byte.isWord
  }
}
