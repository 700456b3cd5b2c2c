/// Sets and adds members of the objects of a JSON file. A member that is set repeatedly gets the
/// last value; a member that is inserted repeatedly is inserted once.
struct XcodeJSONMembers {
  private struct New {
    let key: String
    let value: XcodeJSON
    /// The member before which to insert the new one in an object that is not sorted; nil for the
    /// end.
    let before: Int?
  }

  private struct Insertion: Hashable {
    let node: Int
    /// The member of the node into which the new member is inserted; nil for the node itself.
    let object: String?
    let key: String
  }

  private let outline: TextMapOutline
  /// The new values of members.
  private var values: [Int: ByteEdit] = [:]
  /// The new keys of members.
  private var keys: [Int: ByteEdit] = [:]
  private var insertions: Set<Insertion> = []
  /// New members, grouped by the object to which they are added.
  private var new: [Int: [New]] = [:]
  /// Members of new objects, grouped by the object to which the new object is added.
  private var nested: [Int: [String: [(String, XcodeJSON)]]] = [:]

  init(_ file: SourceFile) { outline = TextMapOutline(file) }

  func child(_ node: Int, _ key: String) -> Int? { outline.nodes[node].children[key] }

  func names(_ node: Int) -> [String] { outline.nodes[node].names }

  /// The text of a node; nil for a node that is not a string.
  func text(_ node: Int) -> String? {
    let value = outline.nodes[node].value
    guard outline.bytes[value].first == .quotationMark else { return nil }
    return TextLiteral(yaml: outline.bytes, value, isInFlow: true)?.text
  }

  mutating func rename(_ node: Int, to key: String) {
    keys[node] = ByteEdit(outline.nodes[node].key, LiteralText.doubleQuoted(key))
  }

  /// Sets a member of an object to a text.
  mutating func set(_ key: String, _ text: String, in node: Int) {
    guard let child = child(node, key) else { return insert(key, .string(text), into: node) }
    let isNew = self.text(child) != text
    values[child] =
      isNew ? ByteEdit(outline.nodes[child].value, LiteralText.doubleQuoted(text)) : nil
  }

  /// Replaces the value of a member.
  mutating func replace(_ node: Int, with value: XcodeJSON) {
    let start = outline.startOfLine(at: outline.nodes[node].start)
    let blanks = outline.bytes[start..<outline.bytes.endOfBlanks(from: start)]
    values[node] = ByteEdit(
      outline.nodes[node].value,
      value.printed(indent: String(decoding: blanks, as: UTF8.self), lineBreak: outline.lineBreak))
  }

  mutating func insert(_ key: String, _ value: XcodeJSON, into node: Int, before: Int? = nil) {
    guard outline.nodes[node].kind == .table,
      insertions.insert(Insertion(node: node, object: nil, key: key)).inserted
    else { return }
    new[node, default: []].append(New(key: key, value: value, before: before))
  }

  /// Inserts a member into an object or, if the object does not exist, into a new object that
  /// becomes a member of `parent`.
  mutating func insert(
    _ key: String, _ value: XcodeJSON, into node: Int?, or parent: Int = TextMapOutline.root,
    of name: String, before: Int? = nil
  ) {
    if let node {
      insert(key, value, into: node, before: before)
    } else if insertions.insert(Insertion(node: parent, object: name, key: key)).inserted {
      nested[parent, default: [:]][name, default: []].append((key, value))
    }
  }

  func applied() throws(OverlappingEdits) -> [UInt8] {
    var new = new
    for (parent, objects) in nested where outline.nodes[parent].kind == .table {
      for (key, members) in objects {
        new[parent, default: []].removeAll { $0.key == key }
        new[parent, default: []].append(New(key: key, value: .object(members), before: nil))
      }
    }
    var edits = Array(keys.values) + values.values
    for (node, members) in new { edits += self.edits(members, node) }
    return try outline.bytes.edited(edits)
  }

  private func edits(_ members: [New], _ node: Int) -> [ByteEdit] {
    let object = outline.nodes[node]
    let lineBreak = outline.lineBreak
    let children = object.names.compactMap { object.children[$0] }
    let numbers = Dictionary(children.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    let lineStart = outline.startOfLine(at: object.start)
    let own = String(
      decoding: outline.bytes[lineStart..<outline.bytes.endOfBlanks(from: lineStart)],
      as: UTF8.self)
    let first = children.first.flatMap { outline.indent(at: outline.nodes[$0].start) }
    let indent = first ?? own + "  "
    let isSorted = XcodeOrder.isSorted(object.names)
    var places: [Int: [New]] = [:]
    for member in members {
      let place =
        isSorted
        ? object.names.partitioningIndex { XcodeOrder.isBefore(member.key, $0) }
        : member.before.flatMap { numbers[$0] } ?? children.count
      places[place, default: []].append(member)
    }
    return places.map { place, members in
      let texts = (isSorted ? members.sorted { XcodeOrder.isBefore($0.key, $1.key) } : members)
        .map { member in
          LiteralText.doubleQuoted(member.key) + " : "
            + member.value.printed(indent: indent, lineBreak: lineBreak)
        }
      if place < children.count {
        let start = outline.nodes[children[place]].start
        return ByteEdit(
          start..<start, texts.map { $0 + ",\(lineBreak)\(indent)" }.joined())
      }
      guard let last = children.last else {
        return ByteEdit(
          object.value.lowerBound
            + 1..<max(object.value.lowerBound + 1, object.value.upperBound - 1),
          texts.map { lineBreak + indent + $0 }.joined(separator: ",") + lineBreak + own)
      }
      let end = outline.nodes[last].end
      return ByteEdit(end..<end, texts.map { ",\(lineBreak)\(indent)\($0)" }.joined())
    }
  }
}
