import Yams

/// Parses YAML 1.2. Every value records where it starts.
func parseYAML(
  _ text: String, of file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics,
  keepsOwnKeys: Bool = false, allowsTags: Bool = false
) -> ParsedFile {
  // Catalogs can have keys with any name.
  if !allowsTags, !keepsOwnKeys,
    YAMLLookalikeScan.report(in: file, as: number, into: &diagnostics)
  {
    return ParsedFile(file: file, root: nil)
  }
  let standIns = YAMLStandIns(in: text)
  let composed: ComposedYAML
  switch composeYAML(standIns.text) {
  case .success(let result): composed = result
  case .failure(let failure):
    failure.report(in: file, as: number, into: &diagnostics)
    return ParsedFile(file: file, root: nil)
  }
  if SyntaxCulprit.reportSwallowingQuote(in: file, as: number, into: &diagnostics)
    || !allowsTags && YAMLPropertyScan.report(in: file, as: number, into: &diagnostics)
  {
    return ParsedFile(file: file, root: nil)
  }
  guard let node = composed.node else {
    diagnostics.emptyDocument(number)
    return ParsedFile(file: file, root: nil)
  }
  var walk = YAMLWalk(
    file: number, keepsOwnKeys: keepsOwnKeys, standIns: standIns, disguised: composed.disguised,
    columns: composed.columns)
  let root = walk.node(node, key: nil, level: 1)
  if let limit = walk.exceeded {
    let index = LineIndex(file.bytes)
    let mark = limit.name == .tooLarge ? walk.topKey : walk.marks.last
    let offset = mark.map { index.offset(line: Int($0.line), column: Int($0.column)) }
    diagnostics.report(
      limit.name, limit.message,
      at: .bytes(file: number, YAMLExtent(bytes: file.bytes).value(at: offset ?? 0)),
      help: limit.help)
    return ParsedFile(file: file, root: nil)
  }
  for problem in walk.problems {
    diagnostics.report(
      problem.name, problem.message, at: .key(problem.place), label: problem.label,
      related: problem.first.map { .init(.key($0), "first used here") }, help: problem.help)
  }
  return ParsedFile(file: file, root: root, marks: walk.marks)
}

/// Copies libyaml's tree and resolves merge keys. Counts the values, because an alias is cheap to
/// compose, but the copies of nested aliases multiply.
private struct YAMLWalk {
  struct KeyProblem {
    let name: DiagnosticName
    let message: String
    let place: SourcePlace
    var label: String?
    var first: SourcePlace?
    var help: String?
  }
  struct Exceeded {
    let name: DiagnosticName
    let message: String
    let help: String
  }

  let file: Int32
  let keepsOwnKeys: Bool
  let standIns: YAMLStandIns
  let disguised: [String: String]
  let columns: FlowKeyMarks
  var marks: [YAMLMark] = []
  var problems: [KeyProblem] = []
  var exceeded: Exceeded?
  /// The top-level key whose value is being copied.
  var topKey: YAMLMark?
  /// The number of tables merged so far. It is limited, because tables can be merged into each
  /// other repeatedly.
  var merges = 0
  /// The number of elements of `items` copied so far.
  var items = 0

  mutating func node(_ node: Node, key: Node?, level: Int) -> SourceNode {
    let place = nextPlace(of: node, key: key)
    guard exceeded == nil, !exceeds(level) else { return SourceNode(.nothing, at: place) }
    switch node {
    case .scalar(let scalar):
      return SourceNode(value(of: scalar), at: place)
    case .sequence(let sequence):
      if key?.scalar?.string == ItemKey.items.rawValue { items += sequence.count }
      var elements: [SourceNode] = []
      elements.reserveCapacity(sequence.count)
      for element in sequence {
        elements.append(self.node(element, key: nil, level: level + 1))
        if exceeded != nil { break }
      }
      return SourceNode(.array(elements), at: place)
    case .mapping(let mapping):
      var known: Set<String> = []
      return SourceNode(.table(entries(of: mapping, level: level, known: &known)), at: place)
    case .alias:
      return SourceNode(.nothing, at: place)
    }
  }

  /// The entries of a mapping, followed by the entries of its merge keys. The mapping's own entries
  /// take precedence.
  ///
  /// - Parameter known: The keys that the table already has. Merged entries do not replace them.
  private mutating func entries(
    of mapping: Node.Mapping, level: Int, known: inout Set<String>
  ) -> [SourceEntry] {
    var entries: [SourceEntry] = []
    entries.reserveCapacity(mapping.count)
    var merged: [Node] = []
    for (key, value) in mapping {
      guard exceeded == nil else { break }
      guard case .scalar(let scalar) = key else {
        problems.append(
          KeyProblem(
            name: .wrongType, message: "a key must be a string",
            place: nextPlace(of: key, key: key),
            help: "write a word; put a string that begins with a bracket in quotes"))
        continue
      }
      let name = standIns.restore(scalar.string)
      if name == "<<", scalar.style == .plain {
        merged.append(value)
        continue
      }
      // In a menu, a top-level key that starts with `x-` only holds anchors, so its value is not
      // copied.
      if level == 1, !keepsOwnKeys, name.hasPrefix(DocumentKey.ownPrefix) {
        entries.append(
          SourceEntry(
            key: name, value: SourceNode(.nothing, at: nextPlace(of: value, key: key))))
        continue
      }
      guard known.insert(name).inserted else { continue }
      if level == 1, let mark = key.mark {
        let place = columns.original(line: mark.line, column: mark.column)
        topKey = YAMLMark(line: Int32(place.line), column: Int32(place.column))
      }
      add(name, self.node(value, key: key, level: level + 1), to: &entries, level: level)
    }
    for value in merged { merge(value, into: &entries, level: level, known: &known) }
    return entries
  }

  /// Adds an entry. A key that ``composeYAML(_:)`` had to disguise is a duplicate.
  private mutating func add(
    _ key: String, _ value: SourceNode, to entries: inout [SourceEntry], level: Int
  ) {
    guard let name = disguised[key] else {
      entries.append(SourceEntry(key: key, value: value))
      return
    }
    problems.append(
      KeyProblem(
        name: .duplicateKey, message: "'\(name)' appears twice", place: value.place,
        label: "second use", first: entries.first { $0.key == name }?.value.place,
        help: level > 1 && ItemKey(rawValue: name) != nil
          ? "keep one of them; if another item begins here, it needs a '- '" : "keep one of them"))
  }

  private mutating func merge(
    _ node: Node, into entries: inout [SourceEntry], level: Int, known: inout Set<String>
  ) {
    merges += 1
    guard !exceeds(level) else { return }
    switch node {
    case .mapping(let mapping):
      entries += self.entries(of: mapping, level: level + 1, known: &known)
    case .sequence(let sequence):
      for element in sequence where exceeded == nil {
        merge(element, into: &entries, level: level + 1, known: &known)
      }
    case .scalar, .alias:
      problems.append(
        KeyProblem(
          name: .wrongType, message: "'<<' merges a table, or an array of tables",
          place: nextPlace(of: node, key: node), help: "give it an alias, e.g. `<<: *defaults`"))
    }
  }

  private func value(of scalar: Node.Scalar) -> SourceNode.Value {
    let text = standIns.restore(scalar.string)
    guard scalar.style == .plain || scalar.style == .any else { return .text(text) }
    return text.isEmpty ? .nothing : .plain(text)
  }

  private mutating func nextPlace(of node: Node, key: Node?) -> SourcePlace {
    let start = node.mark.map { columns.original(line: $0.line, column: $0.column) }
    var mark = YAMLMark(line: Int32(start?.line ?? 1), column: Int32(start?.column ?? 1))
    if let key = key?.mark.map({ columns.original(line: $0.line, column: $0.column) }) {
      mark.keyLine = Int32(key.line)
      mark.keyColumn = Int32(key.column)
    }
    marks.append(mark)
    return SourcePlace(file: file, node: Int32(marks.count - 1))
  }

  private mutating func exceeds(_ level: Int) -> Bool {
    if level > Limits.nesting {
      exceeded = Exceeded(
        name: .tooDeep,
        message: "tables and arrays are nested more than \(Limits.nesting) levels deep",
        help: "a menu has at most \(Limits.depth) levels of items")
    } else if items > Limits.items {
      exceeded = Exceeded(
        name: .tooLarge, message: "the menu has more than \(Limits.items) items",
        help: "items from aliases count each time they are used")
    } else if marks.count > Limits.values || merges > Limits.items {
      exceeded = Exceeded(
        name: .tooLarge, message: "the document has more than \(Limits.values) values",
        help:
          "aliases can multiply the values: a menu can have \(Limits.items) items after aliases are expanded"
      )
    }
    return exceeded != nil
  }
}

/// The value of a plain scalar that is a decimal YAML 1.2 number, including `.inf` and `.nan`; nil
/// if it is not a number.
func plainNumber(_ text: String) -> Double? {
  var body = text.utf8[...]
  let sign = body.first == UInt8(ascii: "-") ? -1.0 : 1.0
  if let first = body.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
    body = body.dropFirst()
  }
  switch String(body) {
  case ".inf", ".Inf", ".INF": return sign * .infinity
  case ".nan", ".NaN", ".NAN": return .nan
  default: break
  }
  guard let first = body.first, first == .dot || first.isDigit else { return nil }
  // Unlike YAML, Swift also reads hexadecimal fractions and words as numbers.
  let isDecimal = body.allSatisfy { byte in
    byte.isDigit || byte | 0x20 == UInt8(ascii: "e") || byte == .dot
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
  return isDecimal ? Double(text) : nil
}
