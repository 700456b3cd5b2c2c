/// A value of a document, to be written on one line or with one entry per line.
struct FlowLayout {
  enum Kind {
    case scalar
    case array
    case table
  }

  struct Entry {
    var comments: [LayoutComment] = []
    var hasBlankBefore = false
    /// The key with the sign after it; empty for an element.
    var key = ""
    var value: FlowLayout
    /// The comment after the entry.
    var trailing: String?

    var line: String? {
      comments.isEmpty && trailing == nil ? value.line.map { key + $0 } : nil
    }
  }

  let kind: Kind
  /// The lines of a scalar as written; for a value in brackets, the YAML anchor and tag before it.
  let words: [String]
  /// The comment after the opening bracket.
  var head: String?
  var entries: [Entry] = []
  /// The comments before the closing bracket.
  var rest: [LayoutComment] = []
  /// Whether the value is on one line in the document.
  var wasOnOneLine = false
  /// The number of nonempty arrays and tables in the value, including the value itself.
  private(set) var collections = 0
  /// The value on one line; nil if it can't or should not be on one line.
  private(set) var line: String?

  init(scalar words: [String]) {
    kind = .scalar
    self.words = words
    line = words.count == 1 && !words[0].hasByte(where: \.isBreak) ? words[0] : nil
  }

  /// - Parameter mustShareLine: Whether the format requires the table to be on one line.
  init(
    _ kind: Kind, words: [String], head: String?, _ entries: [Entry], rest: [LayoutComment],
    mustShareLine: Bool
  ) {
    self.kind = kind
    self.words = words
    self.head = head
    self.entries = entries
    self.rest = rest
    let inner = entries.reduce(0) { $0 + $1.value.collections }
    collections = entries.isEmpty ? 0 : inner + 1
    guard mustShareLine || inner <= (kind == .array ? 1 : 2) else { return }
    line = oneLine(mustShareLine ? .max : LayoutLines.width)
  }

  /// The opening bracket, with the anchor or tag before it.
  var opening: String {
    (words + [kind == .array ? "[" : "{"]).joined(separator: " ")
  }

  var closing: String { kind == .array ? "]" : "}" }

  private func oneLine(_ limit: Int) -> String? {
    guard head == nil, rest.isEmpty else { return nil }
    var parts: [String] = []
    var length = 0
    for entry in entries {
      guard let line = entry.line else { return nil }
      length += line.utf8.count / 4
      guard length <= limit else { return nil }
      parts.append(line)
    }
    let blank = kind == .table && !parts.isEmpty ? " " : ""
    return opening + blank + parts.joined(separator: ", ") + blank + closing
  }
}

extension LayoutLines {
  /// Writes a value in brackets or a scalar.
  ///
  /// - Parameters:
  ///   - indent: The indentation of the closing bracket.
  ///   - isOpen: Whether the entries get separate lines even if they fit on one line.
  ///   - end: The text that follows the value.
  ///   - trailing: The comment after the value. If the value was on one line, the comment stays on
  ///     its first line, because a comment that allows a warning applies to one line.
  mutating func write(
    _ value: FlowLayout, indent: Int, _ format: SourceFormat, isOpen: Bool = false,
    end: String = "", trailing: String? = nil
  ) {
    if !isOpen, let line = value.line, fits(line, suffix: end.count) {
      write(line + end)
      return writeTrailing(trailing)
    }
    if value.kind == .scalar || (value.entries.isEmpty && value.line != nil) {
      write(lines: value.line.map { [$0] } ?? value.words, indent: indent)
      write(end)
      return writeTrailing(trailing)
    }
    if value.kind == .table, format == .toml {
      write(inline: value, indent: indent)
      write(end)
      return writeTrailing(trailing)
    }
    write(value.opening)
    writeTrailing(value.head)
    if value.wasOnOneLine { writeTrailing(trailing) }
    for (index, entry) in value.entries.enumerated() {
      write(entry.comments, indent: indent + 2, isFirst: index == 0)
      let isFirst = index == 0 && entry.comments.isEmpty
      breakLine(indent + 2, hasBlankBefore: entry.hasBlankBefore && !isFirst)
      write(entry.key)
      let end = format != .json || index + 1 < value.entries.count ? "," : ""
      write(entry.value, indent: indent + 2, format, end: end, trailing: entry.trailing)
    }
    write(value.rest, indent: indent + 2, isFirst: value.entries.isEmpty)
    breakLine(indent)
    write(value.closing + end)
    if !value.wasOnOneLine { writeTrailing(trailing) }
  }

  private mutating func write(lines: [String], indent: Int) {
    write(lines.first ?? "")
    for line in lines.dropFirst() {
      breakLine(line.isEmpty ? 0 : indent)
      write(line)
    }
  }

  /// Writes a TOML inline table, in which only arrays may span lines.
  private mutating func write(inline table: FlowLayout, indent: Int) {
    let mayStay = table.entries.allSatisfy { $0.value.line != nil }
    let last = table.entries.lastIndex { $0.value.kind == .array && !$0.value.entries.isEmpty }
    write("{ ")
    for (index, entry) in table.entries.enumerated() {
      write((index == 0 ? "" : ", ") + entry.key)
      if let line = entry.value.line, !mayStay || index != last {
        write(line)
      } else {
        write(entry.value, indent: indent, .toml, isOpen: true)
      }
    }
    write(" }")
  }
}
