/// Replaces characters that libyaml or Yams would refuse or corrupt, and restores them in the
/// resulting values:
///
/// - YAML 1.2 allows an emoji to be written as two escapes, as in JSON: `\ud83d\ude00`. libyaml
///   refuses this.
/// - Yams mistakes U+FEFF at the start of a value for the byte-order mark of a file and drops it.
/// - libyaml breaks lines at U+0085, U+2028 and U+2029, but YAML 1.2 does not.
/// - libyaml refuses U+007F to U+009F, U+FFFE and U+FFFF everywhere, but YAML 1.2 allows them in
///   quotes.
///
/// The substitutes are from a plane that the text does not use. They have as many characters as the
/// originals, so positions stay correct and nothing else changes.
struct YAMLStandIns {
  /// The text to pass to libyaml.
  private(set) var text: String
  /// The first character of the unused plane; nil if nothing was replaced.
  private var base: UInt32?

  /// Fills the remaining characters of a replaced escape.
  private static let filler: UInt32 = 0xFFFD

  init(in source: String) {
    text = source
    guard Self.isSuspicious(source), let base = Self.unusedPlane(in: source) else { return }
    self.base = base
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    func append(_ value: UInt32) { Unicode.Scalar(value).map { result += Array(String($0).utf8) } }
    for token in YAMLTokens(bytes) {
      var index = token.range.lowerBound
      while index < token.range.upperBound {
        var length = 1
        if bytes[index] == .backslash, token.kind.hasEscapes(bytes[token.range.lowerBound]) {
          if let (scalar, escape) = bytes.escapedCharacter(at: index),
            escape == 12 || scalar == "\u{FEFF}"
          {
            append(escape == 12 ? scalar.value : base | scalar.value)
            for _ in 1..<escape { append(base | Self.filler) }
            index += escape
            continue
          }
          length = 2
        } else if !bytes[index].isASCII || bytes[index] == 0x7F {
          let range = bytes.character(at: index)
          let scalar = String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first ?? " "
          if Self.isSpoiled(scalar, isQuoted: token.kind.isQuoted || token.kind == .unclosedQuote) {
            append(base | scalar.value)
            index = range.upperBound
            continue
          }
          length = range.count
        }
        result += bytes[index..<min(index + length, token.range.upperBound)]
        index += length
      }
    }
    text = String(decoding: result, as: UTF8.self)
  }

  /// Restores the original characters of a scalar.
  func restore(_ scalar: String) -> String {
    guard let base, scalar.unicodeScalars.contains(where: { $0.value & ~0xFFFF == base }) else {
      return scalar
    }
    var result = String.UnicodeScalarView()
    for scalar in scalar.unicodeScalars where scalar.value != base | Self.filler {
      let isStandIn = scalar.value & ~0xFFFF == base
      result.append(isStandIn ? Unicode.Scalar(scalar.value & 0xFFFF) ?? scalar : scalar)
    }
    return String(result)
  }

  private static func isSpoiled(_ scalar: Unicode.Scalar, isQuoted: Bool) -> Bool {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029, 0xFEFF: true
    case 0x7F...0x9F, 0xFFFE, 0xFFFF: isQuoted
    default: false
    }
  }

  /// Whether the text may contain a character to replace. Hardly any text does.
  private static func isSuspicious(_ text: String) -> Bool {
    let starts: Set<UInt8> = [.backslash, 0xEF, 0xE2, 0xC2, 0x7F]
    guard text.hasByte(where: starts.contains) else { return false }
    if text.unicodeScalars.contains(where: { isSpoiled($0, isQuoted: true) }) { return true }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == .backslash, let escape = bytes.escapedCharacter(at: index) else {
        return false
      }
      return escape.length == 12 || escape.scalar == "\u{FEFF}"
    }
  }

  /// The first character of a plane that a text uses neither directly nor in escapes.
  private static func unusedPlane(in text: String) -> UInt32? {
    var used = Set(text.unicodeScalars.lazy.map { $0.value >> 16 })
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] == .backslash {
      if let escape = bytes.escapedCharacter(at: index) { used.insert(escape.scalar.value >> 16) }
    }
    return (4...11).first { !used.contains($0) }.map { $0 << 16 }
  }
}

extension YAMLToken.Kind {
  /// Whether a backslash is an escape in a scalar whose first byte is `first`.
  fileprivate func hasEscapes(_ first: UInt8) -> Bool {
    self == .doubleQuoted || self == .unclosedQuote && first == .quotationMark
  }
}
