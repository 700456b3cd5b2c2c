/// XML characters and references.
enum XMLCharacters {
  /// The text that characters and references denote.
  ///
  /// - Parameters:
  ///   - isAttribute: Whether line breaks and tabs become spaces, as in attributes.
  ///   - hasReferences: Whether `&` starts a reference.
  static func decoded(
    _ range: Range<Int>, in bytes: [UInt8], isAttribute: Bool = false, hasReferences: Bool = true
  ) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case .ampersand where hasReferences:
        let end = bytes[index..<range.upperBound].firstIndex(of: .semicolon) ?? index
        let scalar = end > index ? reference(bytes[index + 1..<end]) : nil
        text += scalar.map { Array(String($0).utf8) } ?? [.ampersand]
        index = scalar == nil ? index + 1 : end + 1
      case .carriageReturn:
        text.append(isAttribute ? .space : .lineFeed)
        index = min(bytes.endOfBreak(from: index), range.upperBound)
      case .lineFeed where isAttribute, .tab where isAttribute:
        text.append(.space)
        index += 1
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that a reference such as `amp`, `#38` or `#x26` names.
  private static func reference(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    // Apart from leading zeros, no valid reference is longer.
    switch String(decoding: name.prefix(64), as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let word where word.hasPrefix("#x"):
      return number(word.dropFirst(2), radix: 16)
    case let word where word.hasPrefix("#"): return number(word.dropFirst(), radix: 10)
    default: return nil
    }
  }

  private static func number(_ digits: Substring, radix: Int) -> Unicode.Scalar? {
    guard digits.utf8.allSatisfy({ $0.isDigit || radix == 16 && $0.isLetter }) else { return nil }
    return UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init).flatMap {
      isCharacter($0) ? $0 : nil
    }
  }

  /// Whether XML 1.0 allows a character.
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Checks the characters of a range and, if `&` starts references in it, these references.
  static func check(
    _ range: Range<Int>, in bytes: [UInt8], hasReferences: Bool = true
  ) throws(XMLProblem) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte < 0x20, !byte.isBlankOrBreak {
        throw XMLProblem("XML can't contain this control character", index..<index + 1)
      }
      // U+FFFE and U+FFFF.
      if byte == 0xEF, index + 2 < range.upperBound, bytes[index + 1] == 0xBF,
        bytes[index + 2] >= 0xBE
      {
        throw XMLProblem("XML can't contain this character", index..<index + 3)
      }
      if byte == .ampersand, hasReferences {
        let limit = min(index + 64, range.upperBound)
        let end = bytes[index..<limit].firstIndex(of: .semicolon)
        guard let end, reference(bytes[index + 1..<end]) != nil else {
          let problem =
            end == nil ? "'&' must be written '&amp;'" : "XML does not define this reference"
          throw XMLProblem(problem, index..<(end.map { $0 + 1 } ?? index + 1))
        }
        index = end
      }
      index += 1
    }
  }

  /// The first occurrence of a text in a range.
  static func first(_ text: StaticString, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    text.withUTF8Buffer { text in
      range.first { index in
        index + text.count <= range.upperBound && bytes[index] == text[0]
          && bytes[index..<index + text.count].elementsEqual(text)
      }
    }
  }

  static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self),
      let first = text.unicodeScalars.first,
      isNameStart(first)
    else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy { isNameStart($0) || isNamePart($0) }
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }

  /// Escapes a text for use between tags or in quotation marks. Characters that XML can't contain
  /// are replaced.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\"" where inAttribute: result += "&quot;"
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      default: result.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
