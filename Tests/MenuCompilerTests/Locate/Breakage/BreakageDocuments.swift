import MenuCompiler

@testable import MenuOracle

/// Mistakes in the menu as a whole, and in its outputs.
extension Breakage {
  static let documents: [Breakage] = [
    Breakage("menu deleted", [.toml, .yaml], .missingKey) { document, dice in
      guard let pair = document.pair(["menu"], &dice, where: { $0.owner == .document }) else {
        return nil
      }
      return document.deleting(pair.line..<pair.line + 1)
    },
    Breakage("items deleted", [.toml, .yaml], .missingKey) { document, _ in
      guard
        let start = document.lines.firstIndex(where: { $0.hasPrefix("items") || $0 == "[[items]]" })
      else { return nil }
      return document.deleting(start..<document.lines.count)
    },
    Breakage("bad name of a menu", [.toml, .yaml], .invalidName) { document, dice in
      let names = ["Größe", "1st menu", "My menu!", "a__b", " Groceries"]
      guard let name = names.randomElement(using: &dice) else { return nil }
      return document.mutant(["menu"], &dice) { _ in BreakageDocument.quoted(name) }
    },
    Breakage("unknown target", [.toml, .yaml], .unknownTarget) { document, dice in
      if let pair = document.pair(["target"], &dice) {
        return document.replacingValue(of: pair, with: "\"swfit\"")
      }
      return document.withEntry("target\(document.sign)\"swfit\"")
    },
    Breakage("version to come", [.toml, .yaml], .invalidValue) { document, dice in
      if document.pairs.contains(where: { $0.name == "version" }) {
        return document.mutant(["version"], &dice) { _ in "2" }
      }
      return document.inserting("version\(document.sign)2", before: 0)
    },
    Breakage("number out of range", [.toml, .yaml], .invalidValue) { document, dice in
      document.mutant(
        ["row-height", "header-height", "title-lines", "rows", "duration", "delay", "height"], &dice
      ) { _ in "-1" }
    },
  ]
}

extension BreakageDocument {
  /// The document without some lines. The place is where the lines were, or the first key.
  fileprivate func deleting(_ range: Range<Int>) -> Mutant {
    var lines = lines
    lines.removeSubrange(range)
    let first = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("#") } ?? 0
    var mutant = Mutant(lines: lines, broken: [first + 1, range.lowerBound, range.lowerBound + 1])
    mutant.allowsWholeFile = true
    return mutant
  }
}
