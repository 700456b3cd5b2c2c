/// Properties of a URL by itself.
enum Address {
  /// The text before the first `:` of a URL, if it has the form of a scheme (RFC 3986, 3.1).
  /// Browsers skip control characters and spaces before it, and tabs and line breaks within it;
  /// here all of them are skipped everywhere, because some browsers may be more lenient.
  static func scheme(of url: String) -> String? {
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

  /// Whether a browser that follows a URL may run code that the URL contains, or that a page
  /// created.
  static func runsCode(_ url: String) -> Bool {
    // Most URLs begin differently, and there may be many.
    guard let first = url.utf8.first(where: { $0 > 0x20 }), firstLetters.contains(first | 0x20)
    else { return false }
    return scheme(of: url).map { codeSchemes.contains($0.lowercased()) } ?? false
  }

  private static let codeSchemes: Set = [
    "javascript", "jscript", "livescript", "mocha", "vbscript", "data", "blob", "filesystem",
  ]

  private static let firstLetters = Set(codeSchemes.compactMap(\.utf8.first))

  /// The path of an address, as a browser reads it, if the address has no host and no scheme:
  /// relative to the page, or absolute.
  static func path(of address: String) -> String? {
    guard scheme(of: address) == nil else { return nil }
    let seen = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 }))
    let end = seen.firstIndex { $0 == "?" || $0 == "#" } ?? seen.endIndex
    // Browsers read `\` as `/`, and `%2e` as a dot, which may be part of `..`.
    let path = seen[..<end].replacing("\\", with: "/").replacing("%2e", with: ".")
      .replacing("%2E", with: ".")
    return path.hasPrefix("//") ? nil : String(path)
  }
}
