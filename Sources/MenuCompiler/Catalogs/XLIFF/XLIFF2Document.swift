/// The units of an XLIFF 2 file.
///
/// The key of a unit is its name or, if it has none, its id, which can't contain a `/`. A segment
/// that is `initial` is untranslated or awaits review; menuc's own `subState` marks obsolete texts.
/// The note has the category `menuc`. Units with several segments or with inline elements are
/// excluded.
struct XLIFF2Document: UnitDocument {
  static let name = "XLIFF 2"

  private enum SubState {
    static let obsolete = "menuc:obsolete"
    static let obsoleteForReview = "menuc:obsolete-for-review"
  }

  private struct Place {
    let unit: Int
    let segment: Int
    let source: Int
    let target: Int?
    let notes: Int?
    let note: Int?
  }

  private let xml: XMLElements
  private(set) var units: [CatalogUnit] = []
  private var places: [Place] = []
  private(set) var language: UnitText?
  private(set) var sourceLanguage: String?
  private var ids: Set<String> = []

  var bytes: [UInt8] { xml.bytes }

  static func empty(language: String, sourceLanguage: String, project: String) -> String {
    func attribute(_ text: String) -> String { XMLCharacters.escaped(text, inAttribute: true) }
    let target = language.isEmpty ? "" : " trgLang=\"\(attribute(language))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" \
      srcLang="\(attribute(sourceLanguage))"\(target)>
        <file id="menu" original="\(attribute(project))">
        </file>
      </xliff>

      """
  }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    xml = try XMLElements(units: bytes, root: "xliff")
    language = xml.attribute("trgLang", of: 0).map {
      UnitText(text: xml.value($0), place: $0.value)
    }
    sourceLanguage = xml.attribute("srcLang", of: 0).map(xml.value)
    for (index, element) in xml.elements.enumerated()
    where element.name == "unit" && element.namespace == xml.elements[0].namespace {
      read(index)
    }
  }

  private mutating func read(_ unit: Int) {
    guard let id = xml.attribute("id", of: unit) else { return }
    ids.insert(xml.value(id))
    let key = xml.attribute("name", of: unit) ?? id
    let segments = xml.children(of: unit).filter { xml.elements[$0].name == "segment" }
    guard let segment = segments.first, let source = xml.child("source", of: segment) else {
      return
    }
    let target = xml.child("target", of: segment)
    let unsupported =
      segments.count > 1 ? "several segments" : xml.unsupported(in: [source, target])
    let notes = xml.child("notes", of: unit)
    let note = notes.flatMap { notes in
      xml.children(of: notes).first {
        xml.attribute("category", of: $0).map(xml.value) == XLIFFNote.origin
      }
    }
    let text = target.map(xml.text) ?? ""
    let subState = xml.attribute("subState", of: segment).map(xml.value)
    let isGone = subState == SubState.obsolete || subState == SubState.obsoleteForReview
    let isExcluded = xml.attribute("translate", of: unit).map(xml.value) == "no"
    let isInitial = xml.attribute("state", of: segment).map(xml.value) == "initial"
    let state: CatalogState =
      if isGone, unsupported == nil {
        .obsolete
      } else if isExcluded || unsupported != nil {
        .excluded
      } else if text.isEmpty { .untranslated } else { isInitial ? .needsReview : .translated }
    units.append(
      CatalogUnit(
        key: UnitText(text: xml.value(key), place: key.value), source: xml.text(of: source),
        translation: UnitText(text: text, place: xml.textPlace(of: target ?? source)),
        state: state, note: note.map(xml.text),
        unsupported: unsupported,
        isForReviewIfRestored: subState == SubState.obsoleteForReview))
    places.append(
      Place(
        unit: unit, segment: segment, source: source, target: target, notes: notes, note: note))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    var writer = XMLEditor(xml, editor)
    var ids = ids
    func units(_ xml: XMLEditor, _ indent: String) -> [String] {
      texts.map { text in
        let id = Self.id(of: text.key, besides: &ids)
        return Self.unit(text, id, xml, indent: indent)
      }
    }
    if let unit {
      writer.insert(above: xml.elements[places[unit].unit].range.lowerBound, units)
    } else if let file = xml.child("file", of: 0) {
      writer.append(to: file, units)
    } else {
      writer.append(to: 0) { xml, indent in
        [xml.element("file", [("id", "menu")], units(xml, indent + xml.step), indent: indent)]
      }
    }
    editor = writer.editor
  }

  /// An unused id for a unit: its key with the separator and the escapes of ``ResourceName``,
  /// followed by a number if that id is in use.
  private static func id(of key: TranslationKey, besides ids: inout Set<String>) -> String {
    let name = ResourceName.android.written(key)
    var id = name
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(name)-\(number)"
      number += 1
    }
    return id
  }

  private static func unit(
    _ text: CatalogText, _ id: String, _ xml: XMLEditor, indent: String
  ) -> String {
    let inner = indent + xml.step
    var parts: [String] = []
    if !text.note.isEmpty { parts.append(notes(text.note, xml, indent: inner)) }
    var texts = [xml.element("source", text: text.source)]
    if !text.translation.isEmpty { texts.append(xml.element("target", text: text.translation)) }
    let state = text.translation.isEmpty ? "initial" : "translated"
    parts.append(xml.element("segment", [("state", state)], texts, indent: inner))
    let needsSpace = text.source.needsPreservedSpace || text.translation.needsPreservedSpace
    let space = needsSpace ? [("xml:space", "preserve")] : []
    return xml.element(
      "unit", [("id", id), ("name", text.name)] + space, parts, indent: indent)
  }

  private static func notes(_ text: String, _ xml: XMLEditor, indent: String) -> String {
    xml.element("notes", [], [note(text, xml)], indent: indent)
  }

  private static func note(_ text: String, _ xml: XMLEditor) -> String {
    xml.element("note", [("category", XLIFFNote.origin)], text: text)
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    var writer = XMLEditor(xml, editor)
    if let key = changes.key { writer.set("name", key, of: place.unit) }
    if let source = changes.source {
      writer.setText(of: place.source, source)
      if source.needsPreservedSpace, xml.attribute("xml:space", of: place.unit) == nil {
        writer.set("xml:space", "preserve", of: place.unit)
      }
    }
    if let note = changes.note {
      if let old = place.note {
        writer.setText(of: old, note)
      } else if let notes = place.notes {
        writer.append(to: notes) { xml, _ in [Self.note(note, xml)] }
      } else {
        writer.insert(above: xml.elements[place.segment].range.lowerBound) { xml, indent in
          [Self.notes(note, xml, indent: indent)]
        }
      }
    }
    if let state = changes.state { set(state, of: unit, in: &writer) }
    editor = writer.editor
  }

  private func set(_ state: CatalogState, of unit: Int, in writer: inout XMLEditor) {
    let (place, old) = (places[unit], units[unit].state)
    let subState =
      old == .needsReview ? SubState.obsoleteForReview : SubState.obsolete
    // A `subState` requires a `state`.
    let hasState = xml.attribute("state", of: place.segment) != nil
    switch state {
    case .obsolete:
      if !hasState { writer.set("state", "translated", of: place.segment) }
      writer.set("subState", subState, of: place.segment)
      return
    case .translated: writer.set("state", "translated", of: place.segment)
    case .needsReview, .untranslated: writer.set("state", "initial", of: place.segment)
    case .excluded: return
    }
    if xml.attribute("subState", of: place.segment) != nil {
      writer.set("subState", nil, of: place.segment)
    }
  }
}

extension SourceFile {
  /// Whether the first element of the file declares XLIFF version 2.
  var isXLIFF2: Bool {
    var tokens = XMLTokens(bytes)
    while let token = tokens.next() {
      guard token.kind == .startTag || token.kind == .emptyTag else { continue }
      guard let tag = try? XMLTag(token, in: bytes) else { return false }
      return tag.attributes.contains { attribute in
        bytes[attribute.name].elementsEqual("version".utf8)
          && bytes[attribute.value].starts(with: "2.".utf8)
      }
    }
    return false
  }
}
