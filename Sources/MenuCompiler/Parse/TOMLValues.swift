/// The values of a TOML text that toml++ accepts, read from its syntax tree.
///
/// TOMLKit also provides the values, but copies them and never frees the copies. A test compares
/// TOMLKit's values with these.
struct TOMLValues {
  /// The tree, with its nodes in the order of the values.
  private(set) var tree: SyntaxTree
  /// The first array or table that is nested too deeply; its contents, and those of later arrays
  /// and tables, are left out.
  private(set) var deepest: Range<Int>?
  private let bytes: [UInt8]
  private let file: Int32
  private var order: [SyntaxTree.ID] = []

  /// - Parameter file: The index of the file, to be stored in the places of values.
  init(_ bytes: [UInt8], file: Int32) {
    self.bytes = bytes
    self.file = file
    tree = TOMLTreeReader(bytes).tables.tree
    order.reserveCapacity(tree.nodes.count)
  }

  mutating func root() -> SourceNode {
    let root = value(of: SyntaxTree.root, level: 1)
    tree.order = order
    return root
  }

  private mutating func value(of id: SyntaxTree.ID, level: Int) -> SourceNode {
    let place = SourcePlace(file: file, node: Int32(order.count))
    order.append(id)
    let node = tree[id]
    if node.kind == .scalar { return SourceNode(.init(toml: bytes, node.value), at: place) }
    let isArray = node.kind == .array || node.kind == .arrayOfTables
    if level > Limits.nesting { deepest = deepest ?? node.value }
    guard deepest == nil else { return SourceNode(isArray ? .array([]) : .table([]), at: place) }
    if isArray {
      let children = Array(tree.children(of: id))
      return SourceNode(.array(children.map { value(of: $0, level: level + 1) }), at: place)
    }
    let entries = tree.sortedTOML(of: id, in: bytes).map { name, child in
      SourceEntry(key: name, value: value(of: child, level: level + 1))
    }
    return SourceNode(.table(entries), at: place)
  }
}

extension SyntaxTree {
  /// The entries of a TOML table, sorted by the bytes of their keys, as toml++ sorts them.
  func sortedTOML(of table: ID, in bytes: [UInt8]) -> [(name: String, id: ID)] {
    var entries: [(name: String, id: ID)] = []
    for child in children(of: table) {
      entries.append((self[child].key.map { TOMLTokens.name(ofKey: $0, in: bytes) } ?? "", child))
    }
    entries.sort { $0.name.utf8Precedes($1.name) }
    return entries
  }
}

extension SourceNode.Value {
  /// The value of a scalar.
  fileprivate init(toml bytes: [UInt8], _ range: Range<Int>) {
    guard let first = bytes[range].first else {
      self = .nothing
      return
    }
    if first.isQuote {
      self = .text(Self.string(toml: bytes, range))
    } else if first == UInt8(ascii: "t") || first == UInt8(ascii: "f") {
      self = .boolean(first == UInt8(ascii: "t"))
    } else {
      self = Self.number(toml: bytes[range]) ?? .unsupported(Self.date(toml: bytes[range]))
    }
  }

  private static func string(toml bytes: [UInt8], _ range: Range<Int>) -> String {
    let quote = bytes[range.lowerBound]
    let hasLines = range.count >= 6 && bytes[range.lowerBound + 1] == quote
    var content = range.dropFirst(hasLines ? 3 : 1).dropLast(hasLines ? 3 : 1)
    let isPlain = bytes.withUnsafeBufferPointer { bytes in
      !bytes[content].contains { $0 == .backslash && quote != .apostrophe || $0 == .carriageReturn }
    }
    guard isPlain else { return TextLiteral(toml: bytes, range)?.text ?? "" }
    // A line break directly after the opening quotes is not part of the string.
    if hasLines, let first = content.first, bytes[first] == .lineFeed { content.removeFirst() }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[content]), as: UTF8.self)
    }
  }

  /// - Returns: Nil for a date or a time.
  private static func number(toml bytes: ArraySlice<UInt8>) -> Self? {
    let text = String(decoding: bytes.lazy.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if let integer = Int64(text) { return .integer(integer) }
    let radix: Int? =
      switch text.utf8.prefix(2).last {
      case UInt8(ascii: "x"): 16
      case UInt8(ascii: "o"): 8
      case UInt8(ascii: "b"): 2
      default: nil
      }
    if let radix { return Int64(text.dropFirst(2), radix: radix).map { .integer($0) } }
    return Double(text).map { .number($0) }
  }

  /// The type of a date or time.
  private static func date(toml bytes: ArraySlice<UInt8>) -> String {
    if !bytes.contains(.colon) { return "a date" }
    return bytes.dropFirst(2).first == .colon ? "a time" : "a date and time"
  }
}
