/// Finds look-alikes of spaces and colons where YAML needs the ordinary characters. YAML treats
/// look-alikes as letters: an item would silently have the title `title: Home`.
enum YAMLLookalikeScan {
  /// Reports the first look-alike. Returns whether there is one.
  static func report(
    in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
  ) -> Bool {
    let bytes = file.bytes
    guard bytes.indices.contains(where: { Lookalike(at: $0, in: bytes) != nil }) else {
      return false
    }
    var found: [Lookalike] = []
    var tokens = YAMLTokens(bytes)
    // The last string, and the key whose value follows.
    var string: Range<Int>?
    var key: Range<Int>?
    // Whether the current top-level key starts with `x-`.
    var isOwn = false
    while let token = tokens.next() {
      if token.kind == .colon, let top = tokens.topLevelKey(before: token) {
        isOwn = bytes[top].isOwnKey
      }
      if token.kind == .plain, !isOwn {
        found += lookalikes(in: token.range, ofKey: key, bytes)
      }
      guard !token.kind.isTrivia else { continue }
      key = token.kind == .colon ? string : nil
      string = token.kind == .plain || token.kind.isQuoted ? token.range : nil
    }
    guard let first = found.first else { return false }
    let others = found.count - 1
    let places =
      switch others {
      case 0: ""
      case 1: ", and in one other place"
      default: ", and in \(others) other places"
      }
    diagnostics.report(
      .syntax, "YAML does not read \(first.name) as a \(first.meant)",
      at: .bytes(file: number, first.range),
      help:
        "\(first.help)\(places), or put the string in quotes; nothing else in this file was checked"
    )
    return true
  }

  /// The look-alikes in the lines of a string without quotes, at most one in each line.
  ///
  /// - Parameter key: The key that has the string as its value; nil for a key or an element of an
  ///   array.
  private static func lookalikes(
    in string: Range<Int>, ofKey key: Range<Int>?, _ bytes: [UInt8]
  ) -> [Lookalike] {
    var found: [Lookalike] = []
    // The value of `title` may begin in any way. The value of `items` begins with a dash.
    let isText = key.map { !isOfTables(bytes[$0]) } ?? false
    if !isText, let first = lookalike(at: string.lowerBound, in: bytes) { found.append(first) }
    var rest = bytes[string]
    while let end = rest.firstIndex(where: \.isBreak) {
      let start = bytes.endOfBlanks(from: bytes.endOfBreak(from: end))
      guard start < string.upperBound else { break }
      rest = bytes[start..<string.upperBound]
      if let next = lookalike(ofKeyAt: start, in: bytes) { found.append(next) }
    }
    return found
  }

  /// Whether the value of a key is an array or a table.
  private static func isOfTables(_ key: ArraySlice<UInt8>) -> Bool {
    let keys: [DocumentKey.Structure] = [.items, .conditions, .actions, .columns, .generate]
    return keys.contains { key.elementsEqual($0.rawValue.utf8) }
  }

  /// The look-alike that indents a line, follows its dash, or is next to a key.
  private static func lookalike(at start: Int, in bytes: [UInt8]) -> Lookalike? {
    let indent = bytes.startOfBlanks(before: start)
    if indent == 0 || bytes[indent - 1].isBreak {
      if let blank = Lookalike(at: start, in: bytes), !blank.isColon { return blank }
      if bytes[start] == .minus, let blank = Lookalike(at: start + 1, in: bytes) { return blank }
    }
    return lookalike(ofKeyAt: start, in: bytes)
  }

  /// The look-alike before or after a key, or in place of its colon.
  private static func lookalike(ofKeyAt lineContent: Int, in bytes: [UInt8]) -> Lookalike? {
    var start = lineContent
    // A dash that was meant to begin an element may be part of the string.
    while bytes[start...].starts(with: [.minus, .space]) {
      start = bytes.endOfBlanks(from: start + 1)
    }
    let blank = Lookalike(at: start, in: bytes)
    while let next = Lookalike(at: start, in: bytes), !next.isColon {
      start = next.range.upperBound
    }
    let end = bytes.endOfWord(from: start)
    let key = String(decoding: bytes[start..<end], as: UTF8.self)
    guard ItemKey(rawValue: key) != nil || DocumentKey(rawValue: key) != nil, end < bytes.count
    else { return nil }
    let isColon = bytes[end] == .colon
    let behind = Lookalike(at: isColon ? end + 1 : end, in: bytes)
    let isKey =
      isColon || behind.map { $0.isColon || bytes[$0.range.upperBound...].first == .colon } ?? false
    return isKey ? blank ?? behind : nil
  }
}
