import TOMLKit

/// Parses TOML 1.0. Values get numbers but no positions: ``TOMLTreeReader`` reads the text again,
/// only when a diagnostic needs a position.
func parseTOML(
  _ text: consuming String, of file: SourceFile, as number: Int32,
  into diagnostics: inout Diagnostics
) -> ParsedFile {
  let hazards = TOMLHazards(file.bytes)
  if let trap = hazards.trap {
    diagnostics.report(
      .syntax, "this is not TOML", at: .bytes(file: number, trap),
      help: isFirstOfLine(trap, in: file.bytes)
        ? "\(SyntaxHint.brokenTable); \(syntaxHelp)" : syntaxHelp)
    return ParsedFile(file: file, root: nil)
  }
  if let key = hazards.longKey {
    diagnostics.report(
      .tooDeep, "a key has more than \(TOMLHazards.maximalKeyParts) parts",
      at: .bytes(file: number, key),
      help: "put a string with dots in quotes")
    return ParsedFile(file: file, root: nil)
  }
  let table: TOMLTable
  do {
    table = try TOMLTable(string: consume text)
  } catch {
    reportTOMLError(error, in: file, as: number, into: &diagnostics)
    return ParsedFile(file: file, root: nil)
  }
  // TOMLKit never frees what it has parsed.
  defer { table.clear() }
  if let escape = hazards.nulEscapes.first {
    diagnostics.report(
      .nulCharacter, "a menu can't contain the character U+0000",
      at: .bytes(file: number, escape), help: "delete the escape")
    return ParsedFile(file: file, root: nil)
  }
  var walk = TOMLWalk(file: number)
  let root = walk.table(table, level: 1)
  if walk.isTooDeep {
    let tree = SyntaxTree(toml: file.bytes)
    let place = tree.node(ofValue: walk.count - 1).map { tree[$0].value }
    diagnostics.report(
      .tooDeep, "tables and arrays are nested more than \(Limits.nesting) levels deep",
      at: place.map { .bytes(file: number, $0) } ?? .file(number),
      help: "a menu has at most \(Limits.depth) levels of items")
    return ParsedFile(file: file, root: nil)
  }
  return ParsedFile(file: file, root: root)
}

/// Whether a `}` is the first character on its line.
private func isFirstOfLine(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
  let lines = SourceLines(bytes)
  return bytes[range] == [.closingBrace]
    && lines.content(ofLine: lines.line(of: range.lowerBound)).lowerBound == range.lowerBound
}

private let syntaxHelp = "this is a TOML syntax error; nothing else in this file was checked"

/// One run reports at most as many duplicates as for YAML.
private let maximalDuplicates = 100

/// Copies TOMLKit's tree, counting the values as it goes.
private struct TOMLWalk {
  let file: Int32
  var count: Int32 = 0
  var isTooDeep = false
  /// Replaces an element that has been copied.
  private let copied = TOMLValue(booleanLiteral: true)

  mutating func table(_ table: TOMLTable, level: Int) -> SourceNode {
    let place = nextPlace()
    guard !exceeds(level) else { return SourceNode(.table([]), at: place) }
    let keys = table.keys
    let values = table.values
    var entries: [SourceEntry] = []
    entries.reserveCapacity(keys.count)
    for (key, value) in zip(keys, values) {
      entries.append(SourceEntry(key: key, value: node(value, level: level + 1)))
      if isTooDeep { break }
    }
    return SourceNode(.table(entries), at: place)
  }

  /// Copies an array and empties it on the way, so that the two trees of a large document do not
  /// need memory at the same time.
  private mutating func array(_ array: TOMLArray, level: Int) -> SourceNode {
    let place = nextPlace()
    guard !exceeds(level) else { return SourceNode(.array([]), at: place) }
    var elements: [SourceNode] = []
    elements.reserveCapacity(array.count)
    for index in 0..<array.count {
      let value = array[index].tomlValue
      let isLarge = value.type == .table || value.type == .array
      elements.append(node(value, level: level + 1))
      if isLarge { array[index] = copied }
      if isTooDeep { break }
    }
    return SourceNode(.array(elements), at: place)
  }

  private mutating func node(_ value: TOMLValue, level: Int) -> SourceNode {
    switch value.type {
    case .table:
      guard let table = value.table else { return unsupported("a table") }
      return self.table(table, level: level)
    case .array:
      guard let array = value.array else { return unsupported("an array") }
      return self.array(array, level: level)
    case .string: return SourceNode(.text(value.string ?? ""), at: nextPlace())
    case .int: return SourceNode(.integer(Int64(value.int ?? 0)), at: nextPlace())
    case .double: return SourceNode(.number(value.double ?? 0), at: nextPlace())
    case .bool: return SourceNode(.boolean(value.bool ?? false), at: nextPlace())
    case .date: return unsupported("a date")
    case .time: return unsupported("a time")
    case .dateTime: return unsupported("a date and time")
    }
  }

  private mutating func unsupported(_ type: String) -> SourceNode {
    SourceNode(.unsupported(type), at: nextPlace())
  }

  private mutating func nextPlace() -> SourcePlace {
    defer { count += 1 }
    return SourcePlace(file: file, node: count)
  }

  private mutating func exceeds(_ level: Int) -> Bool {
    if level > Limits.nesting { isTooDeep = true }
    return isTooDeep
  }
}

/// Reports toml++'s own message at the position that toml++ gives. A duplicate key is reported with
/// both places.
private func reportTOMLError(
  _ error: any Error, in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
) {
  let duplicates = isRedefinition("\(error)") ? TOMLTreeReader(file.bytes).tables.duplicates : []
  for duplicate in duplicates.prefix(maximalDuplicates) {
    let key = String(decoding: file.bytes[duplicate.second], as: UTF8.self)
    diagnostics.report(
      .duplicateKey, "'\(key)' is given twice", at: .bytes(file: number, duplicate.second),
      label: "second use",
      related: .init(.bytes(file: number, duplicate.first), "first used here"),
      help: headerHelp(duplicate, key: key, in: file.bytes)
        + "; nothing else in this file was checked")
  }
  guard duplicates.isEmpty else { return }
  guard let error = error as? TOMLParseError else {
    diagnostics.report(.syntax, "\(error)", at: .file(number), help: syntaxHelp)
    return
  }
  let index = LineIndex(file.bytes, breaks: .lineFeed)
  let start = index.offset(
    line: Int(error.source.begin.line), column: Int(error.source.begin.column))
  let words = error.description.replacing("Error while parsing", with: "while parsing")
  if let culprit = SyntaxCulprit.toml(words, at: start, in: file.bytes) {
    culprit.report(
      words, noticedAt: start, in: file, as: number, ending: syntaxHelp, into: &diagnostics)
    return
  }
  let hint = SyntaxHint.toml(words, at: start, in: file.bytes).map { "\($0); " } ?? ""
  diagnostics.report(
    .syntax, words, at: .bytes(file: number, file.character(at: start)),
    help: hint + syntaxHelp)
}

/// The help for a duplicate key. A `[header]` may lack its second pair of brackets.
private func headerHelp(
  _ duplicate: TOMLTables.Duplicate, key: String, in bytes: [UInt8]
) -> String {
  let areHeaders = [duplicate.first, duplicate.second].contains { range in
    range.lowerBound > 0 && bytes[range.lowerBound - 1] == .openingBracket
  }
  return areHeaders && DocumentKey(rawValue: key) != nil
    ? "keep one of them; for an array, write [[\(key)]] for each of its elements"
    : "keep one of them"
}

private func isRedefinition(_ message: String) -> Bool {
  message.contains("existing")
}
