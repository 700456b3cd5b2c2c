import MenuCompiler

@testable import MenuOracle

/// Keys that are misspelled, repeated, or in the wrong place.
extension Breakage {
  static let keys: [Breakage] = [
    misspelling("two letters swapped") { key, dice in
      let index = Int.random(in: 0..<key.count - 1, using: &dice)
      var letters = Array(key)
      letters.swapAt(index, index + 1)
      return String(letters)
    },
    misspelling("a letter dropped") { key, dice in
      var letters = Array(key)
      letters.remove(at: Int.random(in: letters.indices, using: &dice))
      return String(letters)
    },
    misspelling("a letter doubled") { key, dice in
      var letters = Array(key)
      let index = Int.random(in: letters.indices, using: &dice)
      letters.insert(letters[index], at: index)
      return String(letters)
    },
    misspelling("wrong case") { key, dice in
      Bool.random(using: &dice) ? key.uppercased() : key.prefix(1).uppercased() + key.dropFirst()
    },
    misspelling("underscore for hyphen") { key, _ in key.replacing("-", with: "_") },
    Breakage("key given twice", [.toml, .yaml], .duplicateKey) { document, dice in
      let pair = document.pair(&dice) {
        !$0.isInline && !$0.isFirst && !document.value(of: $0).isEmpty
          && !document.value(of: $0).hasSuffix("[")
          && !">|".contains(document.value(of: $0).prefix(1))
      }
      guard let pair else { return nil }
      var mutant = document.inserting(document.lines[pair.line], before: pair.line + 1)
      mutant.broken.insert(pair.line + 1)
      return mutant
    },
    Breakage("key of the menu in an item", [.toml, .yaml], .unknownKey) { document, dice in
      guard let item = document.item(&dice, where: \.isTable) else { return nil }
      let keys = [("layout", "\"rows\""), ("menu", "\"Inner\""), ("row-height", "40")]
      guard let (key, value) = keys.randomElement(using: &dice) else { return nil }
      return document.adding(key, value, to: item)
    },
    Breakage("key of an item in the menu", [.toml, .yaml], .unknownKey) { document, dice in
      guard let pair = document.pair(&dice, where: { $0.owner == .document }) else { return nil }
      let keys = [("detail", "\"more\""), ("enabled", "false"), ("shortcut", "\"Mod+K\"")]
      guard let (key, value) = keys.randomElement(using: &dice) else { return nil }
      return document.inserting(key + document.sign + value, before: pair.line)
    },
    Breakage("column that is not declared", [.toml, .yaml], .undeclaredValue) { document, dice in
      guard let item = document.plainTable(&dice, without: "values")
      else { return nil }
      return document.adding(
        "values", "{ weight\(document.sign)\"heavy\" }", to: item)
    },
    Breakage("column misspelled", [.toml, .yaml], .undeclaredValue) { document, dice in
      guard
        let pair = document.pair(&dice, where: { $0.owner == .table("values") && $0.name != "<<" })
      else { return nil }
      return document.replacing(pair.line, pair.key, with: String(pair.name.dropLast()))
    },
    Breakage("parameter that no target has", [.toml, .yaml], .unknownParameter) { document, dice in
      if let pair = document.pair(["access", "ids", "runtime", "direction"], &dice) {
        return document.replacing(pair.line, pair.key, with: pair.name + "s")
      }
      return document.withEntry(
        "target\(document.sign)\"swift\"", "accces\(document.sign)\"public\"")
    },
  ]

  private static let known = Set(
    [
      "schema", "version", "menu", "title", "layout", "collapsed", "collapsible", "expansion",
      "keep-open", "indicator", "hit-area", "animation", "scroll", "row-height", "header-height",
      "title-lines", "selection", "busy", "columns", "generate", "items", "id", "detail", "body",
      "footer", "icon", "accessory", "action", "url", "shortcut", "tag", "height", "enabled",
      "hidden",
      "separator", "accessibility", "values", "preset", "empty", "leaf", "expanded", "color",
      "highlight", "hide-when-empty", "glyph", "image", "insert", "delete", "duration", "to",
      "rows",
      "show", "delay", "label", "hint", "target", "template", "output",
    ])

  private static func misspelling(
    _ name: String, _ change: @escaping @Sendable (String, inout Dice) -> String
  ) -> Breakage {
    Breakage("key: \(name)", [.toml, .yaml], .unknownKey, .unknownParameter) { document, dice in
      let pair = document.pair(&dice) {
        known.contains($0.name) && !isFree($0.owner)
          && (name != "underscore for hyphen" || $0.name.contains("-"))
      }
      guard let pair else { return nil }
      let wrong = change(pair.name, &dice)
      guard wrong != pair.name, !known.contains(wrong), !wrong.isEmpty else { return nil }
      return document.replacing(pair.line, pair.key, with: wrong)
    }
  }

  /// Whether the author chooses the keys of a table.
  private static func isFree(_ owner: BreakageDocument.Owner) -> Bool {
    guard case .table(let name) = owner else { return false }
    return ["columns", "values"].contains(name) || name.hasPrefix("x-")
  }
}

extension BreakageDocument {
  /// The document with a new `generate` entry; nil if it has such entries already.
  func withEntry(_ lines: String...) -> Mutant? {
    guard !pairs.contains(where: { $0.owner == .table("generate") || $0.name == "generate" }) else {
      return nil
    }
    var text = self.lines
    let start: Int
    switch format {
    case .toml:
      start = text.firstIndex { $0.hasPrefix("[") || $0.hasPrefix("items") } ?? 1
      // The lines after a header belong to it.
      if text[start].hasPrefix("items") {
        text.insert(contentsOf: ["generate = [{ \(lines.joined(separator: ", ")) }]"], at: start)
        return Mutant(lines: text, broken: [start + 1])
      }
      text.insert(contentsOf: ["[[generate]]"] + lines + [""], at: start)
    case .yaml, .json:
      start = text.firstIndex { $0.hasPrefix("items") } ?? 1
      let indented = lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
      text.insert(contentsOf: ["generate:"] + indented, at: start)
    case .po, .xml, .strings, .properties: return nil
    }
    return Mutant(lines: text, broken: [start + 1 + lines.count])
  }
}
