/// A JSON object of texts and objects, with the places of its members.
struct JSONTexts: Sendable {
  let outline: TextMapOutline

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    let file = SourceFile(name: "", format: .json, bytes: bytes)
    var diagnostics = Diagnostics()
    let parsed = parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true)
    if let problem = diagnostics.all.first {
      var sources = Sources()
      sources.add(parsed)
      var locator = SourceLocator(sources)
      throw UnitProblem(problem.message, locator.range(of: problem.anchor)?.bytes ?? 0..<0)
    }
    guard case .table? = parsed.root?.value else {
      throw UnitProblem("the file must be a table", 0..<min(1, bytes.count))
    }
    outline = TextMapOutline(file)
  }

  var bytes: [UInt8] { outline.bytes }

  /// The text of a node; nil for a node that is not a string.
  func text(_ node: Int) -> String? {
    let value = outline.nodes[node].value
    guard bytes[value].first == .quotationMark else { return nil }
    return TextLiteral(yaml: bytes, value, isInFlow: true)?.text
  }

  func text(_ name: String, of node: Int) -> String? {
    outline.nodes[node].children[name].flatMap(text)
  }

  func name(of node: Int) -> String {
    TextLiteral(yaml: bytes, outline.nodes[node].key, isInFlow: true)?.text ?? ""
  }

  /// Inserts members into an object: before one of its members or, if `member` is nil, after the
  /// last one.
  func insert(
    _ members: [JSONMember], before member: Int?, into node: Int, _ editor: inout UnitEditor
  ) {
    let object = outline.nodes[node]
    let children = object.names.compactMap { object.children[$0] }
    let outer = lineIndent(at: object.start)
    let step = step(editor)
    let inner =
      children.first.flatMap { editor.indent(at: outline.nodes[$0].start) } ?? outer + step
    let texts = members.map { $0.printed(indent: inner, step: step, editor.lineBreak) }
    if let member {
      editor.insert(texts.map { $0 + "," }, above: outline.nodes[member].start)
    } else if let last = children.map({ outline.nodes[$0].end }).max() {
      editor.insert(texts.map { "," + editor.lineBreak + inner + $0 }.joined(), at: last)
    } else {
      let content = texts.map { editor.lineBreak + inner + $0 }.joined(separator: ",")
      editor.replace(
        object.value.lowerBound + 1..<object.value.upperBound - 1,
        by: content + editor.lineBreak + outer)
    }
  }

  /// Inserts members after a member of an object.
  func insert(_ members: [JSONMember], behind member: Int, _ editor: inout UnitEditor) {
    let indent = lineIndent(at: outline.nodes[member].start)
    let texts = members.map { $0.printed(indent: indent, step: step(editor), editor.lineBreak) }
    editor.insert(
      texts.map { "," + editor.lineBreak + indent + $0 }.joined(), at: outline.nodes[member].end)
  }

  /// The blanks at the start of an offset's line.
  private func lineIndent(at offset: Int) -> String {
    let start = max(outline.startOfLine(at: offset), bytes.startOfText)
    return String(decoding: bytes[start..<bytes.endOfBlanks(from: start)], as: UTF8.self)
  }

  /// The indentation of a member relative to its object.
  private func step(_ editor: UnitEditor) -> String {
    let root = outline.nodes[TextMapOutline.root]
    let first = root.names.first.flatMap { root.children[$0] }
    return first.flatMap { editor.indent(at: outline.nodes[$0].start) } ?? "  "
  }
}

/// A new member of a JSON object: a text, or an object of members.
struct JSONMember {
  let name: String
  /// The text; nil for an object.
  private let text: String?
  private(set) var members: [JSONMember] = []
  private var index: [String: Int] = [:]
  /// The member of the file before which this one belongs; nil for the end.
  private let before: Int?

  init(_ name: String, _ text: String, before: Int? = nil) {
    (self.name, self.text, self.before) = (name, text, before)
  }

  init(_ name: String, members: [JSONMember] = [], before: Int? = nil) {
    (self.name, text, self.before) = (name, nil, before)
    self.members = members
  }

  /// Adds a text at a path, and the objects that lead to it.
  mutating func put(_ path: ArraySlice<String>, _ text: String, before: Int?) {
    guard let name = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty { return members.append(JSONMember(name, text, before: before)) }
    let place = index[name] ?? members.count
    if place == members.count {
      index[name] = place
      members.append(JSONMember(name, before: before))
    }
    members[place].put(rest, text, before: nil)
  }

  /// The members in order, grouped by the member of the file before which they belong.
  var groups: [(before: Int?, members: [JSONMember])] {
    var groups: [(before: Int?, members: [JSONMember])] = []
    var places: [Int?: Int] = [:]
    for member in members {
      if let place = places[member.before] {
        groups[place].members.append(member)
      } else {
        places[member.before] = groups.count
        groups.append((member.before, [member]))
      }
    }
    return groups
  }

  func printed(indent: String, step: String, _ lineBreak: String) -> String {
    let start = LiteralText.doubleQuoted(name) + ": "
    if let text { return start + LiteralText.doubleQuoted(text) }
    let inner = indent + step
    let lines = members.map {
      lineBreak + inner + $0.printed(indent: inner, step: step, lineBreak)
    }
    return start + "{" + lines.joined(separator: ",") + lineBreak + indent + "}"
  }
}
