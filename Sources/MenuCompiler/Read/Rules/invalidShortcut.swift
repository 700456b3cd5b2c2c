extension Rule {
  static let invalidShortcut = Rule(
    .invalidShortcut, .error, "A text is not a keyboard shortcut.",
    reason: """
      A shortcut is one or more of `Mod`, `Ctrl`, `Alt`, `Shift` and `Cmd`, each once, and a key, with \
      `+` between them. `Mod` is Cmd on Apple's systems and Ctrl elsewhere, which is what most menus \
      want. A key alone would be taken from people who type.
      """,
    bad: Example(
      toml: """
        menu = "File"
        items = [{ title = "Open", shortcut = "Control+O" }]
        """,
      yaml: """
        menu: File
        items:
          - { title: Open, shortcut: Control+O }
        """),
    good: Example(
      toml: """
        menu = "File"
        items = [{ title = "Open", shortcut = "Mod+O" }]
        """,
      yaml: """
        menu: File
        items:
          - { title: Open, shortcut: Mod+O }
        """))
}

extension ValueReader {
  mutating func invalidShortcut(_ text: String, _ node: SourceNode) {
    let modifiers = Shortcut.Modifier.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    diagnostics.report(
      .invalidShortcut, "'\(text)' is not a shortcut", at: .value(node.place),
      help: "write modifiers and a key, such as 'Mod+Shift+K'; modifiers are \(modifiers), each at"
        + " most once")
  }
}
