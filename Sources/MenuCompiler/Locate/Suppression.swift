/// A comment that silences warnings in one place: `# menuc:allow deep-menu, wide-group`.
struct Suppression: Sendable {
  /// The word that makes a comment a suppression.
  static let word = Array("menuc:allow".utf8)

  struct Name: Sendable {
    let text: String
    let range: Range<Int>
    /// The warning with the most similar name, if there is no diagnostic with this name.
    let meant: DiagnosticName?
  }

  /// Whether the comment spells ``word`` differently and therefore silences nothing.
  let isMisspelled: Bool
  /// The range of the word, as written.
  let wordRange: Range<Int>
  /// The names in the comment, as written.
  let names: [Name]
  /// The line that the comment is about, from 1: the comment's own line if something precedes it
  /// there, otherwise the next line that is not a comment.
  let line: Int
  /// The lines to which the comment applies. A comment on a separate line applies to all lines of
  /// the entries that begin on ``line``, such as an item with its keys and the items below it. For
  /// a comment at the end of a line, see ``EntryLines/trailed(on:by:)``.
  let lines: ClosedRange<Int>
  /// The range from the mark of the comment, such as `#` or `<!--`, to the end of the last name. A
  /// reason may follow.
  let range: Range<Int>

  /// The word and the names without misspellings; nil if one of the names can't be allowed.
  var corrected: String? {
    let names = names.map { $0.meant ?? DiagnosticName(rawValue: $0.text) }
    guard !names.isEmpty, names.allSatisfy({ $0.map { $0.severity != .error } ?? false })
    else { return nil }
    return "menuc:allow " + names.compactMap { $0?.rawValue }.joined(separator: ", ")
  }
}

extension Suppression {
  /// All suppressions in a file; none in JSON, which has no comments.
  static func all(in file: SourceFile) -> [Suppression] {
    let places = occurrences(in: file)
    guard !places.isEmpty else { return [] }
    let lines = LineIndex(file.bytes)
    var lastEntry = CommentedEntry()
    let entries = EntryLines(file, lines)
    return places.compactMap { suppression(at: $0, in: file, lines, entries, &lastEntry) }
  }

  /// The ranges, within comments, of ``word`` and its common misspellings, such as `menuc: ignore`,
  /// `menuc:alow`, `menuc:allow:` and `MENUC:ALLOW`.
  private static func occurrences(in file: SourceFile) -> [Range<Int>] {
    let all = occurrences(in: file.bytes)
    guard !all.isEmpty else { return [] }
    let comments: [Range<Int>] =
      switch file.format {
      case .toml: TOMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
      case .yaml: YAMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
      case .po, .properties: lines(thatStartWith: .hash, in: file.bytes)
      case .xml: file.bytes.ranges(from: file.format.commentMark, to: Array("-->".utf8))
      case .strings: file.bytes.ranges(from: file.format.commentMark, to: Array("*/".utf8))
      case .json: []
      }
    var rest = all[...]
    return comments.flatMap { comment in
      rest = rest.drop { $0.lowerBound < comment.lowerBound }
      return rest.prefix { $0.upperBound <= comment.upperBound }
    }
  }

  private static func occurrences(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var places: [Range<Int>] = []
      var index = 0
      let last = bytes.count - tool.count
      while index < last {
        // `| 0x20` ignores the case.
        guard bytes[index] | 0x20 == UInt8(ascii: "m"), isTool(bytes, at: index),
          let end = endOfVerb(bytes, from: index + tool.count)
        else {
          index += 1
          continue
        }
        places.append(index..<end)
        index = end
      }
      return places
    }
  }

  private static let tool = Array("menuc".utf8)
  private static let verbs = ["allow", "ignore", "disable"].map { Array($0.utf8) }

  private static func isTool(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    tool.indices.allSatisfy { bytes[start + $0] | 0x20 == tool[$0] }
  }

  private static func endOfVerb(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index].isBlank || ":-".utf8.contains(bytes[index]) {
      index += 1
    }
    guard index > start else { return nil }
    var end = index
    while end < bytes.count, bytes[end].isWord { end += 1 }
    let verb = bytes[index..<end].map { $0 | 0x20 }
    // With other separators, a similar word may be prose: `menuc allows this`.
    let isColon = index == start + 1 && bytes[start] == .colon
    guard verbs.contains(verb) || isColon && isSlip(verb) else { return nil }
    return end < bytes.count && bytes[end] == .colon ? end + 1 : end
  }

  private static func isSlip(_ verb: [UInt8]) -> Bool {
    Suggestion.isSlip(String(decoding: verb, as: UTF8.self), for: "allow")
  }

  /// Consecutive comments on separate lines, and the lines of the entry after them.
  private struct CommentedEntry {
    var comments = 0..<0
    var lines = 0...0
  }

  /// - Parameter entry: The entry of the previous comment. It is reused if this comment belongs to
  ///   the same entry.
  private static func suppression(
    at place: Range<Int>, in file: SourceFile, _ lines: LineIndex, _ entries: EntryLines,
    _ entry: inout CommentedEntry
  ) -> Suppression? {
    let bytes = file.bytes
    let opening = file.format.commentMark
    let line = lines.position(of: place.lowerBound).line
    let start = lines.start(ofLine: line)
    var hash = place.lowerBound
    while hash > start, bytes[hash - 1].isBlank { hash -= 1 }
    hash -= opening.count
    guard hash >= start, bytes[hash...].starts(with: opening) else { return nil }
    let isAlone = bytes[start..<hash].allSatisfy(\.isBlank)
    if isAlone, !entry.comments.contains(line) {
      var first = line
      repeat { first += 1 } while first <= lines.count && lines.isComment(first, in: file)
      entry.comments = line..<first
      entry.lines = entries.entries(from: first)
    }
    let isMisspelled = !bytes[place].elementsEqual(word)
    let end = lines.end(ofLine: line)
    let names = names(in: bytes, from: place.upperBound, to: end)
    return Suppression(
      isMisspelled: isMisspelled, wordRange: place, names: names,
      line: isAlone ? entry.lines.lowerBound : line,
      lines: isAlone ? entry.lines : entries.trailed(on: line, by: hash),
      range: hash..<(names.last?.range.upperBound ?? place.upperBound))
  }

  /// The names after the word, separated by commas. Text that follows a name without a comma is a
  /// reason, unless it is the name of a diagnostic.
  private static func names(in bytes: [UInt8], from start: Int, to end: Int) -> [Name] {
    var names: [Name] = []
    var index = start
    while index < end {
      var isBehindComma = names.isEmpty
      while index < end, bytes[index].isBlank || bytes[index] == .comma {
        isBehindComma = isBehindComma || bytes[index] == .comma
        index += 1
      }
      let first = index
      while index < end, bytes[index].isWord { index += 1 }
      var text = String(decoding: bytes[first..<index], as: UTF8.self)
      if DiagnosticName(rawValue: text) == nil, first < index,
        index + 1 < end, bytes[index] != UInt8(ascii: "("), bytes[index + 1].isWord
      {
        // A slip inside a name is part of the misspelled name, not the start of a reason.
        while index < end, !bytes[index].isBlank, bytes[index] != .comma { index += 1 }
        text = String(decoding: bytes[first..<index], as: UTF8.self)
      }
      guard first < index, isBehindComma || DiagnosticName(rawValue: text) != nil else { break }
      names.append(Name(text: text, range: first..<index, meant: nearest(to: text)))
    }
    return names
  }

  private static func nearest(to name: String) -> DiagnosticName? {
    guard DiagnosticName(rawValue: name) == nil else { return nil }
    let names = DiagnosticName.allCases.filter { $0.severity != .error }.map(\.rawValue)
    return Suggestion.nearest(to: name, among: names).flatMap(DiagnosticName.init)
  }

  private static func lines(thatStartWith byte: UInt8, in bytes: [UInt8]) -> [Range<Int>] {
    let lines = LineIndex(bytes)
    return (1...max(lines.count, 1)).compactMap { line in
      let range = lines.start(ofLine: line)..<lines.end(ofLine: line)
      return bytes[range].first == byte ? range : nil
    }
  }
}

extension SourceFormat {
  /// The mark that begins comments.
  var commentMark: [UInt8] {
    switch self {
    case .xml: Array("<!--".utf8)
    case .strings: Array("/*".utf8)
    case .toml, .yaml, .json, .po, .properties: [.hash]
    }
  }
}

extension [UInt8] {
  /// The ranges that begin with one byte sequence and end with the next occurrence of another, or,
  /// if there is none, at the end of the bytes.
  fileprivate func ranges(from start: [UInt8], to end: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var rest = self[...]
    while let first = rest.firstRange(of: start) {
      let last = rest[first.upperBound...].firstRange(of: end)?.upperBound ?? endIndex
      ranges.append(first.lowerBound..<last)
      rest = rest[last...]
    }
    return ranges
  }
}
