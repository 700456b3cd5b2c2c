extension SourceLocator {
  /// A fix as edits; nil if that can't be done without touching what is not its business.
  mutating func locate(_ fix: Fix) -> LocatedFix? {
    guard let (file, edits) = edits(for: fix.change), !edits.isEmpty else { return nil }
    return LocatedFix(
      title: fix.title, safety: fix.safety,
      edits: EditScript(edits).edits.map {
        SourceEdit(range: range(of: $0.bytes, in: file), text: $0.text)
      }, change: fix.change)
  }

  /// Where the key and the value start that a change makes known.
  mutating func subjects(of change: Fix.Change) -> [Int] {
    switch change {
    case .renameKey(let anchor, _), .replaceText(let anchor, _), .replaceValue(let anchor, _):
      guard let place = value(of: anchor) else { return [] }
      return [true, false].compactMap { bytes(of: place, isKey: $0)?.lowerBound }
    case .deleteEntry, .insertEntry, .deleteComment, .replaceWord: return []
    }
  }

  private mutating func edits(for change: Fix.Change) -> (file: Int32, edits: [ByteEdit])? {
    let edits: [ByteEdit]?
    let file: Int32
    switch change {
    case .renameKey(let anchor, let name):
      guard let place = value(of: anchor) else { return nil }
      file = place.file
      edits = renaming(place, to: name)
    case .replaceText(let anchor, let text):
      guard let place = value(of: anchor) else { return nil }
      file = place.file
      edits = literal(at: place)?.edits(for: text) ?? strippingBlock(at: place, to: text)
    case .replaceValue(let anchor, let value):
      guard let place = self.value(of: anchor) else { return nil }
      file = place.file
      edits = scalar(at: place).map { [ByteEdit($0, value)] }
    case .deleteEntry(let anchor):
      guard let place = value(of: anchor) else { return nil }
      file = place.file
      edits = isTOML(file) ? tomlDeletion(of: place) : yamlDeletion(of: place)
    case .insertEntry(let place, let key, let text):
      file = place.file
      edits =
        isTOML(file)
        ? tomlInsertion(into: place, key: key, text: text)
        : yamlInsertion(into: place, key: key, text: text)
    case .deleteComment(let number, let range):
      file = number
      edits = [CommentEdit.deletion(of: range, in: bytes(of: number))]
    case .replaceWord(let number, let range, let word):
      file = number
      edits = [ByteEdit(range, word)]
    }
    return edits.map { (file, $0) }
  }

  /// The value that an anchor means: an item that is a text alone is its own title.
  private mutating func value(of anchor: SourceAnchor) -> SourcePlace? {
    switch anchor {
    case .file, .bytes: return nil
    case .value(let place), .key(let place): return place
    case .entry(let place, let key), .entryKey(let place, let key):
      if let entry = tree(place.file).entry(key, of: place) { return entry }
      return tree(place.file).node(at: place)?.isText == true ? place : nil
    }
  }

  func bytes(of file: Int32) -> [UInt8] { sources.files[Int(file)].file.bytes }

  func format(of file: Int32) -> SourceFormat { sources.files[Int(file)].file.format }

  private func isTOML(_ file: Int32) -> Bool { format(of: file) == .toml }

  private mutating func renaming(_ place: SourcePlace, to name: String) -> [ByteEdit]? {
    guard !isTOML(place.file) else {
      let path = tree(place.file).path(to: place)
      return tomlPositions(place.file).keys(at: path)
        .map { ByteEdit($0, requoted(name, as: $0, of: place.file)) }
    }
    guard let key = bytes(of: place, isKey: true) else { return nil }
    return [ByteEdit(key, requoted(name, as: key, of: place.file))]
  }

  /// A word with the quotes that another one has.
  private func requoted(_ name: String, as range: Range<Int>, of file: Int32) -> String {
    let first = sources.files[Int(file)].file.bytes[range].first
    guard let first, first == .quotationMark || first == .apostrophe else { return name }
    let quote = String(Character(Unicode.Scalar(first)))
    return quote + name + quote
  }

  /// A text as it is written; nil if what stands there does not read as the text that it is.
  mutating func literal(at place: SourcePlace) -> TextLiteral? {
    let text: String
    switch tree(place.file).value(at: place) {
    case .text(let value), .plain(let value): text = value
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table, nil: return nil
    }
    guard let range = bytes(of: place, isKey: false) else { return nil }
    let literal =
      isTOML(place.file)
      ? TextLiteral(toml: bytes(of: place.file), range)
      : TextLiteral(yaml: bytes(of: place.file), range, isInFlow: isInFlow(place))
    guard let literal, literal.text.unicodeScalars.elementsEqual(text.unicodeScalars) else {
      return nil
    }
    return literal
  }

  /// The whole of a scalar on one line.
  private mutating func scalar(at place: SourcePlace) -> Range<Int>? {
    if let literal = literal(at: place) { return literal.range }
    switch tree(place.file).value(at: place) {
    case .boolean, .integer, .number: return bytes(of: place, isKey: false)
    case .nothing, .text, .plain, .unsupported, .array, .table, nil: return nil
    }
  }
}

/// What becomes of a comment of which a part goes.
enum CommentEdit {
  static func deletion(of range: Range<Int>, in bytes: [UInt8]) -> ByteEdit {
    let end = bytes.endOfLine(at: range.upperBound)
    let isRest = bytes[range.upperBound..<end].contains { $0 != .space && $0 != .tab }
    guard bytes[range.lowerBound] == .hash else {
      // A name among others goes with the blanks and commas in front of it, the first with those
      // behind it.
      var (start, last) = (range.lowerBound, range.upperBound)
      while start > 0, bytes[start - 1].separatesNames { start -= 1 }
      guard bytes[..<start].suffix(Suppression.word.count).elementsEqual(Suppression.word) else {
        return ByteEdit(start..<range.upperBound)
      }
      while last < end, bytes[last].separatesNames { last += 1 }
      return ByteEdit(range.lowerBound..<last)
    }
    guard !isRest else { return ByteEdit(range.lowerBound + 1..<range.upperBound) }
    let start = bytes.startOfBlanks(before: range.lowerBound)
    let isAlone = start == bytes.startOfLine(at: range.lowerBound)
    return ByteEdit(isAlone ? start..<bytes.endOfBreak(from: end) : start..<end)
  }
}

extension UInt8 {
  /// Whether the byte stands between the names that a comment allows.
  fileprivate var separatesNames: Bool { self == .space || self == .tab || self == .comma }
}
