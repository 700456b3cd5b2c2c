import TOMLKit

/// Parses TOML 1.0. toml++ determines whether the text is valid. The values and their positions
/// come from the text's syntax tree.
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
  do {
    // TOMLKit never frees a parsed table unless the table is cleared.
    try TOMLTable(string: consume text).clear()
  } catch {
    reportTOMLError(error, in: file, as: number, into: &diagnostics)
    return ParsedFile(file: file, root: nil)
  }
  if let escape = hazards.nulEscapes.first {
    diagnostics.report(
      .nulCharacter, "a menu can't contain the character U+0000",
      at: .bytes(file: number, escape), help: "delete the escape")
    return ParsedFile(file: file, root: nil)
  }
  var values = TOMLValues(file.bytes, file: number)
  let root = values.root()
  if let place = values.deepest {
    diagnostics.report(
      .tooDeep, "tables and arrays are nested more than \(Limits.nesting) levels deep",
      at: .bytes(file: number, place),
      help: "a menu has at most \(Limits.depth) levels of items")
    return ParsedFile(file: file, root: nil)
  }
  return ParsedFile(file: file, root: root, syntax: values.tree)
}

/// Whether the range is a `}` that is the first character on its line.
private func isFirstOfLine(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
  let lines = SourceLines(bytes)
  return bytes[range] == [.closingBrace]
    && lines.content(ofLine: lines.line(of: range.lowerBound)).lowerBound == range.lowerBound
}

private let syntaxHelp = "this is a TOML syntax error; nothing else in this file was checked"

/// The maximum number of duplicates that one run reports, which is similar to the limit for YAML.
private let maximalDuplicates = 100

/// Reports toml++'s message at the mistake that caused the error if it can be found, and otherwise
/// at the position that toml++ gives. A duplicate key is reported with both of its places.
private func reportTOMLError(
  _ error: any Error, in file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
) {
  let duplicates = isRedefinition("\(error)") ? TOMLTreeReader(file.bytes).tables.duplicates : []
  for duplicate in duplicates.prefix(maximalDuplicates) {
    let key = String(decoding: file.bytes[duplicate.second], as: UTF8.self)
    diagnostics.report(
      .duplicateKey, "'\(key)' appears twice", at: .bytes(file: number, duplicate.second),
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

/// The help for a duplicate key. The cause may be a `[header]` that lacks its second pair of
/// brackets.
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
