extension Rule {
  static let tooLarge = Rule(
    .tooLarge, .error, "A file, a menu or a text is larger than menuc takes.",
    reason: """
      The limits are 128 MiB a file, 1,000,000 items a menu, counted after aliases and includes, and 64 \
      KiB a text. They keep a mistake, or a document that multiplies itself by aliases, from using up \
      all memory. Long texts belong into files of their own, which a menu can name by a url.
      """,
    bad: Example(
      toml: """
        menu = "About"
        items = [{ title = "Licence", body = "\(longText)" }]
        """,
      yaml: """
        menu: About
        items:
          - title: Licence
            body: "\(longText)"
        """),
    good: Example(
      toml: """
        menu = "About"
        items = [{ title = "Licence", url = "licence.html" }]
        """,
      yaml: """
        menu: About
        items:
          - title: Licence
            url: licence.html
        """))
}

/// A text of more than 64 KiB.
private let longText = String(repeating: "Take it as it is. ", count: Limits.textBytes / 18 + 1)

extension ValueReader {
  mutating func textTooLarge(_ key: String, _ node: SourceNode, _ text: String) {
    diagnostics.report(
      .tooLarge,
      "'\(key)' is a text of \(text.utf8.count) bytes; a text may have \(Limits.textBytes)",
      at: .value(node.place),
      help: "shorten it, or keep it in a file that the menu names by a 'url'")
  }
}
