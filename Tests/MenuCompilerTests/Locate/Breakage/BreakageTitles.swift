import MenuCompiler

@testable import MenuOracle

/// Titles that are valid but hardly intended. They cause warnings.
extension Breakage {
  static let titles: [Breakage] = [
    title("padded title", .paddedTitle) { "\" \($0)\"" },
    title("empty title", .emptyTitle) { _ in "\"\"" },
    title("control character in a title", .controlCharacter) { "\"\($0)\\u0007\"" },
    title("bidi control in a title", .bidiControl) { "\"\($0)\u{202E}\"" },
    Breakage("title of punctuation", [.toml, .yaml], .unaddressableTitle) { document, dice in
      let pair = document.pair(["title"], &dice) {
        guard case .item(let number) = $0.owner else { return false }
        let keys = document.items[number].keys
        return !keys.contains("id") && !document.items[number].isCategory
      }
      guard let pair else { return nil }
      return document.replacingValue(of: pair, with: "\"→ …\"")
    },
  ]

  /// Changes the title of an item that has an id, or that has no items below it.
  private static func title(
    _ name: String, _ expected: DiagnosticName, _ change: @escaping @Sendable (String) -> String
  ) -> Breakage {
    Breakage(name, [.toml, .yaml], expected) { document, dice in
      let pair = document.pair(["title"], &dice) { pair in
        guard case .item(let number) = pair.owner else { return false }
        let isSimple =
          !document.value(of: pair).contains("\\") && !document.value(of: pair).contains("'")
        let keys = document.items[number].keys
        // A title that other items share causes additional warnings, and a label can replace one.
        let isUnique = document.lines.filter { $0.contains(document.value(of: pair)) }.count == 1
        return keys.contains("id") && !keys.contains("accessibility") && isSimple && isUnique
      }
      guard let pair else { return nil }
      let bare = document.value(of: pair).filter { $0 != "\"" }
      return document.replacingValue(of: pair, with: change(bare))
    }
  }
}
