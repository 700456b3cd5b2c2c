/// An element of an XML document to be written.
struct XMLNode {
  let name: String
  let attributes: [(name: String, value: String)]
  var text: String?
  var children: [XMLNode]

  /// - Parameter attributes: The attributes; those without a value are left out.
  init(
    _ name: String, _ attributes: [(String, String?)] = [], text: String? = nil,
    _ children: [XMLNode] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name: name, value: $0) } }
    self.text = text
    self.children = children
  }

  /// The document, with a line for each element.
  ///
  /// - Parameter head: The lines before the first element.
  func document(_ head: String = "") -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    if !head.isEmpty { lines.append(head) }
    append(to: &lines, indent: "")
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(to lines: inout [String], indent: String) {
    let words = attributes.map {
      "\($0.name)=\"\(XMLCharacters.escaped($0.value, inAttribute: true))\""
    }
    let start = "\(indent)<" + ([name] + words).joined(separator: " ")
    if let text {
      lines.append("\(start)>\(XMLCharacters.escaped(text))</\(name)>")
    } else if children.isEmpty {
      lines.append(start + "/>")
    } else {
      lines.append(start + ">")
      for child in children { child.append(to: &lines, indent: indent + "  ") }
      lines.append("\(indent)</\(name)>")
    }
  }
}

extension JSONValue {
  /// The value as a property list in XML.
  var propertyList: String {
    XMLNode("plist", [("version", "1.0")], [propertyListNode]).document(
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\""
        + " \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
  }

  private var propertyListNode: XMLNode {
    switch self {
    case .null: XMLNode("string", text: "")
    case .boolean(let flag): XMLNode(flag ? "true" : "false")
    case .number(let number): XMLNode(Int64(number) == nil ? "real" : "integer", text: number)
    case .string(let text): XMLNode("string", text: text)
    case .array(let values): XMLNode("array", values.map(\.propertyListNode))
    case .object(let members):
      XMLNode(
        "dict", members.flatMap { [XMLNode("key", text: $0.key), $0.value.propertyListNode] })
    }
  }
}

extension JSONValue? {
  static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }
  static func flag(_ flag: Bool?) -> JSONValue? { flag.map { .boolean($0) } }
}

extension XMLNode {
  fileprivate init(_ name: String, _ children: [XMLNode]) {
    self.init(name, [], text: nil, children)
  }
}
