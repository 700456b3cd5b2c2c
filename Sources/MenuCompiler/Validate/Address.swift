/// Examines a URL without its context.
enum Address {
  /// The string before the first `:` of a URL, if it has the form of a scheme (RFC 3986, 3.1).
  /// Browsers skip control characters and spaces before the scheme, and tabs and line breaks within
  /// it. Here, all of these characters are skipped everywhere, because some browsers may be more
  /// lenient.
  static func scheme(of url: String) -> String? {
    let seen = seen(url)
    // Bytes are compared, because Swift treats a `:` and a following combining mark as one
    // character.
    guard let colon = seen.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = seen[..<colon]
    guard let first = scheme.first, (97...122).contains(first | 0x20) else { return nil }
    let isScheme = scheme.allSatisfy { byte in
      (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == 0x2B || byte == 0x2D
        || byte == 0x2E
    }
    return isScheme ? String(decoding: scheme, as: UTF8.self) : nil
  }

  /// The bytes of a URL without the characters that browsers skip.
  private static func seen(_ url: String) -> [UInt8] { url.utf8.filter { $0 > 0x20 } }

  /// Whether a browser that follows a URL may run code that the URL contains or that a page
  /// created.
  static func runsCode(_ url: String) -> Bool {
    // Most URLs begin with a different letter, and a menu may contain many URLs.
    guard let first = url.utf8.first(where: { $0 > 0x20 }), firstLetters.contains(first | 0x20)
    else { return false }
    return scheme(of: url).map { codeSchemes.contains($0.lowercased()) } ?? false
  }

  private static let codeSchemes: Set = [
    "javascript", "jscript", "livescript", "mocha", "vbscript", "data", "blob", "filesystem",
  ]

  private static let firstLetters = Set(codeSchemes.compactMap(\.utf8.first))

  /// The path of an address, as a browser reads it, either relative to the page or absolute; nil if
  /// the address has a host or a scheme.
  static func path(of address: String) -> String? {
    guard scheme(of: address) == nil else { return nil }
    var path = seen(address).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    // Browsers read `\` as `/` and `%2e` as a dot, which can be part of `..`.
    for index in path.indices where path[index] == UInt8(ascii: "\\") {
      path[index] = UInt8(ascii: "/")
    }
    if path.starts(with: "//".utf8) { return nil }
    return String(decoding: path, as: UTF8.self).replacing("%2e", with: ".")
      .replacing("%2E", with: ".")
  }
}
