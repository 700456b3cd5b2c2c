import Foundation
import TestSupport
import Testing

/// The shortcuts of `Tests/Fixtures/Shortcuts`, as items of a menu and as keys of an American
/// keyboard. Items have one to three of them on the platform, and another on other platforms.
struct ShortcutSheet {
  struct Entry {
    /// The id of the item.
    var id: String
    let shortcut: String
    /// What the platform shows of the item's first shortcut.
    var shown: String
    /// The keys that are held: `Ctrl`, `Alt`, `Shift`, `Meta`.
    let held: [String]
    /// What the key types without Shift, or its name.
    let key: String
    /// What it types with what is held, or its name.
    let typed: String
  }

  /// The shortcuts of a platform that differ in the keys to press.
  private(set) var entries: [Entry]
  private let isApple: Bool

  private static let plain = Array("`1234567890-=[]\\;',./")
  private static let shifted = Array("~!@#$%^&*()_+{}|:\"<>?")

  /// Each shortcut, with what Apple's systems and others show.
  static func lines() throws -> [(shortcut: String, apple: String, other: String)] {
    let file = Repository.fixtures.appending(path: "Shortcuts/shortcuts.tsv")
    return try Repository.text(file).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return (parts[0], parts[1], parts[2])
    }
  }

  init(isApple: Bool) throws {
    self.isApple = isApple
    var seen: Set<String> = []
    entries = try Self.lines().enumerated().compactMap { number, line in
      let entry = Self.entry(
        "k\(number)", line.shortcut, isApple ? line.apple : line.other, isApple)
      return seen.insert("\(entry.held) \(entry.key)").inserted ? entry : nil
    }
    for index in entries.indices where index % 6 != 0 && index % 6 != 1 && index % 6 != 3 {
      entries[index].id = entries[index - 1].id
      entries[index].shown = entries[index - 1].shown
    }
  }

  /// The entries of each item.
  private var items: [[Entry]] {
    entries.reduce(into: []) { items, entry in
      if items.last?.first?.id == entry.id {
        items[items.count - 1].append(entry)
      } else {
        items.append([entry])
      }
    }
  }

  private static func entry(
    _ id: String, _ shortcut: String, _ shown: String, _ isApple: Bool
  ) -> Entry {
    var parts = shortcut.split(separator: "+").map(String.init)
    let name = parts.removeLast()
    let names = ["Mod": isApple ? "Meta" : "Ctrl", "Cmd": "Meta"]
    var held = Set(parts.map { names[$0] ?? $0 })
    let typed = name == "Plus" ? "+" : name
    var key = typed.count == 1 ? typed.lowercased() : typed
    if typed.count == 1, let place = typed.first.flatMap({ shifted.firstIndex(of: $0) }) {
      key = String(plain[place])
      held.insert("Shift")
    }
    var result = key
    if held.contains("Shift"), key.count == 1 {
      let place = key.first.flatMap { plain.firstIndex(of: $0) }
      result = place.map { String(shifted[$0]) } ?? key.uppercased()
    }
    return Entry(
      id: id, shortcut: shortcut, shown: shown, held: held.sorted(), key: key, typed: result)
  }

  /// Builds the menu for a target into `out`, and writes the presses to `presses.txt`.
  func build(_ target: String, _ options: [String], in directory: TemporaryDirectory) throws {
    try directory.write(try document, to: "keys.json")
    try directory.write(presses, to: "presses.txt")
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "keys.json", "--target", target, "--output", "out", "--quiet"] + options,
      in: directory.url)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
  }

  /// The menu, whose items are enabled while the condition `ready` holds. All have one
  /// action, as some are the same on the other platform.
  var document: String {
    get throws {
      let entries = self.items
      let items = entries.enumerated().map { index, own -> [String: Any] in
        let others = [entries[(index + 1) % entries.count][0].shortcut]
        let shortcuts = own.map(\.shortcut)
        return [
          "title": shortcuts.joined(separator: " "), "id": own[0].id, "action": "press",
          "shortcut": isApple
            ? ["default": others, "apple": shortcuts] : ["default": shortcuts, "apple": others],
          "enabled": "ready",
        ]
      }
      let conditions = ["ready": ["default": true]]
      let menu = ["menu": "Keys", "conditions": conditions, "items": items] as [String: Any]
      return String(decoding: try JSONSerialization.data(withJSONObject: menu), as: UTF8.self)
    }
  }

  /// A line for each entry: id, what is held, the key, what is typed, what is shown.
  var presses: String {
    entries.map { entry in
      [entry.id, entry.held.joined(separator: " "), entry.key, entry.typed, entry.shown]
        .joined(separator: "\t") + "\n"
    }.joined()
  }
}
