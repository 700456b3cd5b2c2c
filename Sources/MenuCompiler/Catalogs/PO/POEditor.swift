/// Collects changes to a PO file.
struct POEditor {
  let document: PODocument
  let lineBreak: [UInt8]
  private let entries: [POEntry]
  /// For each index of a form, the first CLDR form that uses it.
  private var forms: [PluralForm] = [.one, .other]
  private var changes: [(range: Range<Int>, bytes: [UInt8])] = []

  init(_ bytes: [UInt8]) {
    document = POReader(bytes).document
    lineBreak = document.lineBreak
    entries = document.menuEntries
  }

  /// The file with all changes. Insertions at the same place stay in the order of the edits.
  func edited() -> [UInt8] {
    var bytes: [UInt8] = []
    var position = 0
    let order = changes.indices.sorted {
      (changes[$0].range.lowerBound, changes[$0].range.upperBound, $0)
        < (changes[$1].range.lowerBound, changes[$1].range.upperBound, $1)
    }
    for change in order.map({ changes[$0] }) where change.range.lowerBound >= position {
      bytes += document.bytes[position..<change.range.lowerBound]
      bytes += change.bytes
      position = change.range.upperBound
    }
    return bytes + document.bytes[position...]
  }

  /// Numbers the forms of texts with a number as the header declares or, without a valid
  /// declaration, by the language's rule, which is added to a header without a declaration.
  mutating func declareForms(by rule: PluralRule) {
    let header = POHeader(of: document)
    forms = rule.needed.map(\.form)
    if let declared = header.pluralForms {
      forms = (0..<declared.count).map { index in
        rule.needed.first { declared.index(of: $0.examples.last ?? 0) == index }?.form ?? .other
      }
    } else if !header.hasPluralForms, let field = document.header?.general,
      let end = document.strings[field.strings].last?.upperBound
    {
      // An unterminated line would continue with the new one.
      let decoded = document.decoded(field)
      let isOpen = decoded.last.map { $0 != .lineFeed } ?? false
      let line = "\"\(isOpen ? "\\n" : "")Plural-Forms: \(rule.gettext)\\n\""
      changes.append((end..<end, lineBreak + Array(line.utf8)))
    }
  }

  mutating func add(_ text: CatalogText, before index: Int?) {
    var lines = POLines(lineBreak: lineBreak)
    lines.add(text, forms)
    if let index, entries.indices.contains(index) {
      insert(lines.bytes, before: entries[index])
    } else if let end = document.endOfLive {
      insert(lines.bytes, behind: end)
    } else if let first = document.entries.first {
      insert(lines.bytes, before: first)
    } else {
      insert(lines.bytes, behind: document.bytes.count)
    }
  }

  private mutating func insert(_ lines: [UInt8], before entry: POEntry) {
    let start = document.start(of: entry)
    let isFirst = document.isAtLineStart(start)
    // An obsolete entry that moves to a separate line needs a mark there.
    let mark = isFirst || !entry.isObsolete ? [] : Array("#~ ".utf8)
    changes.append((start..<start, (isFirst ? [] : lineBreak) + lines + lineBreak + mark))
  }

  /// Inserts an entry after the line that ends at a position, or at the position itself if other
  /// text follows on the line.
  private mutating func insert(_ lines: [UInt8], behind position: Int) {
    let bytes = document.bytes
    let blanks = bytes.endOfBlanks(from: position)
    let end = bytes.endOfPOLine(from: position) == blanks ? blanks : position
    let next = bytes.endOfBreak(from: end)
    let hasText = end > bytes.startOfText
    let isInsideLine = next == end && !document.isAtLineStart(end)
    let behind = bytes.endOfBlanks(from: next)
    let touches = behind < bytes.count && !bytes[behind].isBreak
    changes.append(
      (
        next..<next,
        (isInsideLine ? lineBreak : []) + (hasText ? lineBreak : []) + lines
          + (touches ? lineBreak : [])
      ))
  }

  mutating func update(_ index: Int, _ text: CatalogText, _ state: CatalogState) {
    guard entries.indices.contains(index) else { return }
    let entry = entries[index]
    let update = POUpdate(of: entry, in: document, to: text, state, forms)
    guard let bytes = update.bytes else { return }
    changes.append((document.start(of: entry)..<entry.body.upperBound, bytes))
  }
}

extension PODocument {
  /// The start of an entry, including its comments.
  func start(of entry: POEntry) -> Int {
    comments[entry.comments].first?.start ?? entry.body.lowerBound
  }

  /// Whether only blanks precede a position on its line.
  func isAtLineStart(_ position: Int) -> Bool {
    let start = bytes.startOfBlanks(before: position)
    return start <= bytes.startOfText || bytes[start - 1] == .lineFeed
  }
}
