extension Rule {
  static let urlScheme = Rule(
    .urlScheme, .warning, "A url has a scheme other than http, https, mailto and tel.",
    reason: """
      Other schemes are often a mistake in typing, and some are dangerous: `javascript:` runs code in a \
      page, where it is an error, `unsafe-url`. Relative urls are fine; a scheme of your own app can be \
      allowed where it stands.
      """,
    bad: Example(
      toml: """
        menu = "Links"
        items = [{ title = "Home", url = "htps://example.org" }]
        """,
      yaml: """
        menu: Links
        items:
          - title: Home
            url: htps://example.org
        """),
    good: Example(
      toml: """
        menu = "Links"
        items = [{ title = "Home", url = "https://example.org" }, { title = "Help", url = "help/" }]
        """,
      yaml: """
        menu: Links
        items:
          - title: Home
            url: https://example.org
          - title: Help
            url: help/
        """))
}

private let knownSchemes = ["http", "https", "mailto", "tel"]

/// A url is relative, or of a scheme that every platform opens. Those that run code are looked at when
/// it is known what is generated: see ``checkUnsafeURLs(of:in:into:)``.
func checkURL(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard let url = context.item.details?.fields.text(.url), let scheme = Address.scheme(of: url),
    !knownSchemes.contains(scheme.lowercased()), !Address.runsCode(url)
  else { return }
  diagnostics.unknownScheme(scheme, of: context.item, url: url, at: context.value(.field(.url)))
}

extension Diagnostics {
  mutating func unknownScheme(
    _ scheme: String, of item: Item, url: String, at place: SourceAnchor
  ) {
    let nearest = Suggestion.nearest(to: scheme, among: knownSchemes)
    report(
      .urlScheme, "the url of '\(item.title)' has the scheme '\(scheme)'", at: place,
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "if your program opens it, allow it here: `# menuc:allow url-scheme`",
      fix: url.hasPrefix(scheme)
        ? nearest.map {
          .unsafelyReplace(place, with: $0 + url.dropFirst(scheme.count), "write '\($0)'")
        } : nil)
  }
}
