/// A keyboard shortcut: modifiers, in the order Mod, Ctrl, Alt, Shift, Cmd, and a key.
///
/// A character that is typed with Shift has only one form: the character itself, without Shift.
/// `Mod+Shift+/` and `Mod+Shift+?` are both read as `Mod+?`. Letters with two cases, digits and
/// named keys keep Shift.
package struct Shortcut: Sendable, Hashable, CustomStringConvertible {
  /// The modifiers, without repetition, in the order of their declaration.
  package let modifiers: [ShortcutModifier]
  /// The name of a key, or a character. A letter is in upper case.
  package let key: String

  /// Reads modifiers and a key, joined with `+`; nil if the text is not a valid shortcut.
  package init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let key = parts.last else { return nil }
    let modifiers = parts.dropLast().compactMap(ShortcutModifier.init)
    guard modifiers.count == parts.count - 1, Set(modifiers).count == modifiers.count else {
      return nil
    }
    self.init(Set(modifiers), key)
  }

  /// A shortcut of the given parts; nil if the key is not valid, needs a modifier, or has no known
  /// character with Shift.
  init?(_ modifiers: Set<ShortcutModifier>, _ written: String) {
    guard var key = Self.key(written) else { return nil }
    var modifiers = modifiers
    if modifiers.contains(.shift), let symbol = Self.symbol(key) {
      guard let typed = AmericanKeyboard.withShift(symbol) else { return nil }
      key = typed == "+" ? "Plus" : String(typed)
      modifiers.remove(.shift)
    }
    guard NamedKey.byName[key]?.standsAlone == true || !modifiers.subtracting([.shift]).isEmpty
    else { return nil }
    self.modifiers = ShortcutModifier.allCases.filter(modifiers.contains)
    self.key = key
  }

  /// The modifiers as bits, in the order of their declaration.
  var modifierBits: Int32 {
    ShortcutModifier.allCases.enumerated().reduce(0) {
      modifiers.contains($1.element) ? $0 | 1 << Int32($1.offset) : $0
    }
  }

  /// The key as an integer: the code point of its character (for Plus, of `+`) or, for any other
  /// named key, 0x110000 plus its position in ``NamedKey/all``.
  var keyNumber: Int32 {
    if key == "Plus" { return 43 }
    if let index = NamedKey.all.firstIndex(where: { $0.name == key }) {
      return 0x110000 + Int32(index)
    }
    return key.unicodeScalars.first.map { Int32($0.value) } ?? 0
  }

  package var description: String {
    (modifiers.map(\.rawValue) + [key]).joined(separator: "+")
  }

  /// A regular expression for shortcuts, for the schema. It also matches repeated modifiers, and
  /// Shift with characters that few keyboards have; they are detected when the shortcut is read.
  static let pattern: String = {
    func oneOf(_ words: [String]) -> String { "(" + words.joined(separator: "|") + ")" }
    let modifiers = ShortcutModifier.allCases.map(\.rawValue)
    let alone = oneOf(NamedKey.all.filter(\.standsAlone).map(\.name))
    let key = oneOf([#"[^+\s]"#] + NamedKey.all.map(\.name))
    let held = oneOf(modifiers.filter { $0 != ShortcutModifier.shift.rawValue })
    return #"^(Shift\+)?(\#(held)(\+\#(oneOf(modifiers)))*\+\#(key)|\#(alone))$"#
  }()

  /// The stored form of a key; nil if there is no such key.
  private static func key(_ written: String) -> String? {
    if NamedKey.byName[written] != nil { return written }
    guard written.unicodeScalars.count == 1, let scalar = written.unicodeScalars.first,
      scalar != "+", isTyped(scalar)
    else { return nil }
    // The upper-case form of ß is two letters, so ß stays as it is.
    let upper = written.uppercased()
    return upper.unicodeScalars.count == 1 ? upper : written
  }

  /// Whether a key of some keyboard types the character, judging by its Unicode category.
  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      !scalar.properties.isIdeographic
    case .decimalNumber, .currencySymbol: true
    case .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .modifierSymbol, .otherSymbol:
      scalar.value < 0x100
    default: false
    }
  }

  /// The character of a key for which Shift gives a different character; nil for digits, for
  /// letters with two cases, and for named keys other than Plus.
  fileprivate static func symbol(_ key: String) -> Character? {
    if key == "Plus" { return "+" }
    let isCased = key.lowercased() != key
    guard key.count == 1, let character = key.first, !isCased, !("0"..."9").contains(character)
    else { return nil }
    return character
  }
}

/// The characters that an American keyboard types with and without Shift.
private enum AmericanKeyboard {
  private static let plain = Array("`1234567890-=[]\\;',./")
  private static let shifted = Array("~!@#$%^&*()_+{}|:\"<>?")

  /// The character that the given character's key types with Shift; nil if neither list has the
  /// given character.
  static func withShift(_ character: Character) -> Character? {
    if shifted.contains(character) { return character }
    return plain.firstIndex(of: character).map { shifted[$0] }
  }

  /// The character that the given character's key types without Shift; nil if the given character
  /// does not need Shift.
  static func withoutShift(_ character: Character) -> Character? {
    shifted.firstIndex(of: character).map { plain[$0] }
  }
}

/// The two kinds of platforms between which shortcuts can differ.
enum ShortcutPlatform: CaseIterable {
  case apple, other

  /// The name in messages, after "on".
  var wording: String {
    switch self {
    case .apple: "Apple platforms"
    case .other: "platforms other than Apple's"
    }
  }
}

extension Shortcut {
  /// The keys that are pressed on an American keyboard. Shortcuts with equal strokes can't be
  /// distinguished.
  struct Stroke: Hashable {
    let modifiers: Set<ShortcutModifier>
    let key: String
  }

  func stroke(on platform: ShortcutPlatform) -> Stroke {
    let mod: ShortcutModifier = platform == .apple ? .cmd : .ctrl
    let held = Set(modifiers.map { $0 == .mod ? mod : $0 })
    guard let plain = Self.symbol(key).flatMap(AmericanKeyboard.withoutShift) else {
      return Stroke(modifiers: held, key: key)
    }
    return Stroke(modifiers: held.union([.shift]), key: String(plain))
  }
}
