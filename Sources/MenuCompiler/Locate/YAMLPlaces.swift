/// How an entry of a YAML table is written.
struct YAMLEntryText {
  /// Where it starts: at its `?`, its anchor or tag, or the key itself.
  let start: Int
  let key: Range<Int>
  /// The alias in the place of the value; nil if the value itself stands there.
  let alias: Range<Int>?
}

extension SourceLocator {
  /// Where the marks of a value and of its key are, with the anchors and tags in front of them.
  mutating func yamlStarts(of place: SourcePlace) -> (key: Int?, value: Int)? {
    if format(of: place.file) == .json {
      guard let node = syntaxNode(at: place) else { return nil }
      return (node.key?.lowerBound, node.value.lowerBound)
    }
    let marks = sources.files[Int(place.file)].marks
    guard marks.indices.contains(Int(place.node)) else { return nil }
    let mark = marks[Int(place.node)]
    let lines = lineIndex(place.file)
    let key =
      mark.keyLine > 0
      ? lines.offset(line: Int(mark.keyLine), column: Int(mark.keyColumn)) : nil
    return (key, lines.offset(line: Int(mark.line), column: Int(mark.column)))
  }

  /// Where a table or an array starts, behind its anchor and its tag.
  mutating func yamlContentStart(of place: SourcePlace) -> Int? {
    guard let start = yamlStarts(of: place)?.value else { return nil }
    return YAMLExtent(bytes: bytes(of: place.file)).contentStart(from: start)
  }

  /// Whether a value stands within brackets or braces.
  mutating func isInFlow(_ place: SourcePlace) -> Bool {
    guard format(of: place.file) != .json else { return true }
    var place = place
    while let parent = tree(place.file).parent(of: place) {
      if let start = yamlContentStart(of: parent.place), opensFlow(start, in: place.file) {
        return true
      }
      place = parent.place
    }
    return false
  }

  func opensFlow(_ position: Int, in file: Int32) -> Bool {
    let bytes = bytes(of: file)
    return position < bytes.count
      && (bytes[position] == .openingBrace || bytes[position] == .openingBracket)
  }

  /// Whether the key of a value stands in its own table, and was not merged into it from another.
  mutating func hasOwnKey(_ place: SourcePlace) -> Bool {
    guard let parent = tree(place.file).parent(of: place),
      let start = yamlStarts(of: parent.place)?.value, let key = yamlStarts(of: place)?.key
    else { return false }
    return key >= start
  }

  /// How the entry of a value is written; nil if it can't be told.
  mutating func yamlEntry(of place: SourcePlace) -> YAMLEntryText? {
    guard let starts = yamlStarts(of: place), let start = starts.key,
      let key = bytes(of: place, isKey: true), start <= key.lowerBound
    else { return nil }
    let bytes = bytes(of: place.file)
    // What is written in front of its key stands elsewhere, and an alias here.
    let alias = starts.value < key.upperBound ? self.alias(behind: key, in: bytes) : nil
    if alias == nil {
      guard starts.value >= key.upperBound,
        bytes[key.upperBound..<starts.value].allSatisfy({ $0.isBlankOrBreak || $0 == .colon })
      else { return nil }
    }
    return YAMLEntryText(start: startOfExplicitKey(start, in: bytes), key: key, alias: alias)
  }

  /// The alias that stands behind a key and its colon.
  private func alias(behind key: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    // Only within brackets, nothing need stand between the two.
    var tokens = YAMLTokens(bytes, from: key.upperBound, isInFlow: true).lazy
      .filter { !$0.kind.isTrivia }.makeIterator()
    guard tokens.next()?.kind == .colon, let alias = tokens.next(), alias.kind == .alias else {
      return nil
    }
    return alias.range
  }

  /// Where the `?` in front of a key stands, else the key's own start.
  private func startOfExplicitKey(_ start: Int, in bytes: [UInt8]) -> Int {
    let mark = bytes.startOfBlanks(before: start) - 1
    guard mark >= 0, mark + 1 < start, bytes[mark] == .questionMark else { return start }
    let before = bytes.startOfBlanks(before: mark) - 1
    let begins =
      before < 0 || bytes[before].isBreak || before + 1 < mark && bytes[before] == .minus
      || [.openingBrace, .comma].contains(bytes[before])
    return begins ? mark : start
  }

  /// How often a value stands in the menu: once, and once for each alias of it, as far as they are
  /// in the tree.
  mutating func uses(of place: SourcePlace) -> Int {
    let file = sources.files[Int(place.file)]
    guard file.marks.indices.contains(Int(place.node)) else { return 1 }
    return yamlAliases(place.file).uses(of: file.marks[Int(place.node)])
  }

  /// Whether a stretch of a file defines an anchor that an alias names.
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
  /// What they name.
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
