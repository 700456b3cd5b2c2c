/// Reads the settings of a table from the arguments or members that define it.
extension Facts {
  /// The names of settings that tables group, or name differently than menus do.
  private static let names: [String: String] = [
    "topLevelIsSingle": "single", "top_is_single": "single", "topLevelKeepsOpen": "keep-open",
    "top_keeps_open": "keep-open", "topLevelChoosesOne": "chooses-one",
    "top_chooses_one": "chooses-one", "nodeCount": "count", "item_count": "count",
    "topLevelCount": "top-level-count", "top_count": "top-level-count", "scroll.to": "scroll",
    "scroll.rows": "scroll-rows", "animation.0": "insert", "animation.1": "delete",
    "animation.2": "duration", "plural_rule": "plurals", "keepOpen": "keep-open",
    "is_right_to_left": "right-to-left",
  ]

  /// The names of the facts that are settings of tables.
  static let settings: Set<String> = [
    "name", "title", "language", "right-to-left", "plurals", "count", "top-level-count", "layout",
    "single", "keep-open", "chooses-one", "hit-area", "insert", "delete", "duration", "scroll",
    "scroll-rows", "row-height", "header-height", "title-lines", "keeps-selection", "busy-delay",
    "hide-when-empty", "color", "highlight", "collapsed", "collapsed-image", "expanded",
    "expanded-image", "empty", "empty-image", "leaf", "leaf-image",
  ]

  private static let groups: Set<String> = [
    "settings", "indicator", "animation", "scroll", "collapsed", "expanded", "empty", "leaf",
  ]

  private static let prefixes = [
    "MENU_LAYOUT_", "MENU_HIT_AREA_", "MENU_ANIMATION_", "MENU_SCROLL_",
  ]

  /// - Parameter absent: The number that means no value.
  mutating func readSettings(_ tree: LiteralTree, absent: String? = nil) {
    visit(tree, path: []) { path, value in
      let name = Facts.name(of: path)
      guard Facts.settings.contains(name) else { return }
      // TypeScript and Kotlin refer to an element of a list here.
      if name == "language", value.text == nil { return }
      guard let text = Facts.text(of: value), text != absent else { return }
      if text.isEmpty, name != "name", name != "title" { return }
      say(name, text, of: Facts.menu)
    }
  }

  private func visit(
    _ tree: LiteralTree, path: [String], _ use: ([String], LiteralTree) -> Void
  ) {
    for (number, entry) in tree.entries.enumerated() where entry.label != "items" {
      let path = path + [entry.label ?? String(number)]
      if let color = Facts.color(of: entry.value) {
        use(path, .text(color))
      } else if case .list = entry.value {
        visit(entry.value, path: path, use)
      } else {
        use(path, entry.value)
      }
    }
  }

  /// The text of a color that Swift writes as two numbers.
  private static func color(of tree: LiteralTree) -> String? {
    let digits = ["light", "dark"].compactMap { label -> String? in
      guard case .number(let number)? = tree[label], number.hasPrefix("0x") else { return nil }
      return "#" + number.dropFirst(2)
    }
    if digits.count != 2 { return nil }
    return ColorValue.hex(light: digits[0], dark: digits[1]).text
  }

  private static func name(of path: [String]) -> String {
    // Members of languages, items and the like are not settings.
    let group = path.dropLast().last ?? "settings"
    guard groups.contains(group) else { return "" }
    let last = path.suffix(2).joined(separator: ".")
    if let name = names[last] ?? names[path.last ?? ""] { return name }
    if path.count > 1, ["collapsed", "expanded", "empty", "leaf"].contains(path[path.count - 2]) {
      switch path[path.count - 1] {
      case "text", "glyph", "0": return path[path.count - 2]
      case "image", "1": return path[path.count - 2] + "-image"
      default: return ""
      }
    }
    return kebab(path[path.count - 1])
  }

  /// The words of a name in any style, joined by hyphens.
  static func kebab(_ name: String) -> String {
    if name == name.uppercased() || name.contains("_") {
      return name.lowercased().replacing("_", with: "-")
    }
    return name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }

  /// The value of a setting; nil if there is none.
  static func text(of tree: LiteralTree) -> String? {
    switch tree {
    case .text(let text), .number(let text): return text
    case .words(let words):
      guard let word = words.first, !["nil", "null", "NULL", "undefined"].contains(word) else {
        return nil
      }
      let prefix = prefixes.first { word.hasPrefix($0) } ?? ""
      return kebab(String(word.dropFirst(prefix.count)))
    case .list: return nil
    }
  }
}
