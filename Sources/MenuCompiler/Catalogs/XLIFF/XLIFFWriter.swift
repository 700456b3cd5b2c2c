/// Edits the units of an XLIFF 1.2 file in the file's own style.
struct XLIFFWriter {
  private(set) var xml: XMLEditor

  init(_ elements: XMLElements) { xml = XMLEditor(elements) }

  func applied() throws(OverlappingEdits) -> [UInt8] { try xml.editor.applied() }

  mutating func set(_ name: String, _ value: String?, of element: Int) {
    xml.set(name, value, of: element)
  }

  mutating func setText(of element: Int, _ text: String) { xml.setText(of: element, text) }

  mutating func insertNote(_ text: String, behind element: Int) {
    xml.insert(Self.note(text, xml), behind: element)
  }

  mutating func insertObsoleteTarget(behind element: Int) {
    xml.insert(
      xml.element("target", [("state", XLIFFState.obsolete)], text: nil), behind: element)
  }

  mutating func insert(_ text: CatalogText, before element: Int) {
    xml.insert(above: xml.xml.elements[element].range.lowerBound) { xml, indent in
      [Self.unit(text, xml, indent: indent)]
    }
  }

  mutating func append(_ texts: [CatalogText], to body: Int?, of file: Int) {
    xml.append(to: body ?? file) { xml, indent in
      body == nil
        ? [Self.body(texts, xml, indent: indent)]
        : texts.map { Self.unit($0, xml, indent: indent) }
    }
  }

  /// Adds a file to a document that has none.
  mutating func appendFile(_ texts: [CatalogText], source: String, target: String) {
    xml.append(to: 0) { xml, indent in
      let attributes = [
        ("original", "menu"), ("source-language", source), ("target-language", target),
        ("datatype", "plaintext"),
      ]
      let body = Self.body(texts, xml, indent: indent + xml.step)
      return [xml.element("file", attributes, [body], indent: indent)]
    }
  }

  private static func body(_ texts: [CatalogText], _ xml: XMLEditor, indent: String) -> String {
    xml.element(
      "body", [], texts.map { unit($0, xml, indent: indent + xml.step) }, indent: indent)
  }

  private static func unit(_ text: CatalogText, _ xml: XMLEditor, indent: String) -> String {
    let key = text.name
    let space =
      text.source.needsPreservedSpace || text.translation.needsPreservedSpace
      ? [("xml:space", "preserve")] : []
    var parts = [xml.element("source", text: text.source)]
    if !text.translation.isEmpty {
      parts.append(
        xml.element("target", [("state", XLIFFState.translated)], text: text.translation))
    }
    if !text.note.isEmpty { parts.append(note(text.note, xml)) }
    return xml.element(
      "trans-unit", [("id", key), ("resname", key)] + space, parts, indent: indent)
  }

  private static func note(_ text: String, _ xml: XMLEditor) -> String {
    xml.element("note", [("from", XLIFFNote.origin)], text: text)
  }
}
