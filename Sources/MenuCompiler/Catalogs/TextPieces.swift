/// Divides a text into pieces that can be rewritten and pieces that programs read: placeholders
/// such as `%1$@`, `{name}` and `${name}`, tags, entities, and addresses.
struct TextPieces {
  struct Piece: Equatable {
    let text: ArraySlice<Character>
    let isFixed: Bool
  }

  private let characters: [Character]
  /// For the position of each opening brace, the position after the brace that closes it.
  private var braceEnds: [Int: Int] = [:]
  private var position = 0
  /// The piece after the one returned last, if both were found together.
  private var waiting: Piece?

  init(_ text: String) {
    characters = Array(text)
    var open: [Int] = []
    for (index, character) in characters.enumerated() {
      if character == "{" { open.append(index) }
      if character == "}", let start = open.popLast() { braceEnds[start] = index + 1 }
    }
  }

  mutating func next() -> Piece? {
    if let piece = waiting {
      waiting = nil
      return piece
    }
    guard position < characters.count else { return nil }
    let start = position
    var startsWord = start == 0 || characters[start - 1].isWhitespace
    for index in start..<characters.count {
      if let end = fixedEnd(from: index, startsWord: startsWord) {
        position = end
        let fixed = Piece(text: characters[index..<end], isFixed: true)
        guard index > start else { return fixed }
        waiting = fixed
        return Piece(text: characters[start..<index], isFixed: false)
      }
      startsWord = characters[index].isWhitespace
    }
    position = characters.count
    return Piece(text: characters[start...], isFixed: false)
  }

  /// The end of the program-readable piece that starts at a position; nil if none starts there.
  private func fixedEnd(from start: Int, startsWord: Bool) -> Int? {
    switch characters[start] {
    case "%": formatEnd(from: start + 1)
    case "$": characters[start...].dropFirst().first == "{" ? braceEnds[start + 1] : nil
    case "{": braceEnds[start]
    case "<": tagEnd(from: start + 1)
    case "&": closed(from: start + 1, by: ";") { $0.isLetter || $0 == "#" }
    default: startsWord ? addressEnd(from: start) : nil
    }
  }

  /// The end of a format specifier, such as `%@`, `%1$ld`, `%.2f`, `%%`, `%(name)s` or `%{name}`.
  private func formatEnd(from start: Int) -> Int? {
    if let end = braceEnds[start] { return end }
    var rest = characters[start...].prefix(Self.length)
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      rest = rest[(end + 1)...]
    }
    rest = rest.drop { $0.isASCII && ($0.isNumber || "$.*+-#'".contains($0)) }
    rest = rest.drop { "hlqzjtL".contains($0) }
    guard let last = rest.first, "@%diuoxXfFeEgGaAcCsSp".contains(last) else { return nil }
    return rest.startIndex + 1
  }

  /// The end of a tag; nil if it is not closed. A tag is not closed if another tag starts before
  /// its `>`; in quotes, `<` is text.
  private func tagEnd(from start: Int) -> Int? {
    guard let end = closed(from: start, by: ">", opening: { $0.isLetter || $0 == "/" }) else {
      return nil
    }
    var quote: Character?
    for character in characters[start..<end - 1] {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == "<" {
        return nil
      }
    }
    return end
  }

  private func closed(
    from start: Int, by end: Character, opening: (Character) -> Bool
  ) -> Int? {
    let inner = characters[start...].prefix(Self.length)
    guard let first = inner.first, opening(first) else { return nil }
    return inner.firstIndex(of: end).map { $0 + 1 }
  }

  /// The end of a word such as `https://example.org` or `help@example.org`.
  private func addressEnd(from start: Int) -> Int? {
    let word = characters[start...].prefix { !$0.isWhitespace }
    let isAddress =
      word.contains("://") || word.starts(with: "www.") || word.starts(with: "mailto:")
      || word.dropFirst().dropLast().contains("@") && !word.contains("%")
    return isAddress ? word.endIndex : nil
  }

  /// The maximum length of a tag, an entity or a format specifier, which limits the search for its
  /// end.
  private static let length = 100
}
