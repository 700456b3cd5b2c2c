/// A color that each platform provides under its own name.
package enum ColorName: String, Choice {
  /// The tint of the program, or the color that the user has chosen.
  case accent
  /// The color of titles.
  case text
  /// The color of secondary text.
  case quiet
  case success
  case caution
  case danger
}

/// The keys of a color that differs between light and dark appearances.
enum ColorKey: String, LanguageKey {
  case light
  case dark

  static let owner = "a color"
  static let foreignKeys = ForeignKey.table([
    ("any default normal day", .key("light")), ("night", .key("dark")),
  ])

  private static let hexPattern = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  /// A color, or a table with a color for each appearance.
  static let type = KeyType.anyOf([
    .text(pattern: "^(\(hexPattern)|\(ColorName.names.joined(separator: "|")))$"), .table(.color),
  ])

  var description: KeyDescription {
    let type = KeyType.text(pattern: "^\(Self.hexPattern)$")
    return switch self {
    case .light: .init(type, isRequired: true, "The color on a light background.")
    case .dark: .init(type, isRequired: true, "The color on a dark background.")
    }
  }
}

extension ColorKey {
  static let examples: [ColorKey: String] = [
    .light: ##"indicator = { color = { light = "#0969da", dark = "#4493f8" } }"##,
    .dark: ##"indicator = { color = { light = "#0969da", dark = "#4493f8" } }"##,
  ]
}
