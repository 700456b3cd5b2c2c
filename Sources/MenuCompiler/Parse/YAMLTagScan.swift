/// Finds tags that look like part of a string. YAML reads `!signed-in`, and the `!` of `!
/// signed-in`, as a tag and not as part of the value. A menu would silently mean the opposite.
enum YAMLTagScan {
  /// Reports the first tag that is not a standard one such as `!!str`. Returns whether there is
  /// one.
  static func report(
    in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
  ) -> Bool {
    let bytes = file.bytes
    guard mayHaveTag(bytes) else { return false }
    var tokens = YAMLTokens(bytes)
    // The last string, and the last string that is followed by a colon.
    var string: Range<Int>?
    var key: Range<Int>?
    while let token = tokens.next() {
      switch token.kind {
      case .plain, .doubleQuoted, .singleQuoted: string = token.range
      case .colon: key = string
      default: break
      }
      guard token.kind == .tag, isOwn(bytes[token.range]) else { continue }
      let tag = String(decoding: bytes[token.range], as: UTF8.self)
      var range = token.range
      var next = tokens.next()
      if next?.kind == .whitespace { next = tokens.next() }
      if let next, next.kind == .plain {
        let line = bytes[next.range].prefix { !$0.isBreak }
        range = range.lowerBound..<line.endIndex
      }
      var written = String(decoding: bytes[range], as: UTF8.self)
      if let key, bytes[key].elementsEqual(ItemKey.when.rawValue.utf8) {
        // In a term, no space follows `!`.
        written.removeAll { $0 == " " }
      }
      let quoted =
        written.contains { $0 == "\"" || $0 == "\\" }
        ? "put the string in quotes" : "put the string in quotes: \"\(written)\""
      diagnostics.report(
        .syntax, "'\(tag)' begins a tag of YAML, and is not part of a string",
        at: .bytes(file: number, range),
        help: "\(quoted); nothing else in this file was checked")
      return true
    }
    return false
  }

  /// Whether a tag is local, such as `!a` or `!` alone, and not `!!str` or
  /// `!<tag:yaml.org,2002:str>`.
  private static func isOwn(_ tag: ArraySlice<UInt8>) -> Bool {
    let next = tag.dropFirst().first
    return next != UInt8(ascii: "!") && next != UInt8(ascii: "<")
  }

  /// Whether some `!` is at a place where a tag can start. This check avoids reading all tokens of
  /// a large menu.
  private static func mayHaveTag(_ bytes: [UInt8]) -> Bool {
    var previous = UInt8.space
    for byte in bytes {
      if byte == UInt8(ascii: "!"), starters.contains(previous) { return true }
      previous = byte
    }
    return false
  }

  private static let starters: Set<UInt8> = [
    .space, .tab, 0x0A, 0x0D, .openingBracket, UInt8(ascii: "{"), UInt8(ascii: ","), .colon,
  ]
}
