import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// The tree of a YAML document has the keys and values that libyaml reads.
@Suite struct YAMLTreeTests {
  @Test func libyamlReadsTheSame() {
    var compared = 0
    for document in TokenDocuments.all(.yaml) where document.bytes.count < 100_000 {
      var random = Dice(seed: UInt64(document.bytes.count))
      for round in 0..<(document.bytes.count < 5_000 ? Rounds.atLeast(5) : 1) {
        let bytes =
          round == 0
          ? document.bytes : TokenDocuments.mutated(document.bytes, .yaml, using: &random)
        compared += compare(bytes, "\(document.name) \(round)")
      }
    }
    #expect(compared > 5_000)
  }

  @Test(arguments: [
    "a: &x b\nc: [*x, {d: e, ? f : g, h}, i: j]\nk:\n- l\n- - m\n  - n: o\n    p: |\n      q\n- r",
    "- &a b: c\n  d:\n- e: f\n\n-\n- ? g\n  : h", "{a: [b, {c: d}], \"e\": 'f', g: }",
    "[? a : b, {? c : [d], ? e, ? : f}, ? g, [? j : k]]",
    "? a\n: - ? b\n    : ? c\n      : g\n    h: i\n? j\n: {l: [m]}\nn: o\n",
    "a:\nb:\n  - c\nd: &x\ne: &y\n  f: g\nh: [\n  i, j\n  k\n]\n",
  ])
  func styles(text: String) {
    #expect(compare(Array(text.utf8), text) > 5)
  }

  /// Compares all values. Returns their number; 0 for a document that libyaml refuses.
  private func compare(_ bytes: [UInt8], _ name: String) -> Int {
    // A key that an alias repeats has no place of its own.
    guard !String(decoding: bytes, as: UTF8.self).contains(/\*\w+\s+:/) else { return 0 }
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "menu.yaml", format: .yaml, bytes: bytes)
    let parsed = parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true)
    guard let root = parsed.root, diagnostics.all.isEmpty else { return 0 }
    var sources = Sources()
    sources.add(parsed)
    var locator = SourceLocator(sources)
    var rest: [(key: String?, node: SourceNode)] = [(nil, root)]
    var compared = 0
    while let (key, node) = rest.popLast() {
      compared += 1
      let key = key.map { isKey($0, of: node.place, bytes, &locator) } ?? true
      let context = "\(name): value \(node.place.node) of \(String(decoding: bytes, as: UTF8.self))"
      #expect(key, "\(context)")
      let value = isValue(node, bytes, &locator)
      #expect(value, "\(context)")
      guard key, value else { break }
      if case .array(let elements) = node.value { rest += elements.map { (nil, $0) } }
      rest += node.entries.map { ($0.key, $0.value) }
    }
    return compared
  }

  private func isKey(
    _ key: String, of place: SourcePlace, _ bytes: [UInt8], _ locator: inout SourceLocator
  ) -> Bool {
    guard let range = locator.entryNode(of: place)?.key else { return false }
    // An empty key may be marked at its tag.
    return key.isEmpty || bytes[range].contains(where: \.isBreak) || isText(key, range, bytes)
  }

  private func isValue(
    _ node: SourceNode, _ bytes: [UInt8], _ locator: inout SourceLocator
  ) -> Bool {
    if case .nothing = node.value { return true }
    guard let id = locator.syntaxID(at: node.place), let tree = locator.syntaxTree(0) else {
      return false
    }
    let children = Array(tree.children(of: id))
    switch node.value {
    case .array(let elements):
      return [.array, .blockArray].contains(tree[id].kind) && children.count == elements.count
    case .table(let entries):
      let keys = children.compactMap { tree[$0].key.map { Array(bytes[$0]) } }
      return [.table, .blockTable].contains(tree[id].kind)
        && (keys.count == entries.count || keys.contains(Array("<<".utf8)))
    case .text(let text), .plain(let text):
      let range = tree[id].value
      // The lines of a scalar are folded.
      return tree[id].kind == .scalar
        && (bytes[range].contains(where: \.isBreak) || text.isEmpty || text.contains("\0")
          || isText(text, range, bytes))
    case .nothing, .boolean, .integer, .number, .unsupported: return false
    }
  }

  private func isText(_ text: String, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    TextLiteral(yaml: bytes, range, isInFlow: false)?.text.utf8.elementsEqual(text.utf8) ?? false
  }

  /// A document of one line in which every value has a problem, each at its place.
  @Test(arguments: [SourceFormat.yaml, .json])
  func problemsOnOneLine(format: SourceFormat) throws {
    let count = 4_000
    let title = format == .yaml ? "Apples" : "\"Apples\""
    let titles = Array(repeating: title, count: count).joined(separator: ", ")
    let text = "{\"menu\": \"M\", \"items\": [\(titles)]}"
    let file = SourceFile(name: "menu", format: format, text: text)
    let problems = try compileMenu(file, goal: .check, input: .none).diagnostics
    #expect(problems.count { $0.name == .duplicateID } == count - 1)
    #expect(problems.allSatisfy { $0.range.map { !$0.bytes.isEmpty } ?? false })
  }
}
