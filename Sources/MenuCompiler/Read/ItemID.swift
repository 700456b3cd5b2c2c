import Foundation

/// The rules for ids of items: the slugs of titles, and the characters that `id` allows.
enum ItemID {
  /// The id of an item that does not declare one: its parent's id, a dot, and the slug of its
  /// title. Empty if the title has no slug, or if the parent has no id (nil).
  static func derive(from title: String, parent: String?) -> String {
    guard let parent else { return "" }
    let slug = slug(of: title)
    return parent.isEmpty || slug.isEmpty ? slug : "\(parent).\(slug)"
  }

  /// The title in lower case and NFC, with each run of characters outside Unicode's categories L, M
  /// and Nd replaced by one `-`, and without `-` at the ends. Variation selectors and enclosing
  /// marks, as in `⚙️` and `1️⃣`, are left out.
  static func slug(of title: String) -> String {
    if let slug = asciiSlug(of: title) { return slug }
    var slug = String.UnicodeScalarView()
    for scalar in title.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars {
      if isLeftOut(scalar) { continue }
      if isWord(scalar) {
        slug.append(scalar)
      } else if let last = slug.last, last != "-" {
        slug.append("-")
      }
    }
    if slug.last == "-" { slug.removeLast() }
    return String(slug)
  }

  /// The reason why a string can't be an id; nil if it can.
  static func problem(of id: String) -> String? {
    if id.isEmpty { return "an id can't be empty" }
    let refused = id.unicodeScalars.first { scalar in
      switch scalar {
      case "a"..."z", "0"..."9", "A"..."Z", ".", "_", "-": false
      default: scalar.isASCII || !isWord(scalar)
      }
    }
    if let refused {
      return "'\(id)' can't be an id, because it contains \(name(of: refused))"
    }
    if id.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let composed = id.precomposedStringWithCanonicalMapping
    return composed.utf8.elementsEqual(id.utf8) ? nil : "the id '\(id)' is not in Unicode's NFC"
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if scalar == " " { return "a space" }
    let isVisible = scalar.properties.isPatternSyntax || scalar.properties.isEmojiPresentation
    return isVisible ? "'\(scalar)'" : scalar.codePoint
  }

  /// A valid id similar to a string.
  static func proposal(for text: String) -> String {
    let words = text.precomposedStringWithCanonicalMapping
      .split(separator: ".", omittingEmptySubsequences: true).map { slug(of: String($0)) }
    let joined = words.filter { !$0.isEmpty }.joined(separator: ".")
    return joined.isEmpty ? "item" : joined
  }

  private static func asciiSlug(of title: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(title.utf8.count)
    for byte in title.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case 0x80...: return nil
      default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }

  /// Whether slugs leave out a character because it only changes the appearance of the preceding
  /// character.
  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isVariationSelector || properties.generalCategory == .enclosingMark
  }

  /// Whether a character is in one of Unicode's categories L, M and Nd and is not a variation
  /// selector, which is invisible.
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    case .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned:
      false
    @unknown default:
      false
    }
  }
}
