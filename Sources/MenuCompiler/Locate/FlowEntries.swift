/// The entries of an inline table such as `{ a = 1, b = 2 }`, and the edits that delete them.
struct FlowEntries {
  private let bytes: [UInt8]
  let entries: [SyntaxNode]

  init(_ bytes: [UInt8], _ tree: SyntaxTree, table: SyntaxTree.ID) {
    self.bytes = bytes
    entries = tree.entries(of: table)
  }

  /// The edits that delete the entry at a position, with one comma and its blanks; nil if there is
  /// no entry.
  func deletion(at position: Int) -> [ByteEdit]? {
    let index = entries.partitioningIndex { $0.entry.upperBound > position }
    guard index < entries.count, entries[index].entry.contains(position) else { return nil }
    let range = entries[index].entry
    let comma = entries[index].comma
    let lineStart = bytes.startOfBlanks(before: range.lowerBound)
    let isFirstOnLine = lineStart == 0 || bytes[lineStart - 1].isBreak
    let end = bytes.endOfBlanks(from: comma.map { $0 + 1 } ?? range.upperBound)
    var edits: [ByteEdit] = []
    if comma == nil, index > 0, let comma = entries[index - 1].comma {
      edits.append(ByteEdit(comma..<comma + 1))
    }
    if let lineEnd = bytes.endOfLine(ifBlankFrom: end) {
      edits.append(
        ByteEdit(isFirstOnLine ? lineStart..<bytes.endOfBreak(from: lineEnd) : lineStart..<lineEnd))
    } else if comma != nil {
      edits.append(ByteEdit(range.lowerBound..<end))
    } else {
      edits.append(
        ByteEdit((isFirstOnLine ? range.lowerBound : lineStart)..<range.upperBound))
    }
    return edits
  }
}
