extension SourceLocator {
  /// Converts the fix of a problem to edits. Returns nil if the fix can't be applied without
  /// changing something unrelated.
  ///
  /// - Parameter fixes: The fix, followed by the fixes of the same problem at places where an alias
  ///   repeats it.
  mutating func locate(_ fixes: [Fix]) -> LocatedFix? {
    guard let fix = fixes.first else { return nil }
    let file: Int32
    let edits: [ByteEdit]
    var changes: [TreeChange] = []
    switch fix.change {
    case .deleteComment(let number, let range):
      file = number
      edits = [CommentEdit.deletion(of: range, in: bytes(of: number), lineIndex(number))]
    case .replaceWord(let number, let range, let word):
      file = number
      edits = [ByteEdit(range, word)]
    case .renameKey, .replaceText, .replaceValue, .deleteEntry, .insertEntry:
      var known: Set<TreeChange> = []
      for other in fixes where other.safety == fix.safety {
        guard let change = treeChange(of: other.change) else { return nil }
        if known.insert(change).inserted { changes.append(change) }
      }
      guard let first = changes.first?.place, changes.allSatisfy({ $0.place.file == first.file }),
        let found = self.edits(for: changes)
      else { return nil }
      file = first.file
      edits = found
    }
    let script = EditScript(edits)
    guard !edits.isEmpty, script.isInOrder else { return nil }
    return LocatedFix(
      title: fix.title, safety: fix.safety,
      edits: script.edits.map { SourceEdit(range: range(of: $0.bytes, in: file), text: $0.text) },
      changes: changes)
  }

  /// The offsets of the key and the value that identify the subject of a change; empty for a
  /// deletion or an insertion.
  mutating func subjects(of change: TreeChange) -> [Int] {
    switch change.kind {
    case .rename, .text, .value:
      [true, false].compactMap { bytes(of: change.place, isKey: $0)?.lowerBound }
    case .delete, .insert: []
    }
  }

  private mutating func treeChange(of change: Fix.Change) -> TreeChange? {
    switch change {
    case .renameKey(let anchor, let name):
      value(of: anchor).map { TreeChange(place: $0, kind: .rename(to: name)) }
    case .replaceText(let anchor, let text):
      value(of: anchor).map { TreeChange(place: $0, kind: .text(text)) }
    case .replaceValue(let anchor, let value):
      self.value(of: anchor).map { TreeChange(place: $0, kind: .value(value)) }
    case .deleteEntry(let anchor):
      value(of: anchor).map { TreeChange(place: $0, kind: .delete) }
    case .insertEntry(let place, let key, let text):
      TreeChange(place: place, kind: .insert(key: key, text: text))
    case .deleteComment, .replaceWord: nil
    }
  }

  /// The edits that make several changes of one kind, without duplicates; nil if a change can't be
  /// made.
  private mutating func edits(for changes: [TreeChange]) -> [ByteEdit]? {
    guard let first = changes.first else { return nil }
    if !isTOML(first.place.file), uses(of: first.place) > changes.count {
      // Other places use the same value, which must not change there.
      switch first.kind {
      case .text(let text):
        let written = PlainScalar.isUnmistakable(text) ? text : LiteralText.doubleQuoted(text)
        return replacingAliases(at: changes.map(\.place), by: written)
      case .value(let value): return replacingAliases(at: changes.map(\.place), by: value)
      case .rename, .delete, .insert: break
      }
    }
    var known: Set<ByteEdit> = []
    var edits: [ByteEdit] = []
    for change in changes {
      guard let own = self.edits(for: change) else { return nil }
      edits += own.filter { known.insert($0).inserted }
    }
    return edits
  }

  private mutating func edits(for change: TreeChange) -> [ByteEdit]? {
    let place = change.place
    let isTOML = isTOML(place.file)
    switch change.kind {
    case .rename(let name): return renaming(place, to: name)
    case .text(let text):
      return literal(at: place)?.edits(for: text) ?? strippingBlock(at: place, to: text)
    case .value(let value): return scalar(at: place).map { [ByteEdit($0, value)] }
    case .delete: return isTOML ? tomlDeletion(of: place) : yamlDeletion(of: place)
    case .insert(let key, let text):
      return isTOML
        ? tomlInsertion(into: place, key: key, text: text)
        : yamlInsertion(into: place, key: key, text: text)
    }
  }

  /// The value that an anchor refers to; nil if there is none. An item that is only a string is its
  /// own title.
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
      guard let syntax = syntaxTree(place.file) else { return nil }
      return syntax.node(ofValue: place.node).map(syntax.keys)?
        .map { ByteEdit($0, requoted(name, as: $0, of: place.file)) }
    }
    guard let key = bytes(of: place, isKey: true),
      let text = tree(place.file).key(of: place),
      let written = TextLiteral(yaml: bytes(of: place.file), key, isInFlow: false)?.text,
      written.unicodeScalars.elementsEqual(text.unicodeScalars)
    else { return nil }
    return [ByteEdit(key, requoted(name, as: key, of: place.file))]
  }

  /// A new word in the same kind of quotes as the word in a range.
  private func requoted(_ name: String, as range: Range<Int>, of file: Int32) -> String {
    let first = sources.files[Int(file)].file.bytes[range].first
    guard let first, first.isQuote else { return name }
    let quote = String(Character(Unicode.Scalar(first)))
    return quote + name + quote
  }

  /// A string value as a literal; nil if the value is not a string, or if the literal at the place
  /// does not yield it.
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

  /// The range of a scalar; nil for other values, and for strings that ``literal(at:)`` can't
  /// represent.
  private mutating func scalar(at place: SourcePlace) -> Range<Int>? {
    if let literal = literal(at: place) { return literal.range }
    switch tree(place.file).value(at: place) {
    case .boolean, .integer, .number: return bytes(of: place, isKey: false)
    case .nothing, .text, .plain, .unsupported, .array, .table, nil: return nil
    }
  }
}

/// Edits that delete a comment or part of one.
enum CommentEdit {
  static func deletion(of range: Range<Int>, in bytes: [UInt8], _ lines: LineIndex) -> ByteEdit {
    let end = lines.endOfLine(at: range.upperBound)
    let isRest = bytes.endOfBlanks(from: range.upperBound) < end
    guard bytes[range.lowerBound] == .hash else {
      // The first name is deleted with the blanks and commas after it, every other name with those
      // before it.
      var (start, last) = (range.lowerBound, range.upperBound)
      while start > 0, bytes[start - 1].separatesNames { start -= 1 }
      guard bytes[..<start].suffix(Suppression.word.count).elementsEqual(Suppression.word) else {
        return ByteEdit(start..<range.upperBound)
      }
      while last < end, bytes[last].separatesNames { last += 1 }
      return ByteEdit(range.lowerBound..<last)
    }
    guard !isRest else {
      // The mark stays for the rest, unless another comment follows.
      let rest = bytes.endOfBlanks(from: range.upperBound)
      let isComment = bytes[rest] == .hash
      return ByteEdit(
        isComment ? range.lowerBound..<rest : range.lowerBound + 1..<range.upperBound)
    }
    let start = bytes.startOfBlanks(before: range.lowerBound)
    let isAlone = start == lines.startOfLine(at: range.lowerBound)
    return ByteEdit(isAlone ? start..<bytes.endOfBreak(from: end) : start..<end)
  }
}

extension UInt8 {
  /// Whether the byte can separate the names in a comment.
  fileprivate var separatesNames: Bool { isBlank || self == .comma }
}
