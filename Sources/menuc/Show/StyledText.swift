import MenuCompiler

/// A line for a terminal, or a part of one: pieces of text with their styles.
struct StyledText {
  /// A style that terminals support; the raw value selects it.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case faint = "2"
    case red = "31"
  }

  private struct Piece {
    var text: String
    let style: Style
  }

  private var pieces: [Piece] = []
  /// The number of columns.
  private(set) var width = 0

  init() {}

  init(_ text: String, _ style: Style = .plain) { append(text, style) }

  var isEmpty: Bool { width == 0 }

  /// Adds a string to the line. Control characters, which could control the terminal, become
  /// visible characters.
  mutating func append(_ text: String, _ style: Style = .plain) {
    let text = PrintableText.visible(text).replacing("\t", with: " ")
    if text.isEmpty { return }
    pieces.append(Piece(text: text, style: style))
    width += CharacterWidth.of(text)
  }

  mutating func append(_ other: StyledText) {
    pieces += other.pieces
    width += other.width
  }

  /// Adds spaces up to a width.
  mutating func pad(to columns: Int) {
    if columns > width { append(String(repeating: " ", count: columns - width)) }
  }

  /// The text with an ellipsis in place of the part that exceeds a width.
  func truncated(to columns: Int) -> StyledText {
    if width <= columns { return self }
    var result = StyledText()
    if columns <= 0 { return result }
    for piece in pieces {
      var text = ""
      var room = columns - 1 - result.width
      for character in piece.text {
        room -= CharacterWidth.of(character)
        if room < 0 { break }
        text.append(character)
      }
      result.append(room < 0 ? text + "…" : text, piece.style)
      if room < 0 { break }
    }
    return result
  }

  /// The text without spaces at its end.
  func trimmed() -> StyledText {
    var result = self
    while let last = result.pieces.popLast() {
      let end = last.text.lastIndex { $0 != " " }.map(last.text.index(after:))
      let text = String(last.text[..<(end ?? last.text.startIndex)])
      result.width -= last.text.utf8.count - text.utf8.count
      if text.isEmpty { continue }
      result.pieces.append(Piece(text: text, style: last.style))
      break
    }
    return result
  }

  /// All pieces in one style.
  func styled(_ style: Style) -> StyledText {
    var result = self
    result.pieces = pieces.map { Piece(text: $0.text, style: style) }
    return result
  }

  /// The text as it is sent to the terminal.
  func printed(isColored: Bool) -> String {
    var result = ""
    var style = Style.plain
    for (index, piece) in pieces.enumerated() {
      if isColored, piece.style != style {
        if style != .plain { result += Self.reset }
        if piece.style != .plain { result += "\u{1B}[\(piece.style.rawValue)m" }
        style = piece.style
      }
      result += index == pieces.count - 1 ? piece.text : Self.isolated(piece.text)
    }
    return style == .plain ? result : result + Self.reset
  }

  private static let reset = "\u{1B}[0m"

  /// Adds an invisible left-to-right mark to a string that contains right-to-left letters.
  /// Terminals would otherwise swap the string with the next one.
  private static func isolated(_ text: String) -> String {
    text.unicodeScalars.contains(where: isRightToLeft) ? text + "\u{200E}" : text
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension StyledText {
  /// A string as lines of at most this many columns, broken between words where possible.
  static func wrapped(_ text: String, to columns: Int, _ style: Style) -> [StyledText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      var width = 0
      for word in paragraph.split(separator: " ") {
        let wordWidth = CharacterWidth.of(word)
        if !line.isEmpty, width + 1 + wordWidth > columns {
          lines.append(line)
          line = ""
          width = 0
        }
        if !line.isEmpty {
          line += " "
          width += 1
        }
        line += word
        width += wordWidth
      }
      return (lines + [line]).map { StyledText($0, style).truncated(to: max(columns, 1)) }
    }
  }
}
