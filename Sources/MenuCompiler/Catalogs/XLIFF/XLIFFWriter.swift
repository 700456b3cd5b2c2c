/// Edits the text of an XLIFF file in the file's own style.
struct XLIFFWriter {
  private let xml: XMLElements
  private let lines: LineIndex
  private let lineBreak: String
  /// The prefix of the names of elements, such as `x:`.
  private let prefix: String
  private var edits: [ByteEdit] = []
  /// The insertions by their offset; at one offset, in the order in which they were made.
  private var insertions: [Int: String] = [:]

  init(_ xml: XMLElements) {
    self.xml = xml
    lines = LineIndex(xml.bytes)
    lineBreak = lines.lineBreak(at: 0)
    let name = xml.bytes[xml.elements[0].tag.name]
    prefix = name.firstIndex(of: .colon).map { String(decoding: name[...$0], as: UTF8.self) } ?? ""
  }

  func applied() -> [UInt8] {
    xml.bytes.edited(edits + insertions.map { ByteEdit($0.key..<$0.key, $0.value) })
  }

  /// Sets or removes an attribute of an element.
  mutating func set(_ name: String, _ value: String?, of element: Int) {
    let text = value.map { XMLCharacters.escaped($0, inAttribute: true) }
    guard let attribute = xml.attribute(name, of: element) else {
      guard let text else { return }
      let tag = xml.elements[element].tag
      let end = tag.attributes.last?.range.upperBound ?? tag.name.upperBound
      insertions[end, default: ""] += " \(name)=\"\(text)\""
      return
    }
    if let text {
      // The value is replaced with its quotes, which may be apostrophes.
      edits.append(ByteEdit(attribute.value, text.replacing("'", with: "&apos;")))
    } else {
      edits.append(ByteEdit(attribute.range))
    }
  }

  mutating func setText(of element: Int, _ text: String) {
    let text = XMLCharacters.escaped(text)
    if let content = xml.elements[element].content {
      edits.append(ByteEdit(content, text))
    } else {
      open(element, text)
    }
  }

  /// Turns `<x/>` into `<x>…</x>`.
  private mutating func open(_ element: Int, _ content: String) {
    let (range, name) = (xml.elements[element].range, xml.elements[element].tag.name)
    let end = String(decoding: xml.bytes[name], as: UTF8.self)
    edits.append(
      ByteEdit(range.upperBound - 2..<range.upperBound, ">\(content)</\(end)>"))
  }

  mutating func insertNote(_ text: String, behind element: Int) {
    insert(note(text), behind: element)
  }

  mutating func insertObsoleteTarget(behind element: Int) {
    insert("<\(prefix)target state=\"\(XLIFFState.obsolete)\"/>", behind: element)
  }

  private mutating func insert(_ text: String, behind element: Int) {
    let range = xml.elements[element].range
    let start = indent(at: range.lowerBound).map { lineBreak + $0 } ?? ""
    insertions[range.upperBound, default: ""] += start + text
  }

  // MARK: Units

  mutating func insert(_ text: CatalogText, before element: Int) {
    let start = xml.elements[element].range.lowerBound
    let indent = indent(at: start)
    let unit = unit(text, indent: indent ?? "")
    insertions[start, default: ""] += unit + (indent.map { lineBreak + $0 } ?? "")
  }

  mutating func append(_ texts: [CatalogText], to body: Int?, of file: Int) {
    if let body {
      append(to: body) { writer, indent in texts.map { writer.unit($0, indent: indent) } }
    } else {
      append(to: file) { writer, indent in [writer.body(texts, indent: indent)] }
    }
  }

  /// Adds a file to a document that has none.
  mutating func appendFile(_ texts: [CatalogText], source: String, target: String) {
    append(to: 0) { writer, indent in
      let attributes = [
        ("original", "menu"), ("source-language", source), ("target-language", target),
        ("datatype", "plaintext"),
      ].map { " \($0)=\"\(XMLCharacters.escaped($1, inAttribute: true))\"" }.joined()
      let body = writer.body(texts, indent: indent + writer.step)
      return [writer.element("file", attributes, [body], indent: indent)]
    }
  }

  /// Appends elements to the content of another element.
  private mutating func append(
    to element: Int, _ make: (XLIFFWriter, _ indent: String) -> [String]
  ) {
    let parent = xml.elements[element]
    let own = indent(at: parent.range.lowerBound) ?? ""
    let sibling = xml.children(of: element).last.flatMap {
      indent(at: xml.elements[$0].range.lowerBound)
    }
    let inner = sibling ?? own + step
    let texts = make(self, inner).map { inner + $0 + lineBreak }.joined()
    guard let end = parent.content?.upperBound else {
      return open(element, lineBreak + texts + own)
    }
    if indent(at: end) != nil {
      insertions[lines.startOfLine(at: end), default: ""] += texts
    } else {
      insertions[end, default: ""] += lineBreak + texts + own
    }
  }

  private func body(_ texts: [CatalogText], indent: String) -> String {
    element("body", "", texts.map { unit($0, indent: indent + step) }, indent: indent)
  }

  private func unit(_ text: CatalogText, indent: String) -> String {
    let key = XMLCharacters.escaped(text.key.written, inAttribute: true)
    let space =
      text.source.needsPreservedSpace || text.translation.needsPreservedSpace
      ? " xml:space=\"preserve\"" : ""
    var parts = ["<\(prefix)source>\(XMLCharacters.escaped(text.source))</\(prefix)source>"]
    if !text.translation.isEmpty {
      parts.append(
        "<\(prefix)target state=\"\(XLIFFState.translated)\">"
          + "\(XMLCharacters.escaped(text.translation))</\(prefix)target>")
    }
    if !text.note.isEmpty { parts.append(note(text.note)) }
    return element("trans-unit", " id=\"\(key)\" resname=\"\(key)\"\(space)", parts, indent: indent)
  }

  private func note(_ text: String) -> String {
    "<\(prefix)note from=\"\(XLIFFNote.origin)\">\(XMLCharacters.escaped(text))</\(prefix)note>"
  }

  private func element(
    _ name: String, _ attributes: String, _ parts: [String], indent: String
  ) -> String {
    let content = parts.map { indent + step + $0 + lineBreak }.joined()
    return "<\(prefix)\(name)\(attributes)>\(lineBreak)\(content)\(indent)</\(prefix)\(name)>"
  }

  // MARK: Style

  /// The indentation before an offset; nil if other text precedes it on its line.
  private func indent(at offset: Int) -> String? {
    let start = lines.startOfLine(at: offset)
    guard xml.bytes[start..<offset].allSatisfy(\.isBlank) else { return nil }
    return String(decoding: xml.bytes[start..<offset], as: UTF8.self)
  }

  /// The indentation of an element relative to the element that contains it.
  private var step: String {
    guard xml.elements.count > 1, let outer = indent(at: xml.elements[0].range.lowerBound),
      let inner = indent(at: xml.elements[1].range.lowerBound), inner.hasPrefix(outer),
      inner.utf8.count > outer.utf8.count
    else { return "  " }
    return String(inner.dropFirst(outer.count))
  }
}
