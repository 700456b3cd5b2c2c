/// A comment that silences a warning in one place: `# menuc:allow deep-menu, wide-group`.
struct Suppression {
  /// The word that makes a comment one of these.
  static let word = Array("menuc:allow".utf8)

  struct Name {
    let text: String
    let range: Range<Int>
  }

  /// What it names, as written.
  let names: [Name]
  /// The line that it speaks of, from 1: its own if something stands before it, else the next one
  /// that is not a comment.
  let line: Int
  /// From `#` to the end of its last name.
  let range: Range<Int>
}

extension Suppression {
  /// The comments of a file that silence something.
  ///
  /// - Parameter texts: Where the texts and keys of the file start that hold the word themselves,
  ///   with how often they do: there it is no comment.
  static func all(in bytes: [UInt8], texts: () -> [(start: Int, count: Int)]) -> [Suppression] {
    var places = occurrences(in: bytes)
    guard !places.isEmpty else { return [] }
    for text in texts().sorted(by: { $0.start > $1.start }) {
      let first = places.firstIndex { $0 >= text.start } ?? places.endIndex
      places.removeSubrange(first..<min(first + text.count, places.endIndex))
    }
    let lines = LineIndex(bytes)
    return places.compactMap { suppression(at: $0, in: bytes, lines) }
  }

  /// How often a text holds the word.
  static func count(in text: String) -> Int { occurrences(in: Array(text.utf8)).count }

  private static func occurrences(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var places: [Int] = []
      var index = 0
      // A colon is rarer than a letter.
      let colon = 5
      while index + word.count <= bytes.count {
        if bytes[index + colon] == word[colon],
          bytes[index..<index + word.count].elementsEqual(word)
        {
          places.append(index)
          index += word.count
        } else {
          index += 1
        }
      }
      return places
    }
  }

  private static func suppression(
    at word: Int, in bytes: [UInt8], _ lines: LineIndex
  ) -> Suppression? {
    let line = lines.position(of: word).line
    let start = lines.start(ofLine: line)
    var hash = word
    while hash > start, isBlank(bytes[hash - 1]) { hash -= 1 }
    hash -= 1
    guard hash >= start, bytes[hash] == UInt8(ascii: "#") else { return nil }
    let isAlone = bytes[start..<hash].allSatisfy(isBlank)
    var governed = line
    if isAlone {
      repeat { governed += 1 } while governed <= lines.count && isComment(governed, bytes, lines)
    }
    let names = names(in: bytes, from: word + Self.word.count, to: lines.end(ofLine: line))
    return Suppression(
      names: names, line: governed,
      range: hash..<(names.last?.range.upperBound ?? word + Self.word.count))
  }

  /// The names behind the word, between blanks and commas, up to what is no name.
  private static func names(in bytes: [UInt8], from start: Int, to end: Int) -> [Name] {
    var names: [Name] = []
    var index = start
    while index < end {
      guard isBlank(bytes[index]) || bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
      let first = index
      while index < end, isNameByte(bytes[index]) { index += 1 }
      if first < index {
        names.append(
          Name(text: String(decoding: bytes[first..<index], as: UTF8.self), range: first..<index))
      }
    }
    return names
  }

  private static func isComment(_ line: Int, _ bytes: [UInt8], _ lines: LineIndex) -> Bool {
    let text = bytes[lines.start(ofLine: line)..<lines.end(ofLine: line)]
    return text.first { !isBlank($0) } == UInt8(ascii: "#")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
