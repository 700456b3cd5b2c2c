/// A comment that silences a warning in one place: `# menuc:allow deep-menu, wide-group`.
struct Suppression {
  /// The word that makes a comment one of these.
  static let word = Array("menuc:allow".utf8)

  struct Name {
    let text: String
    let range: Range<Int>
  }

  /// Whether it is written in another way than ``word``, and so silences nothing.
  let isMisspelt: Bool
  /// What it names, as written.
  let names: [Name]
  /// The line that it speaks of, from 1: its own if something stands before it, else the next one
  /// that is not a comment.
  let line: Int
  /// From `#` to the end of its last name; a reason may follow.
  let range: Range<Int>
}

extension Suppression {
  /// The comments of a file that silence something. JSON has no comments.
  static func all(in file: SourceFile) -> [Suppression] {
    let places = occurrences(in: file)
    guard !places.isEmpty else { return [] }
    let lines = LineIndex(file.bytes)
    return places.compactMap { suppression(at: $0, in: file.bytes, lines) }
  }

  /// Where comments have the word, and what people write for it: `menuc: ignore`, `MENUC:ALLOW`.
  private static func occurrences(in file: SourceFile) -> [Range<Int>] {
    let all = occurrences(in: file.bytes)
    guard !all.isEmpty else { return [] }
    let comments: [Range<Int>] =
      switch file.format {
      case .toml: TOMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
      case .yaml: YAMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
      case .json, .po, .xliff: []
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
      while index + tool.count < bytes.count {
        // All letters of the name but the case.
        guard bytes[index] | 0x20 == tool[0], isTool(bytes, at: index),
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
    return verbs.contains(verb) ? end : nil
  }

  private static func suppression(
    at place: Range<Int>, in bytes: [UInt8], _ lines: LineIndex
  ) -> Suppression? {
    let line = lines.position(of: place.lowerBound).line
    let start = lines.start(ofLine: line)
    var hash = place.lowerBound
    while hash > start, bytes[hash - 1].isBlank { hash -= 1 }
    hash -= 1
    guard hash >= start, bytes[hash] == .hash else { return nil }
    let isAlone = bytes[start..<hash].allSatisfy(\.isBlank)
    var governed = line
    if isAlone {
      repeat { governed += 1 } while governed <= lines.count && isComment(governed, bytes, lines)
    }
    let isMisspelt = !bytes[place].elementsEqual(word)
    let end = lines.end(ofLine: line)
    let names = isMisspelt ? [] : names(in: bytes, from: place.upperBound, to: end)
    return Suppression(
      isMisspelt: isMisspelt, names: names, line: governed,
      range: hash..<(names.last?.range.upperBound ?? place.upperBound))
  }

  /// The names behind the word, with commas between them. What follows without a comma is a reason,
  /// unless it is a name, too.
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
      let text = String(decoding: bytes[first..<index], as: UTF8.self)
      guard first < index, isBehindComma || DiagnosticName(rawValue: text) != nil else { break }
      names.append(Name(text: text, range: first..<index))
    }
    return names
  }

  private static func isComment(_ line: Int, _ bytes: [UInt8], _ lines: LineIndex) -> Bool {
    let text = bytes[lines.start(ofLine: line)..<lines.end(ofLine: line)]
    return text.first { !$0.isBlank } == .hash
  }
}
