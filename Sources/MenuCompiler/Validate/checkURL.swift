extension DiagnosticName {
  /// See <doc:url-scheme>.
  public static let urlScheme = DiagnosticName("url-scheme")
}

private let knownSchemes = ["http", "https", "mailto", "tel"]

/// A URL is relative, or has a scheme that every platform opens. Those that run code are checked
/// when it is known what is generated: see ``checkUnsafeURLs(of:in:into:)``.
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
      .urlScheme, "the URL of '\(item.title)' has the scheme '\(scheme)'", at: place,
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "if your program opens it, allow it here: `# menuc:allow url-scheme`",
      fix: url.hasPrefix(scheme)
        ? nearest.map {
          .unsafelyReplace(place, with: $0 + url.dropFirst(scheme.count), "write '\($0)'")
        } : nil)
  }
}
