/// How formats whose names are identifiers write menuc's keys: `theme/title` is `theme.title` in
/// Android and `theme$title` in ARB.
///
/// A separator replaces `/` and the dots of ids. Other characters that a name can't contain are
/// written as their code points between marks, as in `_x40_` for `@`. Each key has a unique name.
struct ResourceName: Sendable {
  /// The character between the parts of a name.
  let separator: Character
  /// The character around the code points of other characters.
  let mark: Character
  /// Whether a name can contain a character that is not an ASCII letter or digit.
  private let allows: @Sendable (Character) -> Bool
  /// Whether a character can begin a name.
  private let begins: @Sendable (Character) -> Bool

  /// Resource names: letters, digits, `.`, `-` and `_`. The first is a letter, or a `_` that the
  /// key does not contain.
  static let android = ResourceName(
    separator: ".", mark: "_", allows: { $0 == "_" || $0 == "-" }, begins: \.isLetter)

  /// Dart getter names: letters, digits, `_` and `$`. The first is a lowercase letter or `$`.
  static let arb = ResourceName(
    separator: "$", mark: "$", allows: { $0 == "_" }, begins: { $0.isLowercase || $0 == "$" })

  func written(_ key: TranslationKey) -> String {
    var name = ""
    for character in "\(key.id)/\(key.field.name)" {
      switch character {
      case "/", ".": name += (name.isEmpty ? start : "") + String(separator)
      // An `x` after a mark would begin a code point.
      case "x" where name.last == mark: name += escaped(character)
      case _ where isPlain(character) && (!name.isEmpty || begins(character)):
        name.append(character)
      default: name += escaped(character)
      }
    }
    return name
  }

  /// The text before a separator that can't begin a name.
  private var start: String { begins(separator) ? "" : String(mark) }

  /// The key that a name represents; nil if it does not represent a key.
  func key(_ name: String) -> TranslationKey? {
    guard let decoded = decoded(name), let dot = decoded.firstIndex(of: ".") else { return nil }
    var start = dot
    // The name of a text may also contain dots: the longest known name counts.
    while true {
      let key = TranslationKey(
        decoded[..<start] + "/" + decoded[decoded.index(after: start)...])
      if let key, written(key) == name { return key }
      guard let next = decoded[decoded.index(after: start)...].firstIndex(of: ".") else {
        return nil
      }
      start = next
    }
  }

  private func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || allows(character))
  }

  private func escaped(_ character: Character) -> String {
    character.unicodeScalars.map {
      "\(mark)x\(String($0.value, radix: 16, uppercase: true))\(mark)"
    }
    .joined()
  }

  /// A name with its code points decoded and dots as separators; nil if a code point is invalid.
  private func decoded(_ name: String) -> String? {
    var text = ""
    var rest = name[...]
    if !start.isEmpty, rest.starts(with: "\(start)\(separator)") { rest.removeFirst() }
    while let character = rest.popFirst() {
      if character == mark, rest.first == "x", let end = rest.firstIndex(of: mark) {
        guard let code = UInt32(rest[..<end].dropFirst(), radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        text.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(character == separator ? "." : character)
      }
    }
    return text
  }
}
