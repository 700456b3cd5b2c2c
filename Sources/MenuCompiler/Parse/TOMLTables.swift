/// The tables, arrays and values of a TOML document, created by its headers and keys one by one.
/// The rules for what may be added follow toml++.
struct TOMLTables {
  typealias ID = SyntaxTree.ID

  /// One part of a dotted key or header: the number of its unescaped name and its place in the
  /// text.
  struct Part {
    let name: Int32
    let range: Range<Int>
  }

  /// A key or table that is defined again although it is complete.
  struct Duplicate: Sendable, Equatable {
    /// The key, or the part of a dotted key or header, that made the first definition.
    let first: Range<Int>
    /// The key, or the part of a dotted key or header, that conflicts with `first`.
    let second: Range<Int>
  }

  /// A name that is compared by its bytes, so two spellings of `é` are two keys. (String would
  /// treat them as equal and give them equal hashes, which an attacker could use to slow the reader
  /// down.)
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
    let parent: ID
    let name: Int32
  }

  private(set) var tree = SyntaxTree()
  /// The duplicates, in the order of the file. The first belongs to the redefinition that toml++
  /// reports. If toml++ accepts the text, the array is empty.
  private(set) var duplicates: [Duplicate] = []
  private var names: [Name: Int32] = [:]
  private var children: [Child: ID] = [:]
  /// The implied tables that directly contain a value other than a table. toml++ refuses a later
  /// header for these tables.
  private var filled: Set<ID> = []

  /// - Parameter start: Where the text starts, after a byte-order mark.
  init(start: Int) {
    _ = tree.add(SyntaxNode(.header, key: nil, value: start..<start), to: nil)
  }

  /// The number of a name. A new name gets the next number.
  mutating func number(of name: String) -> Int32 {
    let next = Int32(names.count)
    let name = Name(text: name)
    if let number = names[name] { return number }
    names[name] = next
    return next
  }

  // MARK: Keys and values

  /// The table for a part of a dotted key other than the last part.
  ///
  /// - Parameter statement: Where the first part of the key starts.
  mutating func dottedTable(_ part: Part, in parent: ID, statement: Int) -> ID {
    guard let child = child(part, of: parent) else {
      return add(part, to: parent, .dotted, value: part.range, entry: statement..<statement)
    }
    tree.mention(part.range, of: child)
    switch tree[child].kind {
    case .dotted, .implied: return child
    default: return detachedTable(insteadOf: child, at: part.range)
    }
  }

  /// Adds a value that starts at `start`. ``finish(_:as:end:)`` sets its kind and end later.
  mutating func addValue(_ part: Part, to parent: ID, start: Int, statement: Int) -> ID {
    if let child = child(part, of: parent) {
      return detachedTable(insteadOf: child, at: part.range)
    }
    return add(part, to: parent, .scalar, value: start..<start, entry: statement..<start)
  }

  /// Adds a value to an array. ``finish(_:as:end:)`` sets its kind and end later.
  mutating func addElement(to array: ID, start: Int) -> ID {
    tree.add(SyntaxNode(.scalar, key: nil, value: start..<start), to: array)
  }

  mutating func finish(_ value: ID, as kind: SyntaxNode.Kind, end: Int) {
    tree[value].kind = kind
    tree[value].value = tree[value].value.lowerBound..<end
    tree[value].entry = tree[value].entry.lowerBound..<end
  }

  /// Records that the value of a key is complete.
  ///
  /// - Parameter tables: The table that contains the key, and the tables of the key's parts except
  ///   the last.
  mutating func noteValue(_ value: ID, in tables: [ID]) {
    let end = tree[value].entry.upperBound
    for table in tables {
      let entry = tree[table].entry
      if entry.upperBound < end { tree[table].entry = entry.lowerBound..<end }
    }
    guard let table = tables.last, tree[table].kind == .implied, !isTables(value) else { return }
    filled.insert(table)
  }

  mutating func noteComma(_ comma: Int, behind value: ID) { tree[value].comma = comma }

  /// Whether toml++ treats the value as tables: it is an inline table, or an array that contains
  /// only inline tables.
  private func isTables(_ value: ID) -> Bool {
    guard tree[value].kind == .array, tree.lastChild(of: value) != nil else {
      return tree[value].kind == .table
    }
    return tree.children(of: value).allSatisfy { tree[$0].kind == .table }
  }

  // MARK: Headers

  /// The table for a part of a header other than the last part.
  mutating func parentTable(_ part: Part, in parent: ID, header: Range<Int>) -> ID {
    guard let child = child(part, of: parent) else {
      return add(part, to: parent, .implied, value: part.range, entry: header)
    }
    tree.mention(part.range, of: child)
    switch tree[child].kind {
    case .implied, .dotted, .header: return child
    case .arrayOfTables: return tree.lastChild(of: child) ?? child
    default: return detachedTable(insteadOf: child, at: part.range)
    }
  }

  /// The table of a `[header]`.
  mutating func headerTable(_ part: Part, in parent: ID, header: Range<Int>) -> ID {
    guard let child = child(part, of: parent) else {
      return add(part, to: parent, .header, value: header, entry: header)
    }
    tree.mention(part.range, of: child)
    guard tree[child].kind == .implied, !filled.contains(child) else {
      return detachedTable(insteadOf: child, at: part.range)
    }
    tree[child].define(by: header, key: part.range)
    return child
  }

  /// The new table of a `[[header]]`.
  mutating func headerElement(_ part: Part, in parent: ID, header: Range<Int>) -> ID {
    let array: ID
    if let child = child(part, of: parent) {
      guard tree[child].kind == .arrayOfTables else {
        return detachedTable(insteadOf: child, at: part.range)
      }
      array = child
      tree.mention(part.range, of: child)
    } else {
      array = add(part, to: parent, .arrayOfTables, value: header, entry: header)
    }
    return tree.add(
      SyntaxNode(.header, key: part.range, value: header, entry: header), to: array)
  }

  /// Creates a table that no path leads to. Keys below an invalid key or header are added to it, so
  /// that they can't conflict with other keys.
  mutating func detachedTable() -> ID {
    tree.add(SyntaxNode(.header, key: nil, value: 0..<0), to: nil)
  }

  private mutating func detachedTable(insteadOf first: ID, at second: Range<Int>) -> ID {
    duplicates.append(Duplicate(first: tree[first].key ?? 0..<0, second: second))
    return detachedTable()
  }

  private func child(_ part: Part, of parent: ID) -> ID? {
    children[Child(parent: parent, name: part.name)]
  }

  private mutating func add(
    _ part: Part, to parent: ID, _ kind: SyntaxNode.Kind, value: Range<Int>, entry: Range<Int>
  ) -> ID {
    let id = tree.add(SyntaxNode(kind, key: part.range, value: value, entry: entry), to: parent)
    children[Child(parent: parent, name: part.name)] = id
    if kind != .scalar { tree.mention(part.range, of: id) }
    return id
  }
}
