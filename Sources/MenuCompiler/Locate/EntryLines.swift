/// The lines of the entries of a document or catalog, and of its bracketed values. Comments that
/// silence warnings apply to these lines.
struct EntryLines {
  private let file: SourceFile
  private let lines: LineIndex
  /// For each line on which multiline entries begin, the last line of the longest; empty unless the
  /// format is TOML, YAML or JSON.
  private var lastLines: [Int: Int] = [:]
  /// The same, but only for entries whose first line contains only a header, a key or a dash.
  private var lastLinesOfHeads: [Int: Int] = [:]
  /// The lines of multiline values in brackets or braces, keyed by the offsets of the opening and
  /// the closing sign.
  private var bracketedLines: [Int: ClosedRange<Int>] = [:]

  /// - Parameter lines: The lines of `file`.
  init(_ file: SourceFile, _ lines: LineIndex) {
    (self.file, self.lines) = (file, lines)
    guard let tree = SyntaxTree(file) else { return }
    let ends = tree.contiguousEnds()
    for (index, node) in tree.nodes.enumerated()
    where index > 0 && (node.kind.isWritten || node.kind == .header) || node.kind.isFlow {
      let start = node.entry.lowerBound
      let entry = lines.lines(of: start..<max(start, ends[index]))
      let value = lines.lines(of: node.value)
      if entry.count > 1 {
        let (first, last) = (entry.lowerBound, entry.upperBound)
        lastLines[first] = max(lastLines[first] ?? 0, last)
        if node.kind == .header || value.lowerBound > first {
          lastLinesOfHeads[first] = max(lastLinesOfHeads[first] ?? 0, last)
        }
      }
      guard node.kind.isFlow, value.count > 1 else { continue }
      bracketedLines[node.value.lowerBound] = value
      bracketedLines[node.value.upperBound - 1] = value
    }
  }

  /// The lines to which a comment at the end of a line applies: its own line, the values whose
  /// brackets or braces the comment directly follows, and an entry of which only the header, the
  /// key or the dash is on the line.
  ///
  /// - Parameter comment: The offset at which the comment starts.
  func trailed(on line: Int, by comment: Int) -> ClosedRange<Int> {
    var (first, last) = (line, max(line, lastLinesOfHeads[line] ?? line))
    var offset = comment
    let start = lines.start(ofLine: line)
    while offset > start {
      offset -= 1
      if let value = bracketedLines[offset] {
        (first, last) = (min(first, value.lowerBound), max(last, value.upperBound))
      } else if !file.bytes[offset].isBlank, file.bytes[offset] != .comma {
        break
      }
    }
    return first...last
  }

  /// A line and all lines of the entries that begin there. An entry of a PO file ends before an
  /// empty line or a comment, and an entry of an XML file at the end of its unit. In JSON,
  /// `.strings` and `.properties` files, only the line itself counts.
  func entries(from first: Int) -> ClosedRange<Int> {
    var last = first
    switch file.format {
    case .toml, .yaml: last = lastLines[first] ?? first
    case .po:
      while last < lines.count, !text(last + 1).allSatisfy(\.isBlank),
        !lines.isComment(last + 1, in: file)
      { last += 1 }
    case .xml:
      while last < min(lines.count, first + Self.longestUnit),
        !Self.unitEnds.contains(where: { text(last).contains($0) })
      { last += 1 }
    case .json, .strings, .properties: break
    }
    return first...last
  }

  /// The maximum number of lines in a unit to which a comment in XML applies.
  private static let longestUnit = 1_000
  private static let unitEnds = ["</trans-unit", "</unit", "</message", "</string"].map {
    Array($0.utf8)
  }

  private func text(_ line: Int) -> ArraySlice<UInt8> {
    file.bytes[lines.start(ofLine: line)..<lines.end(ofLine: line)]
  }
}

extension SyntaxTree {
  /// The ends of the entries. A TOML table includes its subtables, although they have their own
  /// headers, except those that follow the header of a different table.
  fileprivate func contiguousEnds() -> [Int] {
    var ends = nodes.map(\.entry.upperBound)
    let headers = nodes.dropFirst().filter { $0.kind == .header }.map(\.entry.lowerBound).sorted()
    guard !headers.isEmpty else { return ends }
    for index in nodes.indices.reversed() {
      for child in children(of: ID(index)) {
        let next = headers.partitioningIndex { $0 >= ends[index] }
        let start = self[child].entry.lowerBound
        guard next == headers.count || headers[next] >= start else { break }
        ends[index] = max(ends[index], ends[Int(child)])
      }
    }
    return ends
  }
}

extension LineIndex {
  /// Whether a line begins with a comment.
  func isComment(_ line: Int, in file: SourceFile) -> Bool {
    file.bytes[start(ofLine: line)..<end(ofLine: line)].drop(while: \.isBlank)
      .starts(with: file.format.commentMark)
  }

  fileprivate func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let first = line(of: range.lowerBound)
    return first...max(first, line(of: range.upperBound - 1))
  }
}
