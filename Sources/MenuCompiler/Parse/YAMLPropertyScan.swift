/// Finds tags and anchors that look like part of a string. YAML reads `!signed-in`, and the `!` of
/// `! signed-in`, as a tag and not as part of the value, so a menu would silently mean the
/// opposite. It reads `&Save file` as the string `file` with the anchor `Save`.
struct YAMLPropertyScan {
  private struct Found {
    let message: String
    let range: Range<Int>
    let advice: String
  }

  private let bytes: [UInt8]
  private var tokens: YAMLTokens
  /// The last string, and the last string that is followed by a colon.
  private var string: Range<Int>?
  private var key: Range<Int>?
  /// Whether the current top-level key starts with `x-`. Such a key only holds anchors.
  private var isOwn = false
  /// The capitalized anchors before strings on the same line, with the strings, and the names of all
  /// aliases.
  private var anchors: [(name: ArraySlice<UInt8>, range: Range<Int>, advice: String)] = []
  private var aliases: Set<ArraySlice<UInt8>> = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = YAMLTokens(bytes)
  }

  /// Reports the first tag that is not a standard tag such as `!!str`. If there is none, reports
  /// the first anchor that begins with a letter from A to Z, is followed by a value without quotes
  /// on its line, and has no alias. Returns whether anything was reported.
  static func report(
    in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard mayHaveProperty(file.bytes) else { return false }
    var scan = YAMLPropertyScan(file.bytes)
    guard let found = scan.find() else { return false }
    diagnostics.report(
      .syntax, found.message, at: .bytes(file: number, found.range),
      help: "\(found.advice); nothing else in this file was checked")
    return true
  }

  private mutating func find() -> Found? {
    // The last tag or anchor, kept until it is known whether a string follows on its line.
    var property: YAMLToken?
    while let token = tokens.next() {
      guard token.kind != .whitespace else { continue }
      if let found = property.flatMap({ check($0, before: token) }) { return found }
      property = token.kind == .tag || token.kind == .anchor ? token : nil
      switch token.kind {
      case .plain, .doubleQuoted, .singleQuoted: string = token.range
      case .colon:
        key = string
        if let top = tokens.topLevelKey(before: token) { isOwn = bytes[top].isOwnKey }
        // The anchor of a key changes no value.
        if let string, anchors.last?.range.upperBound == string.upperBound { anchors.removeLast() }
      case .alias: aliases.insert(bytes[token.range].dropFirst())
      default: break
      }
    }
    if let found = property.flatMap({ check($0, before: nil) }) { return found }
    return anchors.first { !aliases.contains($0.name) }.map { anchor in
      Found(
        message: "'&\(String(decoding: anchor.name, as: UTF8.self))' is a YAML anchor, "
          + "and is not part of a string",
        range: anchor.range,
        advice: "\(anchor.advice), or delete the anchor: no alias refers to it")
    }
  }

  /// Returns a tag that needs to be reported. Keeps an anchor until the end of the file, when all
  /// aliases are known.
  private mutating func check(_ property: YAMLToken, before next: YAMLToken?) -> Found? {
    var range = property.range
    var isOneLine = true
    if let next, next.kind == .plain {
      range = range.lowerBound..<bytes[next.range].prefix { !$0.isBreak }.endIndex
      isOneLine = range.upperBound == next.range.upperBound
    }
    if property.kind == .tag, Self.isLocal(bytes[property.range]) {
      return Found(
        message: "'\(text(property.range))' begins a YAML tag, and is not part of a string",
        range: range, advice: Self.advice(quoting: isOneLine ? written(range) : nil))
    }
    let name = bytes[property.range].dropFirst()
    // By convention, anchors are lower-case and the titles of commands are not.
    let looksLikeTitle = name.first.map { (65...90).contains($0) } ?? false
    if property.kind == .anchor, looksLikeTitle, range != property.range, !isOwn {
      anchors.append((name, range, Self.advice(quoting: isOneLine ? text(range) : nil)))
    }
    return nil
  }

  /// A tag as a string. In a term, no space follows `!`.
  private func written(_ range: Range<Int>) -> String {
    let isTerm = key.map { key in
      [ItemKey.when, .enabled].contains { bytes[key].elementsEqual($0.rawValue.utf8) }
    }
    return isTerm == true ? text(range).filter { $0 != " " } : text(range)
  }

  /// - Parameter text: The string with its tag or anchor; nil if it spans several lines.
  private static func advice(quoting text: String?) -> String {
    guard let text, !text.contains(where: { $0 == "\"" || $0 == "\\" }) else {
      return "put the string in quotes"
    }
    return "put the string in quotes: \"\(text)\""
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a tag is local, such as `!a` or `!` alone, and not `!!str` or
  /// `!<tag:yaml.org,2002:str>`.
  private static func isLocal(_ tag: ArraySlice<UInt8>) -> Bool {
    let next = tag.dropFirst().first
    return next != UInt8(ascii: "!") && next != UInt8(ascii: "<")
  }

  /// Whether a `!` or `&` is at a place where a tag or an anchor can start. This check avoids
  /// reading all tokens of a large menu.
  private static func mayHaveProperty(_ bytes: [UInt8]) -> Bool {
    var previous = UInt8.space
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&"), starters.contains(previous),
        byte == UInt8(ascii: "!") || index + 1 < bytes.count && bytes[index + 1] != .space
      {
        return true
      }
      previous = byte
    }
    return false
  }

  private static let starters: Set<UInt8> = [
    .space, .tab, 0x0A, 0x0D, .openingBracket, UInt8(ascii: "{"), UInt8(ascii: ","), .colon,
  ]
}
