/// The elements of a well-formed XML text, with their places.
///
/// A catalog with a DOCTYPE is rejected, unless its format uses one. A DOCTYPE may name a DTD,
/// which is not read. It can't contain declarations, so that no entity can make the document grow.
struct XMLElements {
  struct Element {
    /// The name without its prefix.
    let name: String
    let namespace: String
    let tag: XMLTag
    let parent: Int
    /// The index of the element's start tag among the tokens.
    let first: Int
    /// The index of the element's end tag; that of the start tag for an empty element.
    var last: Int
    /// The range from the element's start tag to its end tag.
    var range: Range<Int>
    /// The range between the element's tags; nil for `<x/>`.
    var content: Range<Int>?
  }

  /// The maximum number of levels of elements, as in libxml2.
  static let depth = 256
  /// The maximum number of namespaces that apply at one place.
  private static let namespaces = 100

  let bytes: [UInt8]
  /// Whether the text is a catalog, which must be in UTF-8 and, unless ``hasDoctype`` is set, have
  /// no DOCTYPE.
  private let isCatalog: Bool
  /// Whether a catalog may have a DOCTYPE without declarations.
  private let hasDoctype: Bool
  private(set) var tokens: [XMLToken] = []
  /// The elements, in the order of their start tags.
  private(set) var elements: [Element] = []
  private var open: [Int] = []
  /// The namespaces that prefixes denote, from the outermost element inward.
  private var bindings: [(prefix: String, namespace: String, depth: Int)] = [
    ("xml", "http://www.w3.org/XML/1998/namespace", 0)
  ]

  init(
    _ bytes: [UInt8], isCatalog: Bool = true, hasDoctype: Bool = false
  ) throws(XMLProblem) {
    self.bytes = bytes
    self.isCatalog = isCatalog
    self.hasDoctype = hasDoctype
    for token in XMLTokens(bytes) {
      tokens.append(token)
      try read(token)
    }
    if let last = open.last {
      throw XMLProblem("an element is not closed", elements[last].tag.name)
    }
    guard !elements.isEmpty else {
      throw XMLProblem("there is no root element", bytes.count..<bytes.count)
    }
  }

  private mutating func read(_ token: XMLToken) throws(XMLProblem) {
    let range = token.range
    switch token.kind {
    case .byteOrderMark: break
    case .text: try checkText(range)
    case .comment: try checkComment(range)
    case .cdata:
      guard !open.isEmpty else { throw XMLProblem("there is text outside the root element", range) }
      try XMLCharacters.check(range, in: bytes, hasReferences: false)
    case .instruction: try checkInstruction(range)
    case .declaration: try checkDeclaration(range)
    case .unclosed:
      throw XMLProblem("this is not closed", range.lowerBound..<range.lowerBound + 1)
    case .startTag, .emptyTag: try start(token)
    case .endTag: try end(token)
    }
  }

  private mutating func start(_ token: XMLToken) throws(XMLProblem) {
    let tag = try XMLTag(token, in: bytes)
    guard !elements.isEmpty == !open.isEmpty else {
      throw XMLProblem("there is a second root element", tag.name)
    }
    guard open.count < Self.depth else {
      throw XMLProblem("elements are nested more than \(Self.depth) levels deep", tag.name)
    }
    for attribute in tag.attributes { try bind(attribute) }
    let (prefix, name) = try qualifiedName(tag.name)
    guard let namespace = namespace(of: prefix) else {
      throw XMLProblem("the prefix '\(prefix)' is not declared", tag.name)
    }
    for attribute in tag.attributes {
      let prefix = try qualifiedName(attribute.name).prefix
      guard prefix.isEmpty || prefix == "xmlns" || self.namespace(of: prefix) != nil else {
        throw XMLProblem("the prefix '\(prefix)' is not declared", attribute.name)
      }
    }
    let number = tokens.count - 1
    elements.append(
      Element(
        name: name, namespace: namespace, tag: tag, parent: open.last ?? -1, first: number,
        last: number, range: token.range))
    if token.kind == .startTag {
      open.append(elements.count - 1)
    } else {
      unbind()
    }
  }

  private mutating func end(_ token: XMLToken) throws(XMLProblem) {
    let tag = try XMLTag(token, in: bytes)
    guard let last = open.popLast(),
      bytes[elements[last].tag.name].elementsEqual(bytes[tag.name])
    else { throw XMLProblem("this tag closes no open element", tag.name) }
    let start = elements[last].range
    elements[last].content = start.upperBound..<token.range.lowerBound
    elements[last].range = start.lowerBound..<token.range.upperBound
    elements[last].last = tokens.count - 1
    unbind()
  }

  // MARK: Namespaces

  private mutating func bind(_ attribute: XMLTag.Attribute) throws(XMLProblem) {
    let name = try qualifiedName(attribute.name)
    guard name.prefix == "xmlns" || name.prefix.isEmpty && name.name == "xmlns" else { return }
    let prefix = name.prefix.isEmpty ? "" : name.name
    let namespace = XMLCharacters.decoded(attribute.value, in: bytes, isAttribute: true)
    guard prefix.isEmpty || !namespace.isEmpty else {
      throw XMLProblem("a prefix can't have an empty namespace", attribute.name)
    }
    guard bindings.count < Self.namespaces else {
      throw XMLProblem("there are more than \(Self.namespaces) namespaces", attribute.name)
    }
    bindings.append((prefix, namespace, open.count + 1))
  }

  private mutating func unbind() {
    while let last = bindings.last, last.depth > open.count { bindings.removeLast() }
  }

  private func namespace(of prefix: String) -> String? {
    bindings.last { $0.prefix == prefix }?.namespace ?? (prefix.isEmpty ? "" : nil)
  }

  private func qualifiedName(
    _ range: Range<Int>
  ) throws(XMLProblem) -> (prefix: String, name: String) {
    let parts = bytes[range].split(separator: .colon, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(XMLCharacters.isName) else {
      throw XMLProblem("this is not a valid name, with or without a prefix", range)
    }
    let names = parts.map { String(decoding: $0, as: UTF8.self) }
    return names.count == 2 ? (names[0], names[1]) : ("", names[0])
  }

  // MARK: Everything else

  private func checkText(_ range: Range<Int>) throws(XMLProblem) {
    guard !open.isEmpty else {
      let text = range.first { !bytes[$0].isXMLSpace }
      guard let text else { return }
      throw XMLProblem("there is text outside the root element", bytes.character(at: text))
    }
    try XMLCharacters.check(range, in: bytes)
    if let end = XMLCharacters.first("]]>", in: bytes, range) {
      throw XMLProblem("']]>' must be written ']]&gt;'", end..<end + 3)
    }
  }

  private func checkDeclaration(_ range: Range<Int>) throws(XMLProblem) {
    let place = range.lowerBound..<range.lowerBound + 2
    guard !isCatalog || hasDoctype else {
      throw XMLProblem("a catalog can't contain declarations such as DOCTYPE", place)
    }
    guard elements.isEmpty, bytes[range].starts(with: "<!DOCTYPE".utf8),
      !bytes[range].contains(.openingBracket)
    else { throw XMLProblem("the document can't contain declarations", place) }
  }

  private func checkComment(_ range: Range<Int>) throws(XMLProblem) {
    let inner = range.lowerBound + 4..<range.upperBound - 3
    try XMLCharacters.check(inner, in: bytes, hasReferences: false)
    // The search includes the first dash of the comment's end.
    if let dashes = XMLCharacters.first("--", in: bytes, inner.lowerBound..<inner.upperBound + 1) {
      throw XMLProblem("a comment can't contain '--'", dashes..<dashes + 2)
    }
  }

  /// Checks the XML declaration, which specifies the encoding of the text, or an instruction for
  /// other programs.
  private func checkInstruction(_ range: Range<Int>) throws(XMLProblem) {
    var reader = XMLTagReader(
      bytes: bytes, position: range.lowerBound + 2, end: range.upperBound - 2)
    let name = try reader.name()
    guard String(decoding: bytes[name], as: UTF8.self).lowercased() == "xml" else {
      return try XMLCharacters.check(range, in: bytes, hasReferences: false)
    }
    guard range.lowerBound == bytes.startOfText, bytes[name].elementsEqual("xml".utf8) else {
      throw XMLProblem("the XML declaration must be at the start of the file", name)
    }
    var names: [String] = []
    while let attribute = try reader.attribute() {
      let name = String(decoding: bytes[attribute.name], as: UTF8.self)
      let value = String(decoding: bytes[attribute.value], as: UTF8.self)
      names.append(name)
      let encodings = ["utf-8", "us-ascii"] + (isCatalog ? [] : ["utf-16", "iso-8859-1"])
      if name == "encoding", !encodings.contains(value.lowercased()) {
        throw XMLProblem(
          "the encoding '\(value)' is not supported: save the file as UTF-8", attribute.value)
      }
      if name == "version", value != "1.0" {
        throw XMLProblem("XML \(value) is not supported: use 1.0", attribute.value)
      }
      if name == "standalone", value != "yes", value != "no" {
        throw XMLProblem("'standalone' must be 'yes' or 'no'", attribute.value)
      }
    }
    let orders = [["version"], ["version", "encoding"], ["version", "standalone"]]
    // Other programs write the parts in any order.
    if !isCatalog, names.contains("version") { return }
    guard orders.contains(names) || names == ["version", "encoding", "standalone"] else {
      throw XMLProblem("this is not an XML declaration", range)
    }
  }
}
