/// Finds the comments of a file that silence warnings, including those that are misspelled.
struct SuppressionScan {
  /// The word in a comment, as written, and the comment.
  private struct Place {
    let word: Range<Int>
    let comment: Range<Int>
  }

  /// Consecutive comments on separate lines, and the lines of the entry after them.
  private struct CommentedEntry {
    var comments = 0..<0
    var lines = 0...0
  }

  private let file: SourceFile
  private let lines: LineIndex
  private let entries: EntryLines
  /// The entry of the previous comment. It is reused if the next comment belongs to the same entry.
  private var entry = CommentedEntry()

  private init(_ file: SourceFile) {
    self.file = file
    lines = LineIndex(file.bytes)
    entries = EntryLines(file, lines)
  }

  /// All suppressions in a file; none in JSON, which has no comments.
  static func suppressions(in file: SourceFile) -> [Suppression] {
    let words = words(in: file.bytes)
    guard !words.isEmpty else { return [] }
    var rest = words[...]
    let places = CommentRanges.all(in: file).flatMap { comment in
      rest = rest.drop { $0.lowerBound < comment.lowerBound }
      return rest.prefix { $0.upperBound <= comment.upperBound }
        .map { Place(word: $0, comment: comment) }
    }
    guard !places.isEmpty else { return [] }
    var scan = SuppressionScan(file)
    return places.compactMap { scan.suppression(at: $0) }
  }

  private mutating func suppression(at place: Place) -> Suppression? {
    let bytes = file.bytes
    let line = lines.position(of: place.word.lowerBound).line
    let start = lines.start(ofLine: line)
    var mark = place.word.lowerBound
    while mark > start, bytes[mark - 1].isBlank { mark -= 1 }
    mark -= file.format.commentMark.count
    guard mark >= start, bytes[mark...].starts(with: file.format.commentMark) else { return nil }
    var end = min(lines.end(ofLine: line), place.comment.upperBound)
    if bytes[..<end].suffix(file.format.commentEnd.count).elementsEqual(file.format.commentEnd) {
      end -= file.format.commentEnd.count
    }
    let (names, endOfNames) = Self.names(in: bytes, from: place.word.upperBound, to: end)
    // Without the name of a diagnostic, words such as `menuc: allow this` are prose.
    guard
      names.first?.meant != nil || Self.isUsual(bytes[place.word])
        || names.isEmpty && bytes[place.word].contains(.colon)
    else { return nil }
    // Several comments on a line apply to the same lines.
    let comment = max(start, place.comment.lowerBound)
    let isAlone = bytes[start..<comment].allSatisfy(\.isBlank)
    if isAlone, !entry.comments.contains(line) {
      var first = line
      repeat { first += 1 } while first <= lines.count && lines.isComment(first, in: file)
      entry.comments = line..<first
      entry.lines = entries.entries(from: first)
    }
    return Suppression(
      isMisspelled: !bytes[place.word].elementsEqual(Suppression.word), wordRange: place.word,
      names: names, line: isAlone ? entry.lines.lowerBound : line,
      lines: isAlone ? entry.lines : entries.trailed(on: line, by: comment),
      range: mark..<(names.isEmpty ? place.word.upperBound : endOfNames), format: file.format)
  }
}

extension SuppressionScan {
  private static let tool = Array("menuc".utf8)
  private static let verbs = ["allow", "ignore", "disable"]

  /// The ranges of the word and of everything that can be a misspelling, such as `menuc: ignore`,
  /// `menuc:alow`, `menuc:allow:` and `MENUC:ALLOW`.
  private static func words(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var words: [Range<Int>] = []
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
        words.append(index..<end)
        index = end
      }
      return words
    }
  }

  private static func isTool(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    tool.indices.allSatisfy { bytes[start + $0] | 0x20 == tool[$0] }
  }

  private static func endOfVerb(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index].isBlank || ":-".utf8.contains(bytes[index]) {
      index += 1
    }
    let separators = bytes[start..<index]
    var end = index
    while end < bytes.count, bytes[end].isWord { end += 1 }
    guard end > index, index > start,
      // `menuc --allow` is a command line.
      !zip(separators, separators.dropFirst()).contains(where: { $0 == .minus && $1 == .minus }),
      separators.elementsEqual([.colon])
        || verbs.contains(where: { isVerb($0, bytes[index..<end]) })
    else { return nil }
    while end < bytes.count, ":;=".utf8.contains(bytes[end]) { end += 1 }
    return end
  }

  private static func isVerb(_ verb: String, _ word: some Sequence<UInt8>) -> Bool {
    word.lazy.map { $0 | 0x20 }.elementsEqual(verb.utf8)
  }

  /// Whether a word has only a colon as its separator, and one of the verbs or a similar word.
  private static func isUsual(_ word: ArraySlice<UInt8>) -> Bool {
    let rest = word.dropFirst(tool.count)
    let verb = String(decoding: rest.dropFirst().prefix(while: \.isWord), as: UTF8.self)
    return rest.first == .colon && verbs.contains { Suggestion.isSlip(verb, for: $0) }
  }

  /// The names after the word, separated by commas, and the place after them. The text after a name
  /// is a reason, unless it is also a name.
  private static func names(
    in bytes: [UInt8], from start: Int, to limit: Int
  ) -> (names: [Suppression.Name], end: Int) {
    var names: [Suppression.Name] = []
    var (index, end) = (start, start)
    while true {
      var isBehindComma = names.isEmpty
      while index < limit, bytes[index].isBlank || bytes[index] == .comma {
        isBehindComma = isBehindComma || bytes[index] == .comma
        index += 1
      }
      // Another comment may follow.
      guard index < limit, bytes[index] != .hash else { break }
      let first = index
      repeat { index += 1 } while index < limit && !bytes[index].endsName
      let range = bytes.withoutPunctuation(first..<index)
      if range.isEmpty, names.isEmpty { continue }
      let text = String(decoding: bytes[range], as: UTF8.self)
      // Quotes and brackets belong to the name that they are around.
      let name = Suppression.Name(text, at: range.lowerBound == first ? range : first..<index)
      let next = bytes[..<limit].dropFirst(bytes.endOfBlanks(from: index)).first
      let isName =
        names.isEmpty || !name.isMisspelled && (isBehindComma || range.lowerBound == first)
        || isBehindComma && next?.beginsProse != true
          && (name.meant != nil || bytes[range].contains(.minus))
      guard !range.isEmpty, isName else { break }
      names.append(name)
      end = index
    }
    return (names, end)
  }
}

extension UInt8 {
  /// Whether the byte ends a name, unless it is the first byte.
  fileprivate var endsName: Bool { isBlank || self == .comma || self == UInt8(ascii: "(") }
  /// Whether the byte after a misspelled name shows that the name is the first word of a sentence.
  fileprivate var beginsProse: Bool { isLetter || isDigit }
}

extension [UInt8] {
  /// A range without the ASCII signs at its ends, such as quotes, brackets and colons.
  fileprivate func withoutPunctuation(_ range: Range<Int>) -> Range<Int> {
    func isSign(_ byte: UInt8) -> Bool { byte < 0x80 && !byte.isLetter && !byte.isDigit }
    let start = self[range].firstIndex { !isSign($0) } ?? range.upperBound
    let last = self[start..<range.upperBound].lastIndex { !isSign($0) }
    return start..<(last.map { $0 + 1 } ?? start)
  }
}
