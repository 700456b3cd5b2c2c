/// Oddities that no real set contains: each string that a format, a literal or a comment could
/// corrupt, and each kind of category.
package enum RealMenuOddities {
  package static let items: [RealMenuItem] = [
    .init("Texts", texts.map { RealMenuItem($0) }),
    .init("In every key", texts.map(item(withKeysOf:))),
    .init("Long", longTexts),
    .init("Declared empty", []),
    .init("States", states).with { $0.isSingle = false },
    RealMenuItem("Fixed", [.init("In fixed"), .init("Below", [.init("Deeper")])])
      .with { $0.collapsible = false },
    .init("Hidden section", [.init("In hidden")]).with { $0.isHidden = true },
    .init("One of many", [.init("In one")]).with { $0.collapsed = false },
    .init("A leaf at top level"),
    .init("A body at top level").with { $0.body = "Text\n\n  with lines  \n" },
    deep(64),
  ]

  private static let texts: [String] = [
    "", "", " ", "tab\there", "\tleading tab", "trailing tab\t", "line\nfeed", "\n", "\n\n a\n",
    "carriage\r\nreturn\r", "  leading and trailing  ", "\"", "'", "\"double\"", "'single'",
    "both \" and '", "\"\"\"", "'''", "'''\n\"\"\"\n", "\\", "back\\slash\\", "C:\\new\\table",
    "\\(x)", "\\u{41} \\u0041 \\x41 \\n", "${x} $x #{x} %s %@", "{{ x }} {% x %} {# x #}",
    "*/ /* // --> ]]>", "</script>&amp;<b>", "🍎", "👩‍👩‍👧‍👦 family", "👍🏽🇩🇪1️⃣", "é", "e\u{301}",
    "a\u{300}\u{316}\u{489}", "עברית", "فواكه", "mixed עברית 123 (x)",
    "\u{202E}override\u{202C}", "\u{2066}isolate\u{2069}\u{200F}\u{200E}",
    "zero\u{200B}\u{AD}\u{200D}",
    "in\u{FEFF}side", "next\u{85}line\u{2028}line\u{2029}paragraph",
    "\u{1}\u{8}\u{B}\u{C}\u{1B}[31m\u{7F}\u{9F}", "\u{FFFD}\u{FFFE}\u{FFFF}\u{E000}",
    "\u{10FFFF}\u{1F469}\u{1D11E}", "İstanbul ǅ ß ﬁ", "果物 フルーツ", "- dash", "-", "---", "...",
    "# hash", "a # b", "a #b", "key: value", "a:b", "a:", ": a", "[a, b]", "[[items]]", "{a: b}",
    "a, b", "&anchor", "*alias", "!tag", "!!str x", "%directive", "@at", "`tick`", "? question",
    "|", ">", "> fold", "No", "no", "yes", "on", "Off", "true", "false", "null", "~", "1", "1.10",
    "0x1F", "0o17", "1_000", "1e3", ".inf", ".nan", "2026-01-01", "12:30:45", "<<", "=", "items",
    "a = b", "1:2 3:4",
  ]

  private static func item(withKeysOf text: String) -> RealMenuItem {
    RealMenuItem(text).with {
      $0.detail = text
      $0.url = text
      $0.icon = text
      $0.body = text
      $0.collapsed = text.utf8.count.isMultiple(of: 2)
    }
  }

  /// Strings of 64 KiB, which is the limit.
  private static let longTexts: [RealMenuItem] = [
    RealMenuItem(String(repeating: "sixteen letters ", count: 4096)),
    RealMenuItem(String(repeating: "😀", count: 16_384)),
    RealMenuItem("Long body").with { $0.body = String(repeating: "\"\\\n\t", count: 16_384) },
  ]

  private static let states: [RealMenuItem] = [
    .init("Only hidden", [.init("A").with { $0.isHidden = true }]),
    .init("Only a line", [.separator]),
    .init("Fixed and empty", []).with { $0.collapsible = false },
    .separator,
    .separator,
    .init("Hidden leaf").with { $0.isHidden = true },
    .init("Hidden category", [.init("B", [.init("C")])]).with { $0.isHidden = true },
    .init("Body and children", [.init("D")]).with { $0.body = "E" },
    .init("Body and none", []).with { $0.body = "" },
    .init("Single", group).with {
      $0.isSingle = true
      $0.keepsOpen = false
      $0.collapsed = false
    },
    .init("Keep open", closed).with {
      $0.isSingle = false
      $0.keepsOpen = true
    },
    .init("Single and keep open", silent).with {
      $0.isSingle = true
      $0.keepsOpen = true
      $0.collapsed = false
    },
  ]

  private static let group: [RealMenuItem] = [
    .init("Leaf"),
    .init("Nothing", []),
    .init("First", [.init("In first")]).with { $0.collapsed = true },
    .init("Second", [.init("In second"), .init("More", [.init("F")])])
      .with { $0.collapsed = false },
    .init("Third").with {
      $0.body = "In third"
      $0.collapsed = false
    },
  ]

  private static let closed = group.map { item in
    item.with { if item.collapsed != nil { $0.collapsed = true } }
  }
  private static let silent = group.map { item in item.with { $0.collapsed = nil } }

  /// Nested categories, down to the deepest level that is allowed.
  private static func deep(_ levels: Int) -> RealMenuItem {
    levels == 1 ? .init("Bottom") : .init("Level \(levels)", [deep(levels - 1)])
  }
}
