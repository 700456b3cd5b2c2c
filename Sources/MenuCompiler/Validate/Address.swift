/// What can be said of a url without looking at anything else.
enum Address {
  /// What stands before the first `:` of a url, if it has the form of a scheme (RFC 3986, 3.1).
  /// Browsers skip control characters and spaces before it, and tabs and line breaks within it; here
  /// all of them are skipped everywhere, since others may do more.
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

  /// Whether a browser that follows a url may run code that stands in it, or that a page made.
  static func runsCode(_ url: String) -> Bool {
    // Most urls begin otherwise, and there may be many.
    guard let first = url.utf8.first(where: { $0 > 0x20 }), firstLetters.contains(first | 0x20)
    else { return false }
    return scheme(of: url).map { codeSchemes.contains($0.lowercased()) } ?? false
  }

  private static let codeSchemes: Set = [
    "javascript", "jscript", "livescript", "mocha", "vbscript", "data", "blob", "filesystem",
  ]

  private static let firstLetters = Set(codeSchemes.compactMap(\.utf8.first))

  /// The path of an address, as a browser reads it, if the address names no other host and has no
  /// scheme of its own: relative to the page, or absolute.
  static func path(of address: String) -> String? {
    guard scheme(of: address) == nil else { return nil }
    let seen = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 }))
    let end = seen.firstIndex { $0 == "?" || $0 == "#" } ?? seen.endIndex
    // Browsers take `\` for `/`, and `%2e` for a dot that may stand for the directory above.
    let path = seen[..<end].replacing("\\", with: "/").replacing("%2e", with: ".")
      .replacing("%2E", with: ".")
    return path.hasPrefix("//") ? nil : String(path)
  }
}
