/// Makes strings of unknown origin safe to print. The result can't control a terminal, reorder or
/// hide surrounding text, or give a command to a service that reads build logs.
package enum PrintableText {
  /// The string on one line. Each control character is replaced by a visible character.
  package static func visible(_ text: String) -> String {
    let isPlain = !text.unicodeScalars.contains { isControl($0) || $0 == "#" }
    return isPlain ? text : visible(text.unicodeScalars)
  }

  static func visible(_ text: some Sequence<Unicode.Scalar>) -> String {
    var result: [Unicode.Scalar] = []
    /// The position of the second `#` of a possible command.
    var mark: Int?
    for scalar in text {
      switch scalar {
      case "#": mark = result.last == "#" ? result.count : nil
      // Azure Pipelines, TeamCity and GitHub look for `##vso[`, `##teamcity[` and `##[` anywhere in
      // a line.
      case "[": if let mark { result[mark] = "♯" }
      case "a"..."z", "A"..."Z": break
      default: mark = nil
      }
      result.append(picture(of: scalar))
    }
    return String(String.UnicodeScalarView(result))
  }

  /// A path that is safe to print at the start of a line, where GitHub reads `::error::` as a
  /// command.
  package static func leading(_ path: String) -> String {
    isCommand(path) ? "./" + visible(path) : visible(path)
  }

  /// Text other than a path that is safe to print at the start of a line or after spaces.
  package static func leadingText(_ text: String) -> String {
    isCommand(text) ? visible(text.replacing("::", with: ":∶", maxReplacements: 1)) : visible(text)
  }

  private static func isCommand(_ line: String) -> Bool {
    line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }

  /// The visible substitute for a control character. Tabs and all other characters remain
  /// unchanged.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard isControl(scalar), scalar != "\t" else { return scalar }
    let picture: UInt32 = scalar.value < 0x20 ? 0x2400 + scalar.value : 0xFFFD
    return Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : picture) ?? "?"
  }

  /// Whether a character controls a terminal, ends a line, changes the direction of the text after
  /// it, or is a tag or another invisible mark. Characters that join letters or allow a line break
  /// do not count.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The number of terminal columns that a character or its visible substitute occupies.
  static func width(of scalar: Unicode.Scalar) -> Int {
    isControl(scalar) ? 1 : CharacterWidth.of(scalar)
  }

  /// Equivalent JSON in which invisible characters are escaped, and which does not contain `##`.
  static func escapedJSON(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      if scalar == "#", result.last == "#" {
        result.append(contentsOf: "\\u0023".unicodeScalars)
      } else if isControl(scalar), scalar != "\n" {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          let zeros = String(repeating: "0", count: 4 - digits.count)
          result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
        }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
