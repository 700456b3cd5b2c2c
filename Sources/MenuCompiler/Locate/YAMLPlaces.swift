/// The syntax of an entry in a YAML table.
struct YAMLEntryText {
  /// The start of the entry: its `?`, its anchor or tag, or the key itself.
  let start: Int
  let key: Range<Int>
  /// The alias that is given as the value; nil if the value is not an alias.
  let alias: Range<Int>?
}

extension SourceLocator {
  /// Where a value and its key start, including their anchors and tags.
  mutating func yamlMarks(of place: SourcePlace) -> (key: Int?, value: Int)? {
    let marks = parsedFile(place.file).marks
    guard marks.indices.contains(Int(place.node)) else { return nil }
    let mark = marks[Int(place.node)]
    let lines = lineIndex(place.file)
    let key =
      mark.keyLine > 0
      ? lines.offset(line: Int(mark.keyLine), column: Int(mark.keyColumn)) : nil
    return (key, lines.offset(line: Int(mark.line), column: Int(mark.column)))
  }

  /// The syntax node of a value's entry. If the value is an alias, the node's value is the alias.
  /// Nil for an array element.
  mutating func entryNode(of place: SourcePlace) -> SyntaxNode? {
    guard format(of: place.file) == .yaml else {
      return syntaxNode(at: place).flatMap { $0.key == nil ? nil : $0 }
    }
    guard let start = yamlMarks(of: place)?.key, let nodes = syntaxTree(place.file)?.nodes else {
      return nil
    }
    let index = nodes.partitioningIndex { $0.entry.lowerBound > start } - 1
    guard index >= 0, let key = nodes[index].key, start <= key.lowerBound else { return nil }
    return nodes[index]
  }

  /// The range that a diagnostic marks for a YAML value or its key: part of one line, or a quoted
  /// string.
  mutating func yamlBytes(of place: SourcePlace, isKey: Bool) -> Range<Int>? {
    guard let marks = yamlMarks(of: place) else { return nil }
    let bytes = bytes(of: place.file)
    let extent = YAMLExtent(bytes: bytes)
    if isKey, let start = marks.key {
      return entryNode(of: place)?.key.map { shownKey($0, in: bytes) } ?? extent.value(at: start)
    }
    guard let node = syntaxNode(at: place) else { return extent.value(at: marks.value) }
    var start = node.value.lowerBound
    let value = tree(place.file).value(at: place)
    switch value {
    case .text, .plain: break
    // An anchor on its own line is marked instead of its value.
    default: if bytes[node.start..<start].contains(where: \.isBreak) { start = node.start }
    }
    guard start == node.value.lowerBound else { return extent.token(at: start)?.range }
    switch node.kind {
    case .blockTable:
      let first = syntaxID(at: place).flatMap { id in
        syntaxTree(place.file).flatMap { $0.firstChild(of: id) }
      }
      guard let key = first?.key, bytes[start] != .questionMark || key.lowerBound == start else {
        return extent.line(from: start)
      }
      return shownKey(key, in: bytes)
    case .scalar where node.value.isEmpty: return node.value
    case .scalar where bytes[start].isQuote: return node.value
    case .scalar:
      return isBlockScalar(at: start, in: bytes)
        ? extent.line(from: start) : bytes.firstLine(of: node.value)
    default: return extent.value(at: start)
    }
  }

  private func shownKey(_ key: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    key.isEmpty || bytes[key.lowerBound].isQuote ? key : bytes.firstLine(of: key)
  }

  private func isBlockScalar(at start: Int, in bytes: [UInt8]) -> Bool {
    bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">")
  }

  /// Whether a value is within brackets or braces.
  mutating func isInFlow(_ place: SourcePlace) -> Bool {
    format(of: place.file) == .json || syntaxNode(at: place)?.isInFlow == true
  }

  /// Whether the key of a value is written in its own table, rather than merged into it from
  /// another table.
  mutating func hasOwnKey(_ place: SourcePlace) -> Bool {
    guard let parent = tree(place.file).parent(of: place),
      let start = syntaxNode(at: parent.place)?.start, let key = entryNode(of: place)
    else { return false }
    return key.entry.lowerBound >= start
  }

  /// The syntax of a value's entry; nil if it can't be determined.
  mutating func yamlEntry(of place: SourcePlace) -> YAMLEntryText? {
    guard let entry = entryNode(of: place), let key = entry.key, let value = syntaxNode(at: place)
    else { return nil }
    let bytes = bytes(of: place.file)
    if bytes[entry.value].first == .asterisk {
      return YAMLEntryText(start: entry.entry.lowerBound, key: key, alias: entry.value)
    }
    guard entry.value == value.value,
      bytes[key.upperBound..<entry.start].allSatisfy({ $0.isBlankOrBreak || $0 == .colon })
    else { return nil }
    return YAMLEntryText(start: entry.entry.lowerBound, key: key, alias: nil)
  }

  /// The number of times that the menu contains a value: once where it is written, and once for
  /// each alias of it. Only values in the tree are counted.
  mutating func uses(of place: SourcePlace) -> Int {
    let file = sources.files[Int(place.file)]
    guard file.marks.indices.contains(Int(place.node)) else { return 1 }
    return yamlAliases(place.file).uses(of: file.marks[Int(place.node)])
  }

  /// Whether a range of a file defines an anchor that an alias refers to.
  mutating func definesAnchorInUse(_ range: Range<Int>, in file: Int32) -> Bool {
    let bytes = bytes(of: file)
    guard bytes[range].contains(.ampersand) else { return false }
    let names = yamlAliases(file).names
    return YAMLTokens(bytes, from: range.lowerBound)
      .prefix { $0.range.lowerBound < range.upperBound }
      .contains { $0.kind == .anchor && names.contains(Array(bytes[$0.range.dropFirst()])) }
  }

  private mutating func yamlAliases(_ file: Int32) -> YAMLAliases {
    if let known = aliases[file] { return known }
    let found = YAMLAliases(sources.files[Int(file)])
    aliases[file] = found
    return found
  }
}

/// The aliases of a YAML document.
struct YAMLAliases {
  /// The names of the anchors that aliases refer to.
  let names: Set<[UInt8]>
  private var counts: [UInt64: Int] = [:]

  init(_ file: ParsedFile) {
    let bytes = file.file.bytes
    let aliases = bytes.contains(.asterisk) ? YAMLTokens(bytes).filter { $0.kind == .alias } : []
    names = Set(aliases.map { Array(bytes[$0.range.dropFirst()]) })
    guard !names.isEmpty else { return }
    for mark in file.marks { counts[Self.key(mark), default: 0] += 1 }
  }

  func uses(of mark: YAMLMark) -> Int { counts[Self.key(mark)] ?? 1 }

  private static func key(_ mark: YAMLMark) -> UInt64 {
    UInt64(UInt32(bitPattern: mark.line)) << 32 | UInt64(UInt32(bitPattern: mark.column))
  }
}
