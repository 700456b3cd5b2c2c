/// An element of an XML document. The names of elements and attributes have no prefixes. Attributes
/// and elements that are not taken are reported.
struct ForeignElement {
  let name: String
  let anchor: SourceAnchor
  /// The text of an element without child elements, or of a string with marked parts; empty for any
  /// other element.
  let text: String
  /// The language that `tools:locale` specifies.
  let locale: String?
  private(set) var attributes: [Attribute]
  private(set) var children: [ForeignElement]

  struct Attribute {
    let name: String
    let value: String
    let anchor: SourceAnchor
  }

  /// Takes the first attribute that has one of the given names.
  mutating func take(_ names: String...) -> String? {
    attributes.firstIndex { names.contains($0.name) }.map { attributes.remove(at: $0).value }
  }

  /// Takes a boolean attribute; nil if it is missing or not a boolean.
  mutating func flag(_ name: String) -> Bool? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
    switch attributes[index].value.lowercased() {
    case "true", "yes", "1":
      attributes.remove(at: index)
      return true
    case "false", "no", "0":
      attributes.remove(at: index)
      return false
    default: return nil
    }
  }

  /// Takes the given attributes without reporting their loss.
  mutating func skip(_ names: String...) { attributes.removeAll { names.contains($0.name) } }

  /// Adds an attribute, for formats that write attributes as elements.
  mutating func add(_ name: String, _ value: String, at anchor: SourceAnchor) {
    attributes.append(Attribute(name: name, value: value, anchor: anchor))
  }

  /// Reports the attributes that were not taken.
  func reportRest(to context: inout ImportContext) {
    for attribute in attributes { context.lose(key: attribute.name, at: attribute.anchor) }
  }

  /// The first child element with the given name.
  func child(_ name: String) -> ForeignElement? { children.first { $0.name == name } }
}

extension ForeignElement {
  /// The maximum number of elements in a document.
  private static let limit = 2_000_000

  /// Reads a document. Documents that declare entities are rejected, so that nothing outside the
  /// file is read, and no text can expand.
  static func document(
    _ bytes: [UInt8], name: String, in context: inout ImportContext
  ) throws -> ForeignElement {
    let text = ForeignEncoding.utf8(bytes)
    let file = context.add(SourceFile(name: name, format: .xml, bytes: text))
    do {
      let xml = try XMLElements(text, isCatalog: false)
      guard xml.elements.count <= limit else {
        throw ImportError("\(name): the document has more than \(limit) elements")
      }
      // The children of each element, so that the tree is made in one pass.
      var children = [[Int]](repeating: [], count: xml.elements.count)
      for (index, element) in xml.elements.enumerated() where element.parent >= 0 {
        children[element.parent].append(index)
      }
      return ForeignElement(0, of: xml, children, file)
    } catch let problem as XMLProblem {
      throw context.error(problem.message, at: .bytes(file: file, problem.range))
    }
  }

  private init(_ index: Int, of xml: XMLElements, _ children: [[Int]], _ file: Int32) {
    let element = xml.elements[index]
    name = element.name
    anchor = .bytes(file: file, element.tag.name)
    attributes = element.tag.attributes.compactMap { attribute in
      let name = String(decoding: xml.bytes[attribute.name], as: UTF8.self)
      // Attributes with the prefix `tools:` are for editors.
      if name == "xmlns" || name.hasPrefix("xmlns:") || name.hasPrefix("tools:") { return nil }
      return Attribute(
        name: name.split(separator: ":").last.map(String.init) ?? name,
        value: xml.value(attribute), anchor: .bytes(file: file, attribute.name))
    }
    locale = xml.attribute("tools:locale", of: index).map(xml.value)
    self.children = children[index].map { ForeignElement($0, of: xml, children, file) }
    text = children[index].isEmpty || name == "string" ? xml.text(of: index) : ""
  }
}

/// The encodings of documents from other programs.
enum ForeignEncoding {
  /// Converts a document in UTF-8, UTF-16 with a byte-order mark, or Latin-1 to UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), high: 0) }
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    // In Latin-1, each byte is the code point of its character.
    return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
