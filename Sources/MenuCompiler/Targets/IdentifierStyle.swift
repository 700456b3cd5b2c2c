import Foundation

/// Converts ids and names to identifiers of a target's language.
struct IdentifierStyle: Sendable {
  enum Case: String, Choice {
    case lowerCamel = "lower-camel"
    case upperCamel = "upper-camel"
    case snake
    case upperSnake = "upper-snake"
  }

  var style = Case.lowerCamel
  /// The case style of enumeration cases, if it differs from the style of other names.
  var enumerationCase: Case?
  /// Whether the cases of all enumerations share one namespace.
  var hasGlobalCases = false
  var reserved: Set<String> = []
  /// The form of an escaped reserved word; `%` is the word.
  var reservedForm = "%_"
  /// The form of an identifier with non-ASCII characters; `%` is the identifier.
  var unicodeForm = "%"
  /// Replacements for words that can't be identifiers even in their reserved form.
  var renamed: [String: String] = [:]
  /// Replacements for the cases of a choice that may have no checked item.
  var renamedInOptional: [String: String] = [:]
  /// Whether a non-ASCII letter becomes `u` followed by its code point in hexadecimal.
  var ascii = false
  /// Names that a menu's type can't have.
  var types: Set<String> = []

  /// Whether a name is not allowed for a menu's type. In a snake-case language, names are compared
  /// in snake case, because `Int` would become `int`.
  func refuses(type: String) -> Bool {
    if types.contains(type) { return true }
    guard style == .snake || style == .upperSnake else { return false }
    let name = Self.cased(type, .snake)
    return types.contains { Self.cased($0, .snake) == name }
  }

  /// The identifier of an id or a name, which is split at `.`, `_`, `-` and spaces.
  ///
  /// - Parameter prefixes: The words to put before a name that can't start an identifier, such as
  ///   `7-days`: the first word and, if the result can't start an identifier either, the next word.
  ///   In languages with global cases, templates put the menu's name before every name, so only
  ///   empty names need a word.
  func identifier(for name: String, after prefixes: [String] = ["item"]) -> String {
    var joined = style == .lowerCamel ? Self.asciiLowerCamel(name) ?? join(name) : join(name)
    var words = name
    for prefix in prefixes where !(hasGlobalCases ? !joined.isEmpty : Self.canStart(joined)) {
      words = prefix + " " + words
      joined = join(words)
    }
    if !renamed.isEmpty, let renamed = renamed[joined] { return renamed }
    if reserved.contains(joined) { return reservedForm.replacing("%", with: joined) }
    if unicodeForm == "%" || joined.utf8.allSatisfy({ $0 < 0x80 }) { return joined }
    return unicodeForm.replacing("%", with: joined)
  }

  /// The name of an enumeration's case.
  ///
  /// - Parameter isOptional: Whether programs get values of the enumeration as optionals.
  func caseIdentifier(
    for name: String, after prefixes: [String], isOptional: Bool = false
  ) -> String {
    var style = self
    style.style = enumerationCase ?? self.style
    if isOptional { style.renamed.merge(renamedInOptional) { $1 } }
    return style.identifier(for: name, after: prefixes)
  }

  /// The words of any string, with spaces between them.
  static func words(of text: String) -> String {
    var words = String.UnicodeScalarView()
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      words.append(ItemID.isWord(scalar) ? scalar : " ")
    }
    return String(words)
  }

  /// The name of a structure's member for any string. It starts with a lowercase letter.
  func member(for text: String, after prefix: String) -> String {
    var style = self
    style.hasGlobalCases = false
    switch self.style {
    case .upperSnake: style.style = .snake
    case .upperCamel: style.style = .lowerCamel
    case .snake, .lowerCamel: break
    }
    return style.identifier(for: Self.words(of: text), after: [prefix])
  }

  /// The name of a case with the name of its type as the prefix, for languages with global cases.
  func globalCase(_ name: String, of type: String) -> String {
    switch style {
    case .snake, .upperSnake: Self.cased(type, style) + "_" + name
    case .lowerCamel, .upperCamel: type + name
    }
  }

  /// The name of a type that is derived from an id.
  func typeIdentifier(for name: String, after prefix: String) -> String {
    var style = self
    style.style = .upperCamel
    // In TypeScript, for example, a quoted name can be a member but not a type.
    if style.unicodeForm.contains("\"") { style.unicodeForm = "%" }
    return style.identifier(for: name, after: [prefix])
  }

  private func join(_ name: String) -> String {
    // U+2E2F is a letter in Unicode, but not in programming languages.
    let words = name.split { ["." as Character, "_", "-", " ", "\u{2E2F}"].contains($0) }
      .map(String.init)
    var joined: String
    switch style {
    case .lowerCamel: joined = Self.lowerFirst(Self.camel(words[...]))
    case .upperCamel: joined = Self.camel(words[...])
    case .snake: joined = words.map { $0.lowercased() }.joined(separator: "_")
    case .upperSnake: joined = words.map { $0.uppercased() }.joined(separator: "_")
    }
    joined = joined.precomposedStringWithCanonicalMapping
    if ascii {
      joined = joined.unicodeScalars.reduce(into: "") { result, scalar in
        result += scalar.isASCII ? String(scalar) : "u" + String(scalar.value, radix: 16)
      }
    }
    return joined
  }

  /// Converts a name of ASCII letters, digits and separators, as most ids are, to lower camel case
  /// about thirty times as fast as `join`. Returns nil for any other name.
  private static func asciiLowerCamel(_ name: String) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(name.utf8.count + 1)
    var isStart = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "):
        isStart = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isStart, let last = result.last, (48...57).contains(last) {
          result.append(UInt8(ascii: "_"))
        }
        result.append(byte)
        isStart = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if result.isEmpty {
          result.append(byte | 0x20)
        } else {
          result.append(isStart ? byte & 0xDF : byte)
        }
        isStart = false
      default: return nil
      }
    }
    return result.isEmpty ? nil : String(decoding: result, as: UTF8.self)
  }

  /// The words of a menu's name in upper camel case, followed by `Menu` unless they already end
  /// with this word.
  static func typeName(for name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" || $0 == " " }.map(String.init)
    let joined = camel(words[...])
    return joined.hasSuffix("Menu") ? joined : joined + "Menu"
  }

  /// Converts an identifier in upper camel case, such as a type name, to another case style.
  static func cased(_ name: String, _ style: Case) -> String {
    let scalars = Array(name.unicodeScalars)
    var words = ""
    for (index, scalar) in scalars.enumerated() {
      if index > 0, scalar.properties.isUppercase {
        let follows = !scalars[index - 1].properties.isUppercase
        let precedes = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        if follows || precedes { words += " " }
      }
      words.unicodeScalars.append(scalar)
    }
    return IdentifierStyle(style: style).join(words)
  }

  /// Whether a string can be the name of a type in every language.
  static func isTypeName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy {
      (97...122).contains($0 | 0x20) || (48...57).contains($0) || $0 == UInt8(ascii: "_")
    }
  }

  /// A `_` remains between two numbers, so that `version-1.10` and `version-11.0` stay distinct.
  private static func camel(_ words: ArraySlice<String>) -> String {
    words.reduce(into: "") { joined, word in
      let isNumber = word.first?.isNumber == true && joined.last?.isNumber == true
      joined += (isNumber ? "_" : "") + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private static func lowerFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Whether a name can start an identifier: it is not empty and does not start with a digit or a
  /// mark.
  private static func canStart(_ name: String) -> Bool {
    guard let scalar = name.unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return true
    }
  }
}
