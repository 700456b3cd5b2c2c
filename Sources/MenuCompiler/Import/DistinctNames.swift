/// Names that stay distinct as constants in every programming language.
struct DistinctNames {
  private var taken: Set<String> = []
  /// The next number for each name that collides, so that many collisions do not take quadratic
  /// time.
  private var next: [String: Int] = [:]

  /// Adds a name, even one that collides with an earlier name.
  mutating func reserve(_ name: String) { taken.formUnion(Self.forms(of: name)) }

  /// Adds a name unless it collides with an earlier one. Returns whether it was added.
  mutating func insert(_ name: String) -> Bool {
    let forms = Self.forms(of: name)
    guard forms.allSatisfy({ !taken.contains($0) }) else { return false }
    taken.formUnion(forms)
    return true
  }

  /// Adds the given name or, if it collides, the name with a number. Returns the added name.
  mutating func free(_ name: String) -> String {
    if insert(name) { return name }
    var number = next[name, default: 2]
    while !insert("\(name)-\(number)") { number += 1 }
    next[name] = number + 1
    return "\(name)-\(number)"
  }

  /// The forms of a name. Names that become the same constant in some programming language share
  /// one of their forms. One form is in lower camel case. The other is in lower case, with one
  /// hyphen between words and none before digits.
  private static func forms(of name: String) -> [String] {
    let name = IdentifierStyle.words(of: name)
    var words: [UInt8] = []
    for byte in name.lowercased().utf8 {
      let isSign = byte == .space
      if byte.isDigit || isSign, words.last == .minus { words.removeLast() }
      if !isSign { words.append(byte) } else if !words.isEmpty { words.append(.minus) }
    }
    if words.last == .minus { words.removeLast() }
    return [String(decoding: words, as: UTF8.self), IdentifierStyle().identifier(for: name)]
  }
}
