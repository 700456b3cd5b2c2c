import MenuCompiler

@testable import MenuOracle

/// Values of another type than the key takes, or that the key does not allow.
extension Breakage {
  static let values: [Breakage] = [
    Breakage("word of a choice misspelled", [.toml, .yaml], .invalidValue) { document, dice in
      document.mutant(choiceKeys, &dice) { value in
        let bare = value.filter { $0 != "\"" }
        guard bare.count > 2, !bare.hasPrefix("{") else { return nil }
        let wrong = bare.prefix(1) + bare.dropFirst(2)
        return value.replacing(bare, with: String(wrong))
      }
    },
    Breakage("true or false in quotes", [.toml, .yaml], .wrongType) { document, dice in
      document.boolean(&dice) { BreakageDocument.quoted($0) }
    },
    Breakage("yes or no for true or false", [.toml, .yaml], .syntax, .wrongType) { document, dice in
      document.boolean(&dice) { $0 == "true" ? "yes" : "no" }
    },
    Breakage("True or False", [.toml, .yaml], .syntax, .wrongType) { document, dice in
      document.boolean(&dice) { $0 == "true" ? "True" : "False" }
    },
    Breakage("number in quotes", [.toml, .yaml], .wrongType) { document, dice in
      document.number(&dice) { BreakageDocument.quoted($0) }
    },
    Breakage("number with a unit", [.toml, .yaml], .syntax, .wrongType) { document, dice in
      document.number(&dice) { $0 + "px" }
    },
    Breakage("number for a text", [.toml], .wrongType) { document, dice in
      document.mutant(textKeys, &dice) { _ in "12" }
    },
    Breakage("true for a text", [.toml], .wrongType) { document, dice in
      document.mutant(textKeys, &dice) { _ in "true" }
    },
    Breakage("array for a text", [.toml, .yaml], .wrongType) { document, dice in
      document.mutant(textKeys, &dice) { value in
        value.isEmpty || ">|*&".contains(value.prefix(1)) ? nil : "[\"word\", \"word\"]"
      }
    },
    Breakage("table for a text", [.toml, .yaml], .wrongType) { document, dice in
      document.mutant(textKeys, &dice) { value in
        value.isEmpty || ">|*&".contains(value.prefix(1))
          ? nil : "{ text\(document.sign)\"word\" }"
      }
    },
    Breakage("table for an array", [.toml, .yaml], .wrongType) { document, dice in
      let pair = document.pair(["items"], &dice) {
        document.value(of: $0).hasPrefix("[") && document.value(of: $0).hasSuffix("]")
      }
      guard let pair else { return nil }
      return document.replacingValue(of: pair, with: "{ title\(document.sign)\"Apples\" }")
    },
    Breakage("text for an array", [.toml, .yaml], .wrongType) { document, dice in
      let pair = document.pair(["items"], &dice) {
        document.value(of: $0).hasPrefix("[") && document.value(of: $0).hasSuffix("]")
      }
      guard let pair else { return nil }
      return document.replacingValue(of: pair, with: "\"Apples\"")
    },
    Breakage("value left out", [.toml, .yaml], .syntax, .wrongType) { document, dice in
      let pair = document.pair(&dice) {
        !$0.isInline && !document.value(of: $0).isEmpty
          && (document.format == .toml || !">|&".contains(document.value(of: $0).prefix(1)))
          && !document.value(of: $0).hasSuffix("[")
          && !$0.name.hasPrefix("x-") && $0.name != "$schema"
      }
      guard let pair else { return nil }
      return document.replacingValue(of: pair, with: "")
    },
    Breakage("bad color", [.toml, .yaml], .invalidColor) { document, dice in
      let wrong = ["\"#12345\"", "\"808080\"", "\"#gggggg\"", "\"darkgrey\""]
      if let pair = document.pair(["color", "highlight"], &dice),
        let text = wrong.randomElement(using: &dice)
      {
        return document.replacingValue(of: pair, with: text)
      }
      guard let item = document.plainTable(&dice, without: "indicator"),
        let text = wrong.randomElement(using: &dice)
      else { return nil }
      return document.adding("indicator", "{ color\(document.sign)\(text) }", to: item)
    },
    Breakage("glyph too long", [.toml, .yaml], .invalidGlyph) { document, dice in
      guard let item = document.plainTable(&dice, without: "indicator") else { return nil }
      return document.adding(
        "indicator", "{ leaf\(document.sign)\"this is much longer than a glyph\" }", to: item)
    },
    Breakage("bad shortcut", [.toml, .yaml], .invalidShortcut) { document, dice in
      guard let item = document.plainTable(&dice, without: "shortcut"),
        let text = ["Ctrl-K", "K", "Mod+", "Mod+Mod+K", "Command+K"].randomElement(using: &dice)
      else { return nil }
      return document.adding("shortcut", BreakageDocument.quoted(text), to: item)
    },
    Breakage("NUL escape", [.toml, .yaml], .nulCharacter) { document, dice in
      let pair = document.pair(textKeys, &dice) { document.value(of: $0).hasPrefix("\"") }
      guard let pair else { return nil }
      return document.replacingValue(of: pair, with: "\"a\\u0000b\"")
    },
    Breakage("unknown escape", [.toml, .yaml], .syntax) { document, dice in
      let pair = document.pair(textKeys, &dice) { document.value(of: $0).hasPrefix("\"") }
      guard let pair else { return nil }
      return document.replacingValue(of: pair, with: #""C:\users\me""#)
    },
    Breakage("byte that is not UTF-8", [.toml, .yaml], .notUTF8) { document, dice in
      let line = Int.random(in: document.lines.indices, using: &dice)
      return document.replacing(line, with: document.lines[line] + " # caf\(Mutant.invalidByte)")
    },
    Breakage("url scheme misspelled", [.toml, .yaml], .urlScheme) { document, dice in
      guard let item = document.plainTable(&dice, without: "url"),
        let scheme = ["htps", "http", "javascript", "ftp"].randomElement(using: &dice)
      else { return nil }
      let url = scheme == "http" ? "hhttp://menus.example" : "\(scheme)://menus.example"
      return document.adding("url", BreakageDocument.quoted(url), to: item)
    },
  ]

  static let textKeys = [
    "title", "id", "detail", "url", "icon", "action", "body", "footer", "menu",
  ]
}

extension BreakageDocument {
  fileprivate func boolean(_ dice: inout Dice, _ change: (String) -> String) -> Mutant? {
    let pair = pair(&dice) { pair in
      // The value is a boolean regardless of the column's type.
      ["true", "false"].contains(value(of: pair))
        && !["values", "generate"].contains(where: { pair.owner == .table($0) })
    }
    guard let pair else { return nil }
    return replacingValue(of: pair, with: change(value(of: pair)))
  }

  fileprivate func number(_ dice: inout Dice, _ change: (String) -> String) -> Mutant? {
    let names = [
      "row-height", "header-height", "title-lines", "rows", "duration", "delay", "tag", "height",
      "version",
    ]
    guard let pair = pair(names, &dice) else { return nil }
    return replacingValue(of: pair, with: change(value(of: pair)))
  }

  /// A table of an item, not a separator, without a key.
  func plainTable(_ dice: inout Dice, without key: String) -> Item? {
    item(&dice) {
      $0.isTable && $0.keys.contains("title") && !$0.keys.contains(key) && !$0.keys.contains("<<")
    }
  }
}
