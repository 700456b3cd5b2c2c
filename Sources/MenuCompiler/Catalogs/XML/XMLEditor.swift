/// Edits the text of an XML file in the file's own style.
struct XMLEditor {
  let xml: XMLElements
  var editor: UnitEditor
  /// The prefix of element names, such as `x:`; empty if there is none.
  let prefix: String

  init(_ xml: XMLElements, _ editor: UnitEditor? = nil) {
    self.xml = xml
    self.editor = editor ?? UnitEditor(xml.bytes)
    let name = xml.bytes[xml.elements[0].tag.name]
    prefix = name.firstIndex(of: .colon).map { String(decoding: name[...$0], as: UTF8.self) } ?? ""
  }

  /// Sets an attribute of an element, or removes it if the value is nil.
  mutating func set(_ name: String, _ value: String?, of element: Int) {
    let text = value.map { XMLCharacters.escaped($0, inAttribute: true) }
    guard let attribute = xml.attribute(name, of: element) else {
      guard let text else { return }
      let tag = xml.elements[element].tag
      let end = tag.attributes.last?.range.upperBound ?? tag.name.upperBound
      editor.insert(" \(name)=\"\(text)\"", at: end)
      return
    }
    if let text {
      // The quotes, which may be apostrophes, stay.
      editor.replace(attribute.value, by: text.replacing("'", with: "&apos;"))
    } else {
      editor.remove(attribute.range)
    }
  }

  /// Sets the text of an element.
  mutating func setText(of element: Int, _ text: String) {
    setContent(of: element, XMLCharacters.escaped(text))
  }

  /// Sets the content of an element to XML.
  mutating func setContent(of element: Int, _ content: String) {
    if let range = xml.elements[element].content {
      editor.replace(range, by: content)
    } else {
      open(element, content)
    }
  }

  /// Turns `<x/>` into `<x>…</x>`.
  private mutating func open(_ element: Int, _ content: String) {
    let (range, name) = (xml.elements[element].range, xml.elements[element].tag.name)
    let end = String(decoding: xml.bytes[name], as: UTF8.self)
    editor.replace(range.upperBound - 2..<range.upperBound, by: ">\(content)</\(end)>")
  }

  /// Inserts XML below an element.
  mutating func insert(_ text: String, behind element: Int) {
    let range = xml.elements[element].range
    let start = editor.indent(at: range.lowerBound).map { editor.lineBreak + $0 } ?? ""
    editor.insert(start + text, at: range.upperBound)
  }

  /// Inserts XML above an offset.
  ///
  /// - Parameter make: Returns elements, given their indentation.
  mutating func insert(above offset: Int, _ make: (XMLEditor, _ indent: String) -> [String]) {
    editor.insert(make(self, editor.indent(at: offset) ?? ""), above: offset)
  }

  /// Appends XML to the content of an element.
  ///
  /// - Parameter make: Returns elements, given their indentation.
  mutating func append(to element: Int, _ make: (XMLEditor, _ indent: String) -> [String]) {
    let parent = xml.elements[element]
    let own = editor.indent(at: parent.range.lowerBound) ?? ""
    let sibling = xml.children(of: element).last.flatMap {
      editor.indent(at: xml.elements[$0].range.lowerBound)
    }
    let inner = sibling ?? own + step
    let texts = make(self, inner).map { inner + $0 + editor.lineBreak }.joined()
    guard let end = parent.content?.upperBound else {
      return open(element, editor.lineBreak + texts + own)
    }
    if editor.indent(at: end) != nil {
      editor.insert(texts, at: editor.startOfLine(at: end))
    } else {
      editor.insert(editor.lineBreak + texts + own, at: end)
    }
  }

  /// An element with a text, or without content if the text is nil.
  func element(_ name: String, _ attributes: [(String, String)] = [], text: String?) -> String {
    let tag = tag(name, attributes)
    return text.map { "<\(tag)>\(XMLCharacters.escaped($0))</\(prefix)\(name)>" } ?? "<\(tag)/>"
  }

  /// An element with other elements, each on a separate line.
  func element(
    _ name: String, _ attributes: [(String, String)], _ parts: [String], indent: String
  ) -> String {
    let content = parts.map { indent + step + $0 + editor.lineBreak }.joined()
    return "<\(tag(name, attributes))>\(editor.lineBreak)\(content)\(indent)</\(prefix)\(name)>"
  }

  private func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(prefix + name) {
      "\($0) \($1.0)=\"\(XMLCharacters.escaped($1.1, inAttribute: true))\""
    }
  }

  /// The indentation of an element relative to the element that contains it, taken from the first
  /// indented element.
  var step: String {
    for element in xml.elements.prefix(64).dropFirst() {
      guard let outer = editor.indent(at: xml.elements[element.parent].range.lowerBound),
        let inner = editor.indent(at: element.range.lowerBound), inner.hasPrefix(outer),
        inner.utf8.count > outer.utf8.count
      else { continue }
      return String(inner.dropFirst(outer.count))
    }
    return "  "
  }
}

extension XMLElements {
  /// Reads a file of units, whose root element must have the given name.
  init(units bytes: [UInt8], root: String, hasDoctype: Bool = false) throws(UnitProblem) {
    do {
      try self.init(bytes, isCatalog: true, hasDoctype: hasDoctype)
    } catch {
      throw UnitProblem(error.message, error.range)
    }
    guard elements[0].name == root else {
      throw UnitProblem(
        "the root element must be '\(root)', not '\(elements[0].name)'", elements[0].tag.name)
    }
  }

  /// An element's first child with the given name.
  func child(_ name: String, of element: Int) -> Int? {
    children(of: element).first {
      elements[$0].name == name && elements[$0].namespace == elements[0].namespace
    }
  }

  /// The place of an element's content or, if it is empty, of the name in its start tag.
  func textPlace(of element: Int) -> Range<Int> {
    elements[element].content.flatMap { $0.isEmpty ? nil : $0 } ?? elements[element].tag.name
  }
}
