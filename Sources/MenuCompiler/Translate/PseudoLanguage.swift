/// An artificial language, generated from the document's texts. It reveals texts that are
/// untranslated, cut off, or laid out for only one direction.
package enum PseudoLanguage: String, Sendable, CaseIterable {
  /// Lengthened texts with accents, in brackets: `[Ťĥéɱé one]`.
  case accented = "en-XA"
  /// Words between right-to-left marks, in a language with a right-to-left script.
  case bidirectional = "ar-XB"

  package init?(_ tag: LanguageTag) { self.init(rawValue: tag.text) }

  package var tag: LanguageTag? { LanguageTag(rawValue) }

  /// - Parameter field: Keywords are translated one by one. A mnemonic is a letter of the translated
  ///   title. An address stays as it is.
  func translation(of text: String, _ field: TranslatedField) -> String {
    switch field {
    case .keywords:
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { translation(of: String($0)) }.joined(separator: "\n")
    case .field(.mnemonic): self == .accented ? Self.accented(text) : text
    case .field(.url): text
    case .title, .field, .accessibilityLabel, .accessibilityHint, .column, .interface, .form:
      translation(of: text)
    }
  }

  private func translation(of text: String) -> String {
    var pieces = TextPieces(text)
    switch self {
    case .accented:
      var result = "["
      var count = 0
      while let piece = pieces.next() {
        result += piece.isFixed ? String(piece.text) : Self.accented(String(piece.text))
        count += piece.text.count
      }
      return result + Self.padding(for: count) + "]"
    case .bidirectional:
      var result = ""
      while let piece = pieces.next() {
        result += piece.isFixed ? String(piece.text) : Self.marked(piece.text)
      }
      return result
    }
  }

  private static func accented(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(accents[scalar] ?? scalar) }
    return String(result)
  }

  /// Words that lengthen a text by about a third, the typical growth of a translation.
  private static func padding(for count: Int) -> String {
    var padding = ""
    var added = 0
    var number = 0
    repeat {
      let word = numbers[number % numbers.count]
      padding += " " + word
      added += word.count + 1
      number += 1
    } while added * 10 < count * 3
    return padding
  }

  /// Puts right-to-left marks around each word.
  private static func marked(_ text: ArraySlice<Character>) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isWord = !character.isWhitespace
      if isWord != isInWord { result += mark }
      isInWord = isWord
      result.append(character)
    }
    return isInWord ? result + mark : result
  }

  /// U+200F, the invisible right-to-left mark.
  private static let mark = "\u{200F}"

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŤÛṼŴẊÝŽ".unicodeScalars))
}
