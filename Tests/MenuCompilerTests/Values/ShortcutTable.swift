@testable import MenuCompiler

/// Every key of the registry and of an American keyboard, and some others, with every set of
/// modifiers.
enum ShortcutTable {
  static let keys =
    NamedKey.all.map(\.name)
    + (33...126).compactMap { $0 == 43 ? nil : Character(Unicode.Scalar($0)) }
    .map(String.init) + ["ä", "ß", "é", "ñ", "ж", "א", "€"]

  /// What is written, and the shortcut, if it is one.
  static let all: [(text: String, shortcut: Shortcut?)] = keys.flatMap { key in
    (0..<32).map { set in
      let modifiers = ShortcutModifier.allCases.enumerated().filter { set & 1 << $0.offset != 0 }
      let text = (modifiers.map(\.element.rawValue) + [key]).joined(separator: "+")
      return (text, Shortcut(text))
    }
  }
}
