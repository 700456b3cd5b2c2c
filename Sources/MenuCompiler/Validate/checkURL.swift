extension DiagnosticName {
  /// See <doc:url-scheme>.
  public static let urlScheme = DiagnosticName("url-scheme")
}

private let knownSchemes = ["http", "https", "mailto", "tel"]

/// A url is relative, or of a scheme that every platform opens.
func checkURL(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard let url = context.item.details?.fields.text(.url), let scheme = scheme(of: url),
    !knownSchemes.contains(scheme.lowercased())
  else { return }
  let nearest = Suggestion.nearest(to: scheme, among: knownSchemes)
  diagnostics.report(
    .urlScheme, "the URL of '\(context.item.title)' has the scheme '\(scheme)'",
    at: context.value(.field(.url)),
    help: nearest.map { "did you mean '\($0)'?" }
      ?? "if your program opens it, allow it here: `# menuc:allow url-scheme`",
    fix: url.hasPrefix(scheme)
      ? nearest.map {
        .unsafelyReplace(
          context.value(.field(.url)), with: $0 + url.dropFirst(scheme.count), "write '\($0)'")
      } : nil)
}

/// What stands before the first `:` of a url, if it has the form of a scheme (RFC 3986, 3.1).
/// Browsers skip spaces and control characters before and within it.
private func scheme(of url: String) -> String? {
  let seen = String(String.UnicodeScalarView(url.unicodeScalars.filter { $0.value > 0x20 }))
  guard let colon = seen.firstIndex(of: ":") else { return nil }
  let scheme = seen[..<colon]
  guard let first = scheme.utf8.first, (97...122).contains(first | 0x20) else { return nil }
  let isScheme = scheme.utf8.allSatisfy { byte in
    (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == 0x2B || byte == 0x2D
      || byte == 0x2E
  }
  return isScheme ? String(scheme) : nil
}
