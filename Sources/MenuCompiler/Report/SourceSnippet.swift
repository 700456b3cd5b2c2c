/// A line of a file as it is shown under a diagnostic, and the room that its mark needs.
struct SourceSnippet {
  /// The line, shortened around the mark if it is long, without control characters.
  let text: String
  /// The text before the mark: spaces as wide as the text above them, and its tabs.
  let padding: String
  /// Columns of a terminal that the mark takes.
  let markWidth: Int

  /// How many characters of a long line are shown before and after the start of the mark.
  private static let before = 60
  private static let behind = 100

  /// The columns that the line may take, even on very narrow and very wide terminals.
  private static func shown(_ columns: Int) -> Int { max(20, min(columns, before + behind)) }

  /// - Parameter room: The columns that the line may take; nil for output that is the same
  ///   everywhere.
  init(line: ArraySlice<UInt8>, marked: Range<Int>, room columns: Int? = nil) {
    // A line can be the whole file: only the part near the mark is read.
    let room = 4 * (Self.before + Self.behind + 1)
    let start = Self.characterStart(max(line.startIndex, marked.lowerBound - room), in: line)
    let inEnd = Self.characterStart(min(marked.upperBound, marked.lowerBound + room), in: line)
    let end = Self.characterStart(min(line.endIndex, marked.upperBound + room), in: line)
    let before = Self.scalars(line[min(start, marked.lowerBound)..<marked.lowerBound])
    let inside = Self.scalars(line[marked.lowerBound..<min(inEnd, marked.upperBound)])
    let after = Self.scalars(line[marked.upperBound..<max(end, marked.upperBound)])
    let window =
      columns.map { Window(before, inside, after, columns: Self.shown($0)) }
      ?? Window(before, inside, after, Self.before, Self.behind)
    let (shownBefore, shownInside) = (before.suffix(window.before), inside.prefix(window.inside))
    let shownAfter = after.prefix(window.after)
    let isCutBefore = shownBefore.count < before.count
    let isCutAfter = shownInside.count < inside.count || shownAfter.count < after.count
    let shown = [shownBefore, shownInside, shownAfter].joined().map(PrintableText.visible).joined()
    text = (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")
    padding =
      (isCutBefore ? " " : "")
      + shownBefore.map {
        $0 == "\t" ? "\t" : String(repeating: " ", count: PrintableText.width(of: $0))
      }.joined()
    markWidth = shownInside.reduce(0) { $0 + PrintableText.width(of: $1) }
  }

  /// The offset itself, or that of the next character's first byte.
  private static func characterStart(_ offset: Int, in line: ArraySlice<UInt8>) -> Int {
    var offset = offset
    while offset < line.endIndex, line[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}

/// Text of unknown origin, made safe to print.
public enum PrintableText {
  /// The text with its control characters made visible: a menu must not control the terminal.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.map(visible).joined()
  }

  static func visible(_ scalar: Unicode.Scalar) -> String {
    guard isControl(scalar), scalar != "\t" else { return String(scalar) }
    let picture: UInt32 = scalar.value < 0x20 ? 0x2400 + scalar.value : 0xFFFD
    return Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : picture).map(String.init) ?? "?"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The columns of a terminal that a character takes.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return isControl(scalar) ? 1 : 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
