/// A change to an entry of a PO file.
struct POUpdate {
  private let entry: POEntry
  private let document: PODocument
  private let lineBreak: [UInt8]
  private let text: CatalogText
  private let isObsolete: Bool
  private let isFuzzy: Bool
  private let oldKey: String
  private let oldSource: String
  private let hasNewKey: Bool
  private let hasNewSource: Bool
  /// The previous plural of the source; nil if there is none.
  private let oldPlural: String?
  /// The forms that the translation gets; empty if its fields stay as they are.
  private let newForms: [PluralForm]
  /// The number of forms that the entry lacks at its end.
  private let missing: Int
  /// The fields for the previous key and text; nil if the existing ones stay.
  private var previous: [(keyword: POKeyword, text: String)]?

  init(
    of entry: POEntry, in document: PODocument, to text: CatalogText, _ state: CatalogState,
    _ forms: [PluralForm]
  ) {
    (self.entry, self.document, self.text) = (entry, document, text)
    lineBreak = document.lineBreak
    oldKey = entry.context.flatMap(document.text) ?? ""
    oldSource = document.text(entry.source) ?? ""
    // Bytes are compared, because strings that differ in their bytes may be equal.
    hasNewKey = !oldKey.utf8.elementsEqual(text.name.utf8)
    let oldPlural = entry.plural.flatMap(document.text)
    self.oldPlural = oldPlural
    if text.plural != nil {
      hasNewSource =
        oldPlural.map { !$0.isSameText(as: text.source) } ?? true
        || !oldSource.isSameText(as: text.singular ?? "")
    } else {
      hasNewSource = entry.plural == nil && !oldSource.utf8.elementsEqual(text.source.utf8)
    }
    newForms = text.plural != nil && entry.plural == nil ? forms : []
    missing =
      text.plural != nil && entry.plural != nil && state != .obsolete
      ? max(0, forms.count - entry.translations.count) : 0
    isObsolete = state == .obsolete
    let wasFuzzy = document.isFuzzy(entry)
    let isTranslated = entry.general.map { !document.decoded($0).isEmpty } ?? false
    isFuzzy =
      switch state {
      case .obsolete: wasFuzzy
      case .untranslated: false
      case .needsReview: isTranslated
      // A translation that was awaiting review when it became obsolete still needs review.
      case .translated: wasFuzzy && entry.isObsolete && isTranslated
      case .excluded: wasFuzzy
      }
    if wasFuzzy, !isFuzzy {
      previous = []
    } else if !wasFuzzy, isFuzzy, hasNewSource {
      let key: [(POKeyword, String)] = hasNewKey ? [(.msgctxt, oldKey)] : []
      previous = key + [(.msgid, oldSource)] + (oldPlural.map { [(.pluralSource, $0)] } ?? [])
    }
  }

  /// The entry, from its first comment to the end of its last string; nil if it stays as it is.
  var bytes: [UInt8]? {
    let head = POHead(of: entry, in: document)
    let note = isObsolete && text.note.isEmpty ? nil : text.note
    let newHead = head.changed(note: note, isFuzzy: isFuzzy)
    let isBodyNew =
      isObsolete != entry.isObsolete || hasNewKey || hasNewSource || missing > 0
      || previous.map { !$0.isEmpty || !entry.previous.isEmpty } ?? false
    guard newHead != nil || isBodyNew else { return nil }
    let start = newHead ?? head.bytes
    let isAtLineStart = document.isAtLineStart(entry.body.lowerBound)
    guard isBodyNew || !isAtLineStart else { return start + document.bytes[entry.body] }
    return (isAtLineStart ? [] : lineBreak) + start + body + end
  }

  /// The entry's text from the first keyword to the last string.
  private var body: [UInt8] {
    var lines = POLines(lineBreak: lineBreak)
    let mark = isObsolete ? "#~ " : ""
    let previousMark = isObsolete ? "#~| " : "#| "
    if let previous {
      for line in previous { lines.add(line.keyword, line.text, mark: previousMark) }
    } else {
      for field in entry.previous { add(field, mark: previousMark, to: &lines) }
    }
    if hasNewKey {
      lines.add(.msgctxt, text.name, mark: mark)
    } else if let context = entry.context {
      add(context, mark: mark, to: &lines)
    }
    if hasNewSource {
      lines.add(.msgid, text.singular ?? text.source, mark: mark)
      if text.plural != nil { lines.add(.pluralSource, text.source, mark: mark) }
    } else {
      add(entry.source, mark: mark, to: &lines)
      if let plural = entry.plural { add(plural, mark: mark, to: &lines) }
    }
    // A translation without forms becomes the last form.
    for index in newForms.indices.dropLast() { lines.add(form: index, "", mark: mark) }
    for (index, form) in entry.translations.enumerated() {
      let index = newForms.isEmpty ? index : newForms.count - 1
      let hasForms = entry.plural != nil || !newForms.isEmpty
      lines.add(
        hasForms ? POLines.keyword(ofForm: index) : Array(POKeyword.msgstr.rawValue.utf8),
        strings(of: form), mark: mark)
    }
    for index in entry.translations.count..<entry.translations.count + missing {
      lines.add(form: index, "", mark: mark)
    }
    return lines.bytes.dropLast(lineBreak.count)
  }

  /// Adds a field as it is written in the file.
  private func add(_ field: POField, mark: String, to lines: inout POLines) {
    lines.add(document.bytes[field.keyword], strings(of: field), mark: mark)
  }

  private func strings(of field: POField) -> [ArraySlice<UInt8>] {
    document.strings[field.strings].map { document.bytes[$0] }
  }

  /// The separator between the last string and an entry after it on the same line.
  private var end: [UInt8] {
    let bytes = document.bytes
    let rest = bytes.endOfBlanks(from: entry.body.upperBound)
    if rest == bytes.endOfPOLine(from: entry.body.upperBound) { return [] }
    return lineBreak + (entry.isObsolete ? Array("#~ ".utf8) : [])
  }
}
