/// The keyboard shortcuts of an item. The first shortcut of each platform is shown in the menu.
package struct ShortcutList: Sendable, Hashable, CustomStringConvertible {
  /// The shortcuts on platforms other than Apple's.
  package let other: [Shortcut]
  /// The shortcuts on Apple platforms.
  package let apple: [Shortcut]

  init(_ other: [Shortcut], apple: [Shortcut]) {
    self.other = other
    self.apple = apple
  }

  /// Reads a text in the form of ``description``, as in records; nil for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let place = words.firstIndex(of: Self.appleWord)
    let other = words[..<(place ?? words.endIndex)].map { Shortcut($0) }
    let apple = place.map { words[($0 + 1)...].map { Shortcut($0) } } ?? other
    guard !other.contains(nil), !apple.contains(nil) else { return nil }
    self.init(other.compactMap { $0 }, apple: apple.compactMap { $0 })
  }

  /// The word before the shortcuts on Apple platforms, if they differ from the shortcuts on other
  /// platforms. The word is not a valid shortcut.
  private static let appleWord = "apple"

  var isEmpty: Bool { other.isEmpty && apple.isEmpty }

  subscript(platform: ShortcutPlatform) -> [Shortcut] {
    switch platform {
    case .apple: apple
    case .other: other
    }
  }

  /// The text in records: the shortcuts, separated by spaces; if the shortcuts on Apple platforms
  /// differ, they follow after `apple`: `Mod+Y Mod+Shift+Z`, `Ctrl+H apple Alt+Cmd+F`.
  package var description: String {
    let words = other.map(\.description)
    if apple == other { return words.joined(separator: " ") }
    return (words + [Self.appleWord] + apple.map(\.description)).joined(separator: " ")
  }

  /// The shortcuts in messages.
  var words: String {
    func list(_ shortcuts: [Shortcut]) -> String {
      shortcuts.isEmpty
        ? "none" : shortcuts.map(\.description).joined(separator: " or ")
    }
    return apple == other
      ? list(other) : "\(list(other)), on \(ShortcutPlatform.apple.wording) \(list(apple))"
  }
}
