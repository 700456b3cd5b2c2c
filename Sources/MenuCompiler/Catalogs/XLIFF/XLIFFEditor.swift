/// Edits the texts of a language in an XLIFF file. Everything that no edit affects stays the same,
/// byte for byte.
///
/// - A text that the menu no longer has gets the state `x-obsolete` and `translate="no"`, so that
///   translators can ignore it. When the text returns to the menu, `translate` is removed, and the
///   state is replaced, or removed if there is no translation.
/// - A text that needs review gets the state `needs-review-translation`, and is no longer approved.
/// - The note for translators has `from="menuc"`; other notes belong to the translators.
func editXLIFF(
  _ file: SourceFile, language: String, sourceLanguage: String, _ edits: [CatalogEdit]
) throws(OverlappingEdits) -> [UInt8] {
  guard let document = try? XLIFFDocument(file.bytes) else { return file.bytes }
  var editor = XLIFFEditor(document, language: language, sourceLanguage: sourceLanguage)
  for edit in edits {
    switch edit {
    case .add(let text, let before): editor.add(text, before: before)
    case .update(let index, let text, let state): editor.update(index, text, state)
    }
  }
  return try editor.applied()
}

private struct XLIFFEditor {
  private let document: XLIFFDocument
  private var writer: XLIFFWriter
  /// The index of the file to which texts are added; nil if there is none yet.
  private let file: Int?
  private let units: [XLIFFDocument.Unit]
  private var ids: Set<String>
  private let languages: (source: String, target: String)
  /// The texts to add at the end.
  private var last: [CatalogText] = []

  init(_ document: XLIFFDocument, language: String, sourceLanguage: String) {
    self.document = document
    writer = XLIFFWriter(document.xml)
    let catalogs = document.catalogs
    let catalog =
      catalogs.first { $0.language.map(Self.folded) == Self.folded(language) } ?? catalogs.first
    file = catalog?.file
    units = catalog?.units ?? []
    ids = catalog.map { document.files[$0.file].ids } ?? []
    languages = (sourceLanguage, language)
  }

  private static func folded(_ tag: String) -> String {
    tag.lowercased().replacing("_", with: "-")
  }

  mutating func add(_ text: CatalogText, before: Int?) {
    guard ids.insert(text.name).inserted else { return }
    if let before, units.indices.contains(before) {
      writer.insert(text, before: units[before].element)
    } else {
      last.append(text)
    }
  }

  mutating func update(_ index: Int, _ text: CatalogText, _ state: CatalogState) {
    guard units.indices.contains(index) else { return }
    let unit = units[index]
    if unit.key != text.name {
      for name in ["id", "resname"] {
        guard let attribute = document.xml.attribute(name, of: unit.element),
          document.xml.value(attribute) == unit.key
        else { continue }
        writer.set(name, text.name, of: unit.element)
      }
    }
    if state != .obsolete, state != .excluded { describe(unit, text) }
    if state != unit.state { set(state, of: unit) }
  }

  private mutating func describe(_ unit: XLIFFDocument.Unit, _ text: CatalogText) {
    let xml = document.xml
    if xml.text(of: unit.source) != text.source {
      writer.setText(of: unit.source, text.source)
      if text.source.needsPreservedSpace, xml.attribute("xml:space", of: unit.element) == nil {
        writer.set("xml:space", "preserve", of: unit.element)
      }
    }
    guard !text.note.isEmpty else { return }
    if let note = unit.note {
      if xml.text(of: note) != text.note { writer.setText(of: note, text.note) }
    } else {
      writer.insertNote(text.note, behind: unit.beforeNote)
    }
  }

  private mutating func set(_ state: CatalogState, of unit: XLIFFDocument.Unit) {
    let xml = document.xml
    let isEmpty = unit.target.map { xml.text(of: $0).isEmpty } ?? true
    if unit.state == .obsolete { writer.set("translate", nil, of: unit.element) }
    switch state {
    case .excluded: break
    case .obsolete:
      writer.set("translate", "no", of: unit.element)
      if let target = unit.target {
        let isForReview = unit.state == .needsReview
        writer.set(
          "state", isForReview ? XLIFFState.obsoleteForReview : XLIFFState.obsolete, of: target)
      } else {
        writer.insertObsoleteTarget(behind: unit.beforeNote)
      }
    case .untranslated, .translated, .needsReview:
      guard let target = unit.target else { return }
      guard !isEmpty else {
        if unit.state == .obsolete { writer.set("state", nil, of: target) }
        return
      }
      let old = xml.attribute("state", of: target).map(xml.value)
      switch state {
      // A translation that was awaiting review when it became obsolete still needs review.
      case .translated where old == XLIFFState.obsoleteForReview:
        writer.set("state", XLIFFState.needsReview, of: target)
      case .translated: writer.set("state", XLIFFState.translated, of: target)
      case .needsReview: writer.set("state", XLIFFState.needsReview, of: target)
      case .untranslated, .obsolete, .excluded:
        writer.set("state", XLIFFState.needsTranslation, of: target)
      }
      if state != .translated, let approved = xml.attribute("approved", of: unit.element),
        xml.value(approved) == "yes"
      {
        writer.set("approved", "no", of: unit.element)
      }
    }
  }

  mutating func applied() throws(OverlappingEdits) -> [UInt8] {
    if !last.isEmpty {
      if let file {
        let file = document.files[file]
        writer.append(last, to: file.body, of: file.element)
      } else {
        writer.appendFile(last, source: languages.source, target: languages.target)
      }
    }
    return try writer.applied()
  }
}

extension String {
  /// Whether XML tools may change the blanks of the text unless it is marked with
  /// `xml:space="preserve"`.
  var needsPreservedSpace: Bool {
    hasPrefix(" ") || hasSuffix(" ") || contains("  ") || contains { $0.isNewline || $0 == "\t" }
  }
}
