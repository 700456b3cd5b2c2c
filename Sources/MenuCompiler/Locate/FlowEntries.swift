/// The entries of a table that is written between braces, `{ a = 1, b = 2 }`, and what has to go
/// with one that goes.
struct FlowEntries {
  struct Entry {
    /// From the first byte of its key to the last one of its value.
    let range: Range<Int>
    /// The comma behind it.
    let comma: Int?
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []

  /// - Parameter open: Where the brace stands.
  init(_ bytes: [UInt8], _ format: SourceFormat, open: Int) {
    self.bytes = bytes
    switch format {
    case .toml: read(TOMLTokens(bytes, from: open, in: .value)) { ($0.kind.flowPart, $0.range) }
    case .yaml, .json: read(YAMLTokens(bytes, from: open)) { ($0.kind.flowPart, $0.range) }
    case .po, .xliff: break
    }
  }

  /// - Parameter tokens: From the brace on.
  private mutating func read<Tokens: Sequence>(
    _ tokens: Tokens, _ part: (Tokens.Element) -> (FlowPart, Range<Int>)
  ) {
    var depth = 0
    var (start, end): (Int?, Int) = (nil, 0)
    // One by one: what follows the table is not read.
    for token in tokens {
      let (part, range) = part(token)
      guard part != .trivia else { continue }
      if part == .closing { depth -= 1 }
      if depth == 0 && part == .closing || depth == 1 && part == .comma {
        let comma = part == .comma ? range.lowerBound : nil
        if let start { entries.append(Entry(range: start..<end, comma: comma)) }
        if depth == 0 { return }
        start = nil
      } else if depth > 0 {
        start = start ?? range.lowerBound
        end = range.upperBound
      }
      if part == .opening { depth += 1 }
    }
  }

  /// The edits that delete the entry that holds a position, with one comma and its blanks.
  func deletion(at position: Int) -> [ByteEdit]? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].range.contains(position) else { return nil }
    let (index, entry) = (low, entries[low])
    let lineStart = bytes.startOfBlanks(before: entry.range.lowerBound)
    let isFirstOnLine = lineStart == 0 || bytes[lineStart - 1].isBreak
    let end = bytes.endOfBlanks(from: entry.comma.map { $0 + 1 } ?? entry.range.upperBound)
    var edits: [ByteEdit] = []
    if entry.comma == nil, index > 0, let comma = entries[index - 1].comma {
      edits.append(ByteEdit(comma..<comma + 1))
    }
    if let lineEnd = bytes.endOfLine(ifBlankFrom: end) {
      edits.append(
        ByteEdit(isFirstOnLine ? lineStart..<bytes.endOfBreak(from: lineEnd) : lineStart..<lineEnd))
    } else if entry.comma != nil {
      edits.append(ByteEdit(entry.range.lowerBound..<end))
    } else {
      edits.append(
        ByteEdit((isFirstOnLine ? entry.range.lowerBound : lineStart)..<entry.range.upperBound))
    }
    return edits
  }
}

/// What a token is to the entries between braces.
private enum FlowPart {
  case trivia
  case opening
  case closing
  case comma
  case content
}

extension TOMLToken.Kind {
  fileprivate var flowPart: FlowPart {
    switch self {
    case .openingBracket, .openingBrace: .opening
    case .closingBracket, .closingBrace: .closing
    case .comma: .comma
    default: isTrivia ? .trivia : .content
    }
  }
}

extension YAMLToken.Kind {
  fileprivate var flowPart: FlowPart {
    switch self {
    case .openingBracket, .openingBrace: .opening
    case .closingBracket, .closingBrace: .closing
    case .comma: .comma
    default: isTrivia ? .trivia : .content
    }
  }
}
