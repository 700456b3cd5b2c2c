/// Collects changes to a file's bytes, in the file's own style.
struct UnitEditor {
  let bytes: [UInt8]
  private let lines: LineIndex
  /// The line break that the file uses.
  let lineBreak: String
  private var edits: [ByteEdit] = []
  /// The text to insert at each offset, in the order in which the insertions were made.
  private var insertions: [Int: String] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
    lineBreak = lines.lineBreak(at: 0)
  }

  func applied() throws(OverlappingEdits) -> [UInt8] {
    try bytes.edited(edits + insertions.map { ByteEdit($0.key..<$0.key, $0.value) })
  }

  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append(ByteEdit(range, text))
  }

  mutating func remove(_ range: Range<Int>) { edits.append(ByteEdit(range)) }

  mutating func insert(_ text: String, at offset: Int) { insertions[offset, default: ""] += text }

  /// Inserts lines above the line of an offset; if other text precedes the offset on its line, at
  /// the offset itself.
  ///
  /// - Parameter texts: Texts of one or more lines, without indentation before the first.
  mutating func insert(_ texts: [String], above offset: Int) {
    let indent = indent(at: offset)
    insert(texts.map { $0 + lineBreak + (indent ?? "") }.joined(), at: offset)
  }

  /// Adds lines below the line of an offset; if other text follows on the line, at the offset
  /// itself.
  mutating func insert(_ texts: [String], below offset: Int) {
    let rest = bytes.endOfBlanks(from: offset)
    let end = rest == bytes.count || bytes[rest].isBreak ? rest : offset
    guard end > bytes.startOfText, !bytes[end - 1].isBreak else {
      return insert(texts.map { $0 + lineBreak }.joined(), at: end)
    }
    let isLast = bytes[end...].allSatisfy(\.isBlankOrBreak) && bytes.endOfBreak(from: end) == end
    insert(texts.map { lineBreak + $0 }.joined() + (isLast ? lineBreak : ""), at: end)
  }

  /// The indentation before an offset; nil if other text precedes it on its line.
  func indent(at offset: Int) -> String? {
    let start = startOfLine(at: offset)
    guard bytes[start..<offset].allSatisfy(\.isBlank) else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  func startOfLine(at offset: Int) -> Int { max(lines.startOfLine(at: offset), bytes.startOfText) }
}
