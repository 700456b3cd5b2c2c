import MenuCompiler

@testable import MenuOracle

/// Items that contradict themselves or each other.
extension Breakage {
  static let items: [Breakage] = [
    Breakage("id used twice", [.toml, .yaml], .duplicateID) { document, dice in
      let ids = document.pairs(["id"], where: document.isItem)
      guard let first = ids.randomElement(using: &dice),
        let second = ids.randomElement(using: &dice),
        first.line != second.line
      else { return nil }
      return document.replacing(
        second.line,
        with: document.lines[second.line].replacingCharacters(
          second.value, document.value(of: first)),
        alsoBroken: [first.line])
    },
    Breakage("id with a blank", [.toml, .yaml], .invalidID) { document, dice in
      if let pair = document.pair(["id"], &dice, where: document.isItem) {
        return document.replacingValue(of: pair, with: "\"all fruits\"")
      }
      guard let item = document.plainTable(&dice, without: "id") else { return nil }
      return document.adding("id", "\"all fruits\"", to: item)
    },
    Breakage("title deleted", [.toml, .yaml], .missingKey) { document, dice in
      let pair = document.pair(["title"], &dice) { pair in
        guard case .item(let number) = pair.owner else { return false }
        return !pair.isFirst && !pair.isInline && document.items[number].keys.count > 1
      }
      guard let pair, case .item(let number) = pair.owner else { return nil }
      var lines = document.lines
      lines.remove(at: pair.line)
      return Mutant(lines: lines, broken: [document.items[number].line + 1, pair.line + 1])
    },
    Breakage("collapsed on a leaf", [.toml, .yaml], .notACategory) { document, dice in
      let leaf = document.item(&dice) {
        !$0.isCategory
          && Set($0.keys).isDisjoint(with: ["collapsed", "separator", "body", "include", "<<"])
      }
      guard let leaf else { return nil }
      return document.adding("collapsed", "true", to: leaf)
    },
    Breakage("expansion on a leaf", [.toml, .yaml], .notACategory) { document, dice in
      let leaf = document.item(&dice) {
        !$0.isCategory
          && Set($0.keys).isDisjoint(with: ["expansion", "separator", "body", "include", "<<"])
      }
      guard let leaf else { return nil }
      return document.adding("expansion", "\"single\"", to: leaf)
    },
    Breakage("collapsed that can't be", [.toml, .yaml], .contradiction) { document, dice in
      let category = document.item(&dice) {
        $0.isCategory && Set($0.keys).isDisjoint(with: ["collapsed", "collapsible"])
      }
      guard let category, let mutant = document.adding("collapsible", "false", to: category)
      else { return nil }
      var both = BreakageDocument(
        name: document.name, format: document.format, text: mutant.lines.joined(separator: "\n"))
      // The items are counted as before.
      guard
        let number = document.items.firstIndex(where: { $0.line == category.line && $0.isCategory })
      else { return nil }
      both.items[number].line = category.line
      guard var result = both.adding("collapsed", "true", to: both.items[number]) else {
        return nil
      }
      if case .lines = category.form { result.broken.insert(category.line + 3) }
      return result
    },
    Breakage("separator with other keys", [.toml, .yaml], .separatorKeys) { document, dice in
      let leaf = document.item(&dice) {
        $0.isTable && !$0.isCategory && $0.level > 1
          && Set($0.keys).isDisjoint(with: ["separator", "include", "<<"])
      }
      guard let leaf, var mutant = document.adding("separator", "true", to: leaf) else {
        return nil
      }
      // The item's keys surround the added line.
      for line in leaf.line + 1...leaf.line + 1 + leaf.keys.count { mutant.broken.insert(line) }
      return mutant
    },
    Breakage("separator at top level", [.toml, .yaml], .separatorTopLevel) { document, dice in
      let hasSections = document.pairs.contains {
        $0.name == "layout" && document.value(of: $0).contains("section")
      }
      guard hasSections, let next = document.item(&dice, where: { $0.level == 1 }) else {
        return nil
      }
      switch next.form {
      case .title: return nil
      case .braces: return document.inserting("  { separator = true },", before: next.line)
      case .lines where document.format == .toml:
        var mutant = document.inserting("[[items]]", before: next.line)
        mutant.lines.insert("separator = true", at: next.line + 1)
        mutant.broken.insert(next.line + 2)
        return mutant
      case .lines: return document.inserting("  - separator: true", before: next.line)
      }
    },
    Breakage("footer below the top level", [.toml, .yaml], .footerNotTopLevel) { document, dice in
      let item = document.item(&dice) {
        $0.level > 1
          && Set($0.keys).isDisjoint(with: ["footer", "items", "separator", "include", "<<"])
      }
      guard let item else { return nil }
      return document.adding("footer", "\"Last import: today\"", to: item)
    },
    Breakage("shortcut used twice", [.toml, .yaml], .duplicateShortcut) { document, dice in
      guard let first = document.plainTable(&dice, without: "shortcut"),
        let mutant = document.adding("shortcut", "\"Mod+J\"", to: first)
      else { return nil }
      let once = BreakageDocument(
        name: document.name, format: document.format, text: mutant.lines.joined(separator: "\n"))
      guard let second = once.plainTable(&dice, without: "shortcut"),
        var twice = once.adding("shortcut", "\"Mod+J\"", to: second)
      else { return nil }
      let first1 = mutant.broken.map {
        $0 > second.line + 1 && twice.lines.count > once.lines.count ? $0 + 1 : $0
      }
      twice.broken.formUnion(first1)
      return twice
    },
    Breakage("include of a file that is not there", [.toml, .yaml], .includeMissing) {
      document, dice in
      if let pair = document.pair(["include"], &dice) {
        return document.replacingValue(of: pair, with: "\"nowhere.toml\"")
      }
      let title = document.item(&dice) { !$0.isTable }
      guard let title, case .title(let range) = title.form else { return nil }
      return document.replacing(
        title.line, range, with: "{ include\(document.sign)\"nowhere.toml\" }")
    },
    Breakage("include with other keys", [.toml, .yaml], .unknownKey) { document, dice in
      let title = document.item(&dice) { !$0.isTable }
      guard let title, case .title(let range) = title.form else { return nil }
      return document.replacing(
        title.line, range,
        with: "{ include\(document.sign)\"part.toml\", title\(document.sign)\"Part\" }")
    },
  ]
}
