/// Reads comma-separated values. Each row is the path to an item, with a column for each level or
/// with slashes in a single column. If the last value of a path looks like an address, it becomes
/// the item's address.
func importCSV(_ text: String, file: Int32, in context: inout ImportContext) throws -> ImportedMenu
{
  var menu = ImportedMenu()
  var tree = PathTree()
  var isFirst = true
  for (fields, range) in CSVRows(text) {
    let anchor = SourceAnchor.bytes(file: file, range)
    var names = fields.map(\.withoutOuterBlanks)
    while names.last?.isEmpty == true { names.removeLast() }
    guard !names.isEmpty else { continue }
    defer { isFirst = false }
    if isFirst, names.count > 1, names.allSatisfy(isHeading) {
      context.lose("the column headings are left out", at: anchor)
      continue
    }
    var address: String?
    if names.count > 1, let last = names.last, last.contains("/") { address = names.popLast() }
    if names.count == 1, names[0].contains("/") {
      names = names[0].split(separator: "/").map(\.withoutOuterBlanks)
    }
    guard names.count <= Limits.depth else {
      throw context.error("a path has more than \(Limits.depth) levels", at: anchor)
    }
    // An omitted title is the same as in the row above.
    if !tree.add(names, address: address, at: anchor) {
      context.lose("a row repeats an item", at: anchor)
    }
  }
  menu.items = tree.items()
  return menu
}

/// Whether a value of the first row is a column heading, such as `Title`, `URL` or `Level 2`.
private func isHeading(_ text: String) -> Bool {
  let words = [
    "title", "name", "label", "url", "link", "path", "address", "href", "level", "category",
  ]
  return words.contains(text.lowercased().filter(\.isLetter))
}

/// A tree of items that are given by their paths.
private struct PathTree {
  private struct Node {
    var item: ImportedItem
    var children: [Int] = []
  }

  private var nodes: [Node] = []
  private var top: [Int] = []
  private var places: [String: Int] = [:]
  private var last: [String] = []

  /// Adds the item of a row, and returns whether the item or its address is new.
  mutating func add(_ names: [String], address: String?, at anchor: SourceAnchor) -> Bool {
    var path = names
    for index in path.indices where path[index].isEmpty && index < last.count {
      guard path[..<index].elementsEqual(last[..<index]) else { break }
      path[index] = last[index]
    }
    last = path
    var parent: Int?
    var isNew = false
    var key = ""
    for name in path where !name.isEmpty {
      key += "\u{1}" + name
      if let known = places[key] {
        parent = known
        isNew = false
        continue
      }
      nodes.append(Node(item: ImportedItem(name, at: anchor)))
      let index = nodes.count - 1
      places[key] = index
      if let parent { nodes[parent].children.append(index) } else { top.append(index) }
      parent = index
      isNew = true
    }
    guard let parent else { return false }
    if let address, nodes[parent].item.keys[.url] == nil {
      nodes[parent].item.keys[.url] = address
      return true
    }
    return isNew
  }

  func items() -> [ImportedItem] { top.map(item) }

  private func item(_ index: Int) -> ImportedItem {
    var item = nodes[index].item
    if !nodes[index].children.isEmpty { item.children = nodes[index].children.map(self.item) }
    return item
  }
}

/// The rows of comma-separated values (RFC 4180), with their byte ranges. Semicolons and tabs can
/// also separate values.
private struct CSVRows: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    let line = bytes.prefix { !$0.isBreak }
    let separators = [UInt8.comma, .semicolon, .tab]
    separator =
      separators.max { one, other in
        line.count { $0 == one } < line.count { $0 == other }
      } ?? .comma
  }

  mutating func next() -> (fields: [String], range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if isQuoted {
        guard byte == .quotationMark else {
          field.append(byte)
          continue
        }
        if position < bytes.count, bytes[position] == .quotationMark {
          field.append(byte)
          position += 1
        } else {
          isQuoted = false
        }
      } else if byte == .quotationMark, field.isEmpty {
        isQuoted = true
      } else if byte == separator {
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      } else if byte == .lineFeed {
        break
      } else if byte != .carriageReturn {
        field.append(byte)
      }
    }
    return (fields + [String(decoding: field, as: UTF8.self)], start..<position)
  }
}
