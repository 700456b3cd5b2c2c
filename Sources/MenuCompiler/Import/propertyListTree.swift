import Foundation

extension ImportContext {
  /// Reads a property list, in XML, binary or the older text format, as a tree.
  mutating func propertyList(_ bytes: [UInt8], name: String) throws -> SourceNode {
    let start = bytes[bytes.startOfText...].first { !$0.isBlankOrBreak }
    if start == .lessThan || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return try propertyListInXML(bytes, name: name)
    }
    let file = add(SourceFile(name: name, format: .xml, bytes: []))
    setRanges([], of: file)
    guard isShallow(bytes) else {
      throw ImportError("\(name): the property list is nested too deeply")
    }
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw ImportError("\(name): this is not a property list")
    }
    var values = PropertyListValues(file: file)
    guard let root = values.node(value, level: 1) else {
      throw ImportError(
        "\(name): the property list has more than \(Limits.values) values or \(Limits.nesting) levels"
      )
    }
    return root
  }

  /// Whether a property list in the older text format has few enough levels for its recursive
  /// parser.
  private func isShallow(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    var (level, deepest) = (0, 0)
    for byte in bytes {
      if byte == .openingBrace || byte == UInt8(ascii: "(") { level += 1 }
      if byte == .closingBrace || byte == UInt8(ascii: ")") { level -= 1 }
      deepest = max(deepest, level)
    }
    return deepest <= Limits.nesting
  }

  private mutating func propertyListInXML(_ bytes: [UInt8], name: String) throws -> SourceNode {
    let document = try ForeignElement.document(bytes, name: name, in: &self)
    guard document.name == "plist", let root = document.children.first else {
      throw error("this is not a property list", at: document.anchor)
    }
    var ranges: [Range<Int>] = []
    let node = try propertyListNode(root, in: document.anchor.file, level: 1, &ranges)
    setRanges(ranges, of: document.anchor.file)
    return node
  }

  private func propertyListNode(
    _ element: ForeignElement, in file: Int32, level: Int, _ ranges: inout [Range<Int>]
  ) throws -> SourceNode {
    guard level <= Limits.nesting else {
      throw error("the property list is nested too deeply", at: element.anchor)
    }
    let place = SourcePlace(file: file, node: Int32(ranges.count))
    if case .bytes(_, let range) = element.anchor { ranges.append(range) }
    switch element.name {
    case "string", "date", "data":
      return SourceNode(.text(element.text), at: place)
    case "true": return SourceNode(.boolean(true), at: place)
    case "false": return SourceNode(.boolean(false), at: place)
    case "integer", "real": return SourceNode(.plain(element.text), at: place)
    case "array":
      let elements = try element.children.map {
        try propertyListNode($0, in: file, level: level + 1, &ranges)
      }
      return SourceNode(.array(elements), at: place)
    case "dict":
      var entries: [SourceEntry] = []
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let name = key {
          let value = try propertyListNode(child, in: file, level: level + 1, &ranges)
          entries.append(SourceEntry(key: name, value: value))
          key = nil
        } else {
          throw error("a value in a 'dict' has no 'key' before it", at: child.anchor)
        }
      }
      return SourceNode(.table(entries), at: place)
    default:
      throw error("a property list has no element '\(element.name)'", at: element.anchor)
    }
  }
}

/// Turns values that Foundation has read into nodes. A binary list may refer to a value many times,
/// so values are counted.
private struct PropertyListValues {
  let file: Int32
  private var count = 0

  init(file: Int32) { self.file = file }

  /// Returns nil if there are too many values or levels.
  mutating func node(_ value: Any, level: Int) -> SourceNode? {
    count += 1
    guard level <= Limits.nesting, count <= Limits.values else { return nil }
    let place = SourcePlace(file: file, node: Int32(count))
    switch value {
    case let text as String: return SourceNode(.text(text), at: place)
    case let flag as Bool where "\(type(of: value))".contains("Bool"):
      return SourceNode(.boolean(flag), at: place)
    case let number as NSNumber: return SourceNode(.plain("\(number)"), at: place)
    case let array as [Any]:
      var elements: [SourceNode] = []
      for element in array {
        guard let node = node(element, level: level + 1) else { return nil }
        elements.append(node)
      }
      return SourceNode(.array(elements), at: place)
    case let table as [String: Any]:
      var entries: [SourceEntry] = []
      for (key, value) in table.sorted(by: { $0.key.utf8Precedes($1.key) }) {
        guard let node = node(value, level: level + 1) else { return nil }
        entries.append(SourceEntry(key: key, value: node))
      }
      return SourceNode(.table(entries), at: place)
    default: return SourceNode(.text("\(value)"), at: place)
    }
  }
}
