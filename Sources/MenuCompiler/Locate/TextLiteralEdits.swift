extension TextLiteral {
  /// The edits that change the literal to a different string. They replace as little as possible.
  func edits(for new: String) -> [ByteEdit] {
    let old = pieces.filter { $0.scalar != nil }
    let scalars = Array(new.unicodeScalars)
    if case .yamlPlain(let isInFlow) = style, !PlainScalar.isSafe(new, inFlow: isInFlow) {
      return [ByteEdit(range, LiteralText.doubleQuoted(new))]
    }
    if let kept = Self.deletions(from: old, to: scalars) { return kept }
    let prefix = zip(old, scalars).prefix { $0.scalar == $1 }.count
    let limit = min(old.count, scalars.count) - prefix
    let suffix = zip(old.reversed(), scalars.reversed()).prefix { $0.scalar == $1 }.count
    let (end, newEnd) = (old.count - min(suffix, limit), scalars.count - min(suffix, limit))
    guard let written = LiteralText.encoded(scalars[prefix..<newEnd], in: style) else {
      return [ByteEdit(range, LiteralText.doubleQuoted(new))]
    }
    let start = prefix < old.count ? old[prefix].bytes.lowerBound : old.last?.bytes.upperBound
    let place = start ?? range.lowerBound + quoteLength
    let upper = end > prefix ? old[end - 1].bytes.upperBound : place
    return [ByteEdit(place..<max(place, upper), written)]
  }

  private var quoteLength: Int {
    switch style {
    case .tomlBasic, .tomlLiteral, .yamlDouble, .yamlSingle: 1
    case .tomlLines: 3
    case .yamlPlain: 0
    }
  }

  /// The edits that only delete characters; nil if deletion is not enough.
  private static func deletions(from old: [Piece], to new: [Unicode.Scalar]) -> [ByteEdit]? {
    var next = 0
    var ranges: [Range<Int>] = []
    for piece in old {
      if next < new.count, piece.scalar == new[next] {
        next += 1
      } else if let last = ranges.last, last.upperBound == piece.bytes.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<piece.bytes.upperBound
      } else {
        ranges.append(piece.bytes)
      }
    }
    return next == new.count ? ranges.map { ByteEdit($0) } : nil
  }
}

/// Formats strings as literals.
enum LiteralText {
  /// A literal that is valid as a TOML basic string, as a double-quoted YAML string and in JSON.
  static func doubleQuoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// The value of a key: a string or, for `was`, an array with a string.
  static func value(_ text: String, of key: String) -> String {
    key == ItemKey.was.rawValue ? "[\(doubleQuoted(text))]" : doubleQuoted(text)
  }

  /// Characters encoded for a literal of a given style; nil if the style can't represent them.
  static func encoded(_ scalars: ArraySlice<Unicode.Scalar>, in style: TextLiteral.Style) -> String?
  {
    switch style {
    case .tomlBasic, .yamlDouble, .tomlLines(isLiteral: false):
      return scalars.map(escaped).joined()
    case .tomlLiteral, .tomlLines(isLiteral: true):
      guard scalars.allSatisfy({ $0 != "'" && !isControl($0) }) else { return nil }
      return String(String.UnicodeScalarView(scalars))
    case .yamlSingle:
      guard !scalars.contains(where: isControl) else { return nil }
      return scalars.map { $0 == "'" ? "''" : String($0) }.joined()
    case .yamlPlain:
      return String(String.UnicodeScalarView(scalars))
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard isControl(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

/// Recognizes strings that YAML can contain without quotes, on one line.
enum PlainScalar {
  static func isSafe(_ text: String, inFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      !"-?:,[]{}#&*!|>'\"%@`=~".unicodeScalars.contains(first), last != ":",
      !first.properties.isWhitespace, !last.properties.isWhitespace
    else { return false }
    let isPrintable = text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0 != "\u{2028}" && $0 != "\u{2029}"
        && $0 != "\u{FEFF}" && !Lookalike.includes($0)
    }
    guard isPrintable, !text.contains(": "), !text.contains(" #") else { return false }
    return !inFlow || !text.contains { ",[]{}".contains($0) }
  }

  /// Whether every YAML reader reads the unquoted string as a string, and never as a number, a
  /// boolean or null.
  static func isUnmistakable(_ text: String) -> Bool {
    let words = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return isSafe(text, inFlow: true) && !text.contains(":") && !words.contains(text.lowercased())
  }
}
