import MenuCompiler

@testable import MenuOracle

/// Quotes, brackets, commas and other marks that are lost or wrong.
extension Breakage {
  static let marks: [Breakage] = [
    Breakage("closing quote dropped", [.toml, .yaml], .syntax) { document, dice in
      guard let pair = document.pair(&dice, where: document.isQuoted) else { return nil }
      return document.replacingValue(of: pair, with: String(document.value(of: pair).dropLast()))
    },
    Breakage("opening quote dropped", [.toml], .syntax) { document, dice in
      guard let pair = document.pair(&dice, where: document.isQuoted) else { return nil }
      return document.replacingValue(of: pair, with: String(document.value(of: pair).dropFirst()))
    },
    Breakage("value unquoted", [.toml], .syntax) { document, dice in
      guard let pair = document.pair(&dice, where: document.isQuoted) else { return nil }
      let bare = document.value(of: pair).dropFirst().dropLast()
      // `true` and numbers mean something else without quotes.
      guard bare.contains(where: \.isLetter), !["true", "false", "inf", "nan"].contains(bare) else {
        return nil
      }
      return document.replacingValue(of: pair, with: String(bare))
    },
    Breakage(
      "value unquoted that needs quotes", [.yaml], .syntax, .wrongType, .duplicateKey
    ) { document, dice in
      let pair = document.pair(&dice) {
        let bare = document.value(of: $0).dropFirst().dropLast()
        return document.isQuoted($0)
          && (bare.contains(": ") || bare.first.map("#[{&*!%@`".contains) == true)
      }
      guard let pair else { return nil }
      let bare = document.value(of: pair).dropFirst().dropLast()
      return document.replacingValue(of: pair, with: String(bare))
    },
    Breakage("quote within a text", [.toml, .yaml], .syntax) { document, dice in
      let pair = document.pair(&dice) {
        document.isQuoted($0) && document.value(of: $0).hasPrefix("\"")
          && document.value(of: $0).contains(" ")
      }
      guard let pair else { return nil }
      let words = document.value(of: pair).dropFirst().dropLast().split(separator: " ")
      guard words.count > 1 else { return nil }
      let text = "\"\(words[0]) \"\(words[1])\" \(words.dropFirst(2).joined(separator: " "))\""
      return document.replacingValue(of: pair, with: text)
    },
    Breakage("smart quotes", [.toml], .syntax) { document, dice in
      guard let pair = document.pair(&dice, where: document.isQuoted) else { return nil }
      let bare = document.value(of: pair).dropFirst().dropLast()
      return document.replacingValue(of: pair, with: "“\(bare)”")
    },
    Breakage("smart quotes", [.yaml], .invalidValue, .unknownTarget) { document, dice in
      document.mutant(choiceKeys + ["target"], &dice) { "“\($0)”" }
    },
    Breakage("closing bracket dropped", [.toml, .yaml], .syntax) { document, dice in
      document.dropping("]", &dice)
    },
    Breakage("opening bracket dropped", [.toml, .yaml], .syntax, .wrongType) { document, dice in
      document.dropping("[", &dice)
    },
    Breakage("closing brace dropped", [.toml, .yaml], .syntax) { document, dice in
      document.dropping("}", &dice)
    },
    Breakage("opening brace dropped", [.toml, .yaml], .syntax) { document, dice in
      document.dropping("{", &dice)
    },
    Breakage("comma dropped", [.toml, .yaml], .syntax) { document, dice in
      let line = lines(of: document) {
        $0.contains(", ") && ($0.contains("{ ") || $0.contains(" = [") || $0.contains(": ["))
          && !$0.hasPrefix("#") && !$0.contains("# ")
      }.randomElement(using: &dice)
      guard let line else { return nil }
      let text = document.lines[line]
      guard let start = text.firstIndex(where: { "[{".contains($0) }) else { return nil }
      let commas = text.indices.filter { $0 > start && isSeparating($0, in: text) }
      guard let comma = commas.randomElement(using: &dice) else { return nil }
      // In YAML, words without a comma between them are one string.
      if document.format == .yaml, !text[comma...].contains(": ") || text[start] == "[" {
        return nil
      }
      return document.replacing(line, comma..<text.index(after: comma), with: "")
    },
    Breakage("comma dropped at the end of a line", [.toml], .syntax) { document, dice in
      let lines = lines(of: document) { $0.hasPrefix(" ") && $0.hasSuffix(",") }
        .filter { !["]", "}"].contains(document.lines[$0 + 1].drop { $0 == " " }.prefix(1)) }
      guard let line = lines.randomElement(using: &dice) else { return nil }
      return document.replacing(line, with: String(document.lines[line].dropLast()))
    },
    Breakage("= or : dropped", [.toml, .yaml], .syntax) { document, dice in
      let pair = document.pair(&dice) {
        !document.value(of: $0).isEmpty && !($0.isInline && document.format == .yaml)
      }
      guard let pair else { return nil }
      return document.replacing(pair.line, pair.key.upperBound..<pair.value.lowerBound, with: " ")
    },
    Breakage(": for =", [.toml], .syntax) { document, dice in
      guard let pair = document.pair(&dice) else { return nil }
      return document.replacing(pair.line, pair.key.upperBound..<pair.value.lowerBound, with: ": ")
    },
    Breakage("= for :", [.yaml], .syntax, .wrongType, .unknownKey) { document, dice in
      guard
        let pair = document.pair(&dice, where: { !$0.isInline && !document.value(of: $0).isEmpty })
      else { return nil }
      return document.replacing(pair.line, pair.key.upperBound..<pair.value.lowerBound, with: " = ")
    },
    Breakage("conflict marker", [.toml, .yaml], .syntax) { document, dice in
      let line = Int.random(in: 1..<document.lines.count, using: &dice)
      return document.inserting("<<<<<<< HEAD", before: line)
    },
  ]

  /// Keys that choose from a set of words.
  static let choiceKeys = [
    "layout", "expansion", "hit-area", "selection", "accessory", "insert", "delete", "to", "preset",
  ]

  /// The numbers, from 0, of the lines that meet a condition.
  static func lines(of document: BreakageDocument, where isMeant: (String) -> Bool) -> [Int] {
    document.lines.indices.filter { isMeant(document.lines[$0]) }
  }

  /// Whether a comma is outside quotes, between elements.
  private static func isSeparating(_ index: String.Index, in text: String) -> Bool {
    text[index] == "," && text[index...].hasPrefix(", ")
      && text[..<index].filter { $0 == "\"" }.count.isMultiple(of: 2)
      && text[..<index].filter { $0 == "'" }.count.isMultiple(of: 2)
  }
}
