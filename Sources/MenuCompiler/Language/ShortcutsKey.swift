/// The keys of a table with the shortcuts for each platform.
enum ShortcutsKey: String, LanguageKey {
  case `default`
  case apple

  static let owner = "`shortcut`"

  static let foreignKeys = ForeignKey.table([
    ("mac macOS osx darwin ios", .key("apple")),
    ("other others windows win linux pc", .key("default")),
  ])

  /// A single shortcut or an array of several.
  static let type = KeyType.anyOf([.shortcut, .array(of: .shortcut)])

  var description: KeyDescription {
    switch self {
    case .default:
      .init(Self.type, "The shortcuts on all platforms, or on all but Apple's if `apple` is given.")
    case .apple: .init(Self.type, "The shortcuts on Apple platforms.")
    }
  }
}
