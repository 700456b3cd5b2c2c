/// The tables, arrays and values that ``TOMLPositionsScanner`` found, and the rules by which
/// headers and keys add to them. Nodes are numbers, so that a text of millions of values stays
/// cheap.
struct TOMLPositionsTree: Sendable {
  typealias NodeID = Int32

  /// A key's name, as a number: the names of a document are few, its keys are many.
  typealias NameID = Int32

  /// One part of a dotted key or a header: its unescaped name, and its place as written.
  struct Part {
    let name: NameID
    let range: Range<Int>
  }

  /// What a node is, as far as it decides what may be added to it. The names follow toml++, whose
  /// judgement ``TOMLPositions/duplicates`` has to share.
  enum Kind {
    case scalar
    /// `[1, 2]`: complete.
    case array
    /// `{ a = 1 }`: complete once it is closed.
    case inlineTable
    /// `a` in `[a.b]`: may get a header of its own, once, and dotted keys until then.
    case implied
    /// `a` in `a.b = 1`: may get more dotted keys, and headers below it.
    case dotted
    /// `[a]`, an element of `[[a]]`, or the document.
    case header
    /// `[[a]]`: may get more elements; headers below it belong to the last one.
    case arrayOfTables
  }

  /// Four bytes an offset instead of eight: the nodes are most of the memory.
  private struct Node {
    var keyStart: Int32
    var keyEnd: Int32
    var valueStart: Int32
    var valueEnd: Int32
    /// Where an array's elements are in `elements`; -1 if it has none.
    var elementList: Int32 = -1
    var kind: Kind
    /// Whether a value other than tables was put in with a key: toml++ then refuses a header for an
    /// implied table.
    var holdsValues = false
  }

  /// Compared by bytes: two spellings of `é` are two keys. (String compares them equal, and hashes
  /// them equal, which could be used to slow the scan down.)
  private struct Name: Hashable {
    let text: String

    static func == (left: Name, right: Name) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private struct Child: Hashable {
    let parent: NodeID
    let name: NameID
  }

  static let root: NodeID = 0

  private var nodes: [Node] = []
  private var names: [Name: NameID] = [:]
  private var children: [Child: NodeID] = [:]
  private var elements: [[NodeID]] = []
  private(set) var duplicates: [TOMLPositions.Duplicate] = []
  /// The parts of headers and dotted keys, by the table or array that they mean.
  private var mentions: [NodeID: [Range<Int32>]] = [:]

  /// - Parameter start: Where the text starts, behind a byte-order mark.
  init(start: Int) {
    _ = newNode(.header, key: nil, value: start..<start)
  }

  /// How many keys lead to a value.
  var keyCount: Int { children.count }

  // MARK: Looking up

  func child(of parent: NodeID, named name: String) -> NodeID? {
    names[Name(text: name)].flatMap { child(of: parent, named: $0) }
  }

  private func child(of parent: NodeID, named name: NameID) -> NodeID? {
    children[Child(parent: parent, name: name)]
  }

  func element(of array: NodeID, at index: Int) -> NodeID? {
    let list = Int(nodes[Int(array)].elementList)
    guard list >= 0, elements[list].indices.contains(index) else { return nil }
    return elements[list][index]
  }

  func entry(_ id: NodeID) -> TOMLPositions.Entry {
    let node = nodes[Int(id)]
    let form: TOMLPositions.Form =
      switch node.kind {
      case .scalar, .array, .inlineTable: .written
      case .header: id == Self.root ? .implied : .header
      case .arrayOfTables: .header
      case .implied, .dotted: .implied
      }
    let key = node.keyStart < 0 ? nil : Int(node.keyStart)..<Int(node.keyEnd)
    return .init(key: key, value: Int(node.valueStart)..<Int(node.valueEnd), form: form)
  }

  /// All the places of a value's key: one of a header or a dotted key may stand in many.
  func keys(of id: NodeID) -> [Range<Int>] {
    if let mentions = mentions[id] {
      return mentions.map { Int($0.lowerBound)..<Int($0.upperBound) }
    }
    return entry(id).key.map { [$0] } ?? []
  }

  private mutating func mention(_ part: Part, of id: NodeID) {
    mentions[id, default: []].append(Int32(part.range.lowerBound)..<Int32(part.range.upperBound))
  }

  // MARK: Keys and values

  /// The number of a name, which is given when the name is first seen.
  mutating func number(of name: String) -> NameID {
    let next = NameID(names.count)
    let name = Name(text: name)
    if let number = names[name] { return number }
    names[name] = next
    return next
  }

  /// The table that a part of a dotted key in front of the last one means.
  mutating func dottedTable(_ part: Part, in parent: NodeID) -> NodeID {
    guard let child = child(of: parent, named: part.name) else {
      let child = addChild(part, to: parent, .dotted, value: part.range)
      mention(part, of: child)
      return child
    }
    mention(part, of: child)
    switch nodes[Int(child)].kind {
    case .dotted, .implied: return child
    case .scalar, .array, .inlineTable, .header, .arrayOfTables:
      return detachedTable(insteadOf: child, at: part.range)
    }
  }

  /// A value that starts at `start`. Its kind and end are told by ``finish(_:as:end:)`` later.
  mutating func addValue(_ part: Part, to parent: NodeID, start: Int) -> NodeID {
    if let child = child(of: parent, named: part.name) {
      return detachedTable(insteadOf: child, at: part.range)
    }
    return addChild(part, to: parent, .scalar, value: start..<start)
  }

  /// A value in an array. Its kind and end are told by ``finish(_:as:end:)`` later.
  mutating func addElement(to array: NodeID, start: Int) -> NodeID {
    let element = newNode(.scalar, key: nil, value: start..<start)
    append(element, to: array)
    return element
  }

  mutating func finish(_ value: NodeID, as kind: Kind, end: Int) {
    nodes[Int(value)].kind = kind
    nodes[Int(value)].valueEnd = Int32(end)
  }

  /// Keeps in mind that a table got a finished value with a key.
  mutating func noteValue(_ value: NodeID, in table: NodeID) {
    if !isTables(value) { nodes[Int(table)].holdsValues = true }
  }

  /// Whether the value is an inline table or an array of nothing else, as toml++ asks.
  private func isTables(_ value: NodeID) -> Bool {
    let node = nodes[Int(value)]
    guard case .array = node.kind, node.elementList >= 0 else { return node.kind == .inlineTable }
    return elements[Int(node.elementList)].allSatisfy { nodes[Int($0)].kind == .inlineTable }
  }

  // MARK: Headers

  /// The table that a part of a header in front of the last one means.
  mutating func parentTable(_ part: Part, in parent: NodeID) -> NodeID {
    guard let child = child(of: parent, named: part.name) else {
      let child = addChild(part, to: parent, .implied, value: part.range)
      mention(part, of: child)
      return child
    }
    mention(part, of: child)
    switch nodes[Int(child)].kind {
    case .implied, .dotted, .header: return child
    case .arrayOfTables: return elements[Int(nodes[Int(child)].elementList)].last ?? child
    case .scalar, .array, .inlineTable: return detachedTable(insteadOf: child, at: part.range)
    }
  }

  /// The table of a `[header]`.
  mutating func headerTable(_ part: Part, in parent: NodeID, header: Range<Int>) -> NodeID {
    guard let child = child(of: parent, named: part.name) else {
      let child = addChild(part, to: parent, .header, value: header)
      mention(part, of: child)
      return child
    }
    mention(part, of: child)
    let node = nodes[Int(child)]
    guard case .implied = node.kind, !node.holdsValues else {
      return detachedTable(insteadOf: child, at: part.range)
    }
    nodes[Int(child)] = Self.node(.header, key: part.range, value: header)
    return child
  }

  /// The new table of a `[[header]]`.
  mutating func headerElement(_ part: Part, in parent: NodeID, header: Range<Int>) -> NodeID {
    let array: NodeID
    if let child = child(of: parent, named: part.name) {
      guard case .arrayOfTables = nodes[Int(child)].kind else {
        return detachedTable(insteadOf: child, at: part.range)
      }
      array = child
    } else {
      array = addChild(part, to: parent, .arrayOfTables, value: header)
    }
    mention(part, of: array)
    let element = newNode(.header, key: part.range, value: header)
    append(element, to: array)
    return element
  }

  /// A table that no path leads to: what stands below a wrong key or header can't collide there.
  mutating func detachedTable() -> NodeID {
    newNode(.header, key: nil, value: 0..<0)
  }

  private mutating func detachedTable(insteadOf first: NodeID, at second: Range<Int>) -> NodeID {
    let node = nodes[Int(first)]
    duplicates.append(.init(first: Int(node.keyStart)..<Int(node.keyEnd), second: second))
    return detachedTable()
  }

  // MARK: Nodes

  private mutating func addChild(
    _ part: Part, to parent: NodeID, _ kind: Kind, value: Range<Int>
  ) -> NodeID {
    let child = newNode(kind, key: part.range, value: value)
    children[Child(parent: parent, name: part.name)] = child
    return child
  }

  private mutating func append(_ element: NodeID, to array: NodeID) {
    let list = nodes[Int(array)].elementList
    guard list < 0 else { return elements[Int(list)].append(element) }
    nodes[Int(array)].elementList = Int32(elements.count)
    elements.append([element])
  }

  private mutating func newNode(_ kind: Kind, key: Range<Int>?, value: Range<Int>) -> NodeID {
    nodes.append(Self.node(kind, key: key, value: value))
    return NodeID(nodes.count - 1)
  }

  private static func node(_ kind: Kind, key: Range<Int>?, value: Range<Int>) -> Node {
    Node(
      keyStart: Int32(key?.lowerBound ?? -1), keyEnd: Int32(key?.upperBound ?? -1),
      valueStart: Int32(value.lowerBound), valueEnd: Int32(value.upperBound), kind: kind)
  }
}
