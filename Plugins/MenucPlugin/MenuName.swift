import Foundation

/// The names of a menu's outputs. They are derived from the menu's path in the target, without
/// reading the menu. All names are distinct, because Swift does not allow two files with the same
/// name in a module.
struct MenuName {
  static let endings = [".menu.toml", ".menu.yaml", ".menu.yml", ".menu.json"]

  static func isMenu(_ file: URL) -> Bool {
    endings.contains { file.lastPathComponent.hasSuffix($0) }
  }

  /// The menu's path in the target.
  let path: String
  /// The name of the output directory.
  let folder: String

  init(of menu: URL, in target: URL) {
    let (menu, target) = (menu.pathComponents, target.pathComponents)
    path = (menu.starts(with: target) ? menu.dropFirst(target.count) : menu[...])
      .joined(separator: "/")
    folder = path.map(MenuName.spelling).joined()
  }

  var file: String { folder + ".swift" }

  /// Whether the name is short enough for the compiler to add extensions.
  var fits: Bool { folder.utf8.count <= 200 }

  /// A distinct spelling for each character, so that different paths stay different.
  private static func spelling(_ character: Character) -> String {
    switch character {
    case "/": "+"
    case "-", "_", ".",
      _ where character.isLetter || character.isNumber:
      String(character)
    default: character.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    }
  }
}
