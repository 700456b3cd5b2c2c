import MenuCompiler

@testable import MenuOracle

/// Indentation and dashes, on which YAML depends.
extension Breakage {
  static let layout: [Breakage] = [
    Breakage("tab as indentation", [.yaml], .syntax) { document, dice in
      let lines = document.pairs.filter { !$0.isInline && document.lines[$0.line].hasPrefix("  ") }
      guard let line = lines.randomElement(using: &dice)?.line else { return nil }
      let text = document.lines[line]
      let indent = text.prefix { $0 == " " }.count
      return document.replacing(
        line, with: String(repeating: "\t", count: indent / 2) + text.dropFirst(indent))
    },
    Breakage("one blank too many", [.yaml], .syntax) { document, dice in
      guard let line = document.siblingLine(&dice) else { return nil }
      return document.replacing(line, with: " " + document.lines[line])
    },
    Breakage("one blank too few", [.yaml], .syntax) { document, dice in
      guard let line = document.siblingLine(&dice, indented: true) else { return nil }
      return document.replacing(line, with: String(document.lines[line].dropFirst()))
    },
    Breakage(
      "dash dropped", [.yaml], .syntax, .duplicateKey, .wrongType, .unknownKey, .separatorKeys
    ) { document, dice in
      guard let pair = document.pair(&dice, where: { $0.isFirst && document.isItem($0) }) else {
        return nil
      }
      let text = document.lines[pair.line]
      guard let dash = text.firstIndex(of: "-") else { return nil }
      return document.replacing(pair.line, dash..<text.index(after: dash), with: " ")
    },
    Breakage(
      "blank behind dash dropped", [.yaml], .syntax, .wrongType, .unknownKey
    ) { document, dice in
      guard let pair = document.pair(&dice, where: { $0.isFirst && document.isItem($0) }) else {
        return nil
      }
      let text = document.lines[pair.line]
      guard let dash = text.firstIndex(of: "-") else { return nil }
      return document.replacing(pair.line, dash..<text.index(dash, offsetBy: 2), with: "-")
    },
    Breakage("blank behind colon dropped", [.yaml], .syntax, .wrongType, .unknownKey) {
      document, dice in
      guard
        let pair = document.pair(&dice, where: { !$0.isInline && !document.value(of: $0).isEmpty })
      else { return nil }
      return document.replacing(pair.line, pair.key.upperBound..<pair.value.lowerBound, with: ":")
    },
    Breakage(
      "[header] for [[header]]", [.toml], .syntax, .duplicateKey, .wrongType
    ) { document, dice in
      let line = lines(of: document) { $0.hasPrefix("[[items]]") || $0.hasPrefix("[[generate]]") }
        .randomElement(using: &dice)
      guard let line else { return nil }
      let name = document.lines[line].filter { !"[]".contains($0) }
      // The adjacent line is as much a part of the mistake.
      let others = lines(of: document) { $0 == document.lines[line] }
      return document.replacing(line, with: "[\(name)]", alsoBroken: Array(others.prefix(2)))
    },
    Breakage("header misspelled", [.toml], .unknownKey) { document, dice in
      guard let line = lines(of: document, where: { $0.hasPrefix("[") }).randomElement(using: &dice)
      else { return nil }
      let path = document.lines[line].filter { !"[]".contains($0) }.split(separator: ".")
      guard let last = path.last, ["items", "indicator", "generate", "columns"].contains(last)
      else {
        return nil
      }
      let wrong = last.dropFirst().prefix(1) + last.prefix(1) + last.dropFirst(2)
      let name = (path.dropLast() + [wrong]).joined(separator: ".")
      return document.replacing(
        line, with: document.lines[line].replacing(path.joined(separator: "."), with: name))
    },
  ]
}

extension BreakageDocument {
  /// A random line with a key that follows another key in the same table.
  fileprivate func siblingLine(_ dice: inout Dice, indented: Bool = false) -> Int? {
    let own = pairs.filter { !$0.isInline && !$0.isFirst }
    return own.filter { pair in
      guard !indented || lines[pair.line].hasPrefix(" ") else { return false }
      return own.contains { $0.owner == pair.owner && $0.line < pair.line }
        || pairs.contains { $0.isFirst && $0.owner == pair.owner && $0.line < pair.line }
    }.randomElement(using: &dice)?.line
  }
}
