import TOMLKit

@testable import MenuCompiler

/// The tree of a TOML text, with access to its values by their names.
struct NamedTOML {
  enum Form {
    case written, header, implied

    init(_ node: SyntaxNode) {
      switch node.kind {
      case .scalar, .array, .table, .blockArray, .blockTable: self = .written
      case .header where node.key == nil: self = .implied
      case .header, .arrayOfTables: self = .header
      case .dotted, .implied: self = .implied
      }
    }
  }

  let tree: SyntaxTree
  let duplicates: [TOMLTables.Duplicate]
  private let bytes: [UInt8]
  private var children: [SyntaxTree.ID: [[UInt8]: SyntaxTree.ID]] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = SyntaxTree(toml: bytes)
    duplicates = TOMLTreeReader(bytes).tables.duplicates
    for id in tree.order where tree[id].kind != .array && tree[id].kind != .arrayOfTables {
      for child in tree.children(of: id) {
        let name = tree[child].key.map { TOMLTokens.name(ofKey: $0, in: bytes) } ?? ""
        children[id, default: [:]][Array(name.utf8)] = child
      }
    }
  }

  /// The number of keys on the path to a value, each counted once.
  var keyCount: Int { children.values.reduce(0) { $0 + $1.count } }

  func node(_ path: [SourceStep]) -> SyntaxTree.ID? {
    path.reduce(SyntaxTree.root) { (id: SyntaxTree.ID?, step) in
      guard let id else { return nil }
      switch step {
      case .key(let name): return children[id]?[Array(name.utf8)]
      case .index(let index):
        guard index >= 0, children[id] == nil, [.array, .arrayOfTables].contains(tree[id].kind)
        else { return nil }
        return Array(tree.children(of: id).prefix(index + 1)).dropFirst(index).first
      }
    }
  }

  func locate(_ path: [SourceStep]) -> SyntaxNode? { node(path).map { tree[$0] } }
}

/// Compares ``TOMLTreeReader`` with TOMLKit on one document. Every key that TOMLKit returns must
/// have a place, at which the text denotes the same key and value.
struct TOMLTreeChecker {
  let bytes: [UInt8]
  let positions: NamedTOML
  private(set) var problems: [String] = []
  private(set) var keys = 0
  /// The nodes in the order of TOMLKit's values.
  private var order = [SyntaxTree.root]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    positions = NamedTOML(bytes)
  }

  /// The differences; empty if there are none. A text that TOMLKit refuses is checked for
  /// duplicates only.
  static func problems(of text: String) -> [String] {
    var checker = TOMLTreeChecker(Array(text.utf8))
    // toml++ would end the test run.
    guard TOMLHazards(checker.bytes).trap == nil else { return [] }
    let start = checker.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do {
      let table = try TOMLTable(string: String(decoding: checker.bytes[start...], as: UTF8.self))
      // TOMLKit ignores the text after U+0000, so there is nothing to compare.
      guard TOMLHazards(checker.bytes).nulEscapes.isEmpty else { return [] }
      checker.check(table, at: [])
      let found = checker.positions.keyCount
      if found != checker.keys { checker.problems.append("\(found) keys for \(checker.keys)") }
      // Values are numbered in the order in which TOMLKit passes them.
      if checker.order != checker.positions.tree.order { checker.problems.append("another order") }
      if !checker.positions.duplicates.isEmpty {
        checker.problems.append("duplicates in a valid text: \(checker.positions.duplicates)")
      }
    } catch let error as TOMLParseError {
      checker.check(error)
    } catch {
      checker.problems.append("\(error)")
    }
    return checker.problems
  }

  /// An error about a redefinition is on the line of the first duplicate.
  private mutating func check(_ error: TOMLParseError) {
    guard error.description.contains("existing") else { return }
    guard let duplicate = positions.duplicates.first else {
      problems.append("no duplicate for: \(error)")
      return
    }
    // toml++ reports some errors of a header after its line break.
    let line = 1 + bytes[..<duplicate.second.lowerBound].count { $0 == .lineFeed }
    if !(line...line + 1).contains(error.source.begin.line) {
      problems.append("duplicate on line \(line): \(error)")
    }
    if duplicate.first.upperBound > duplicate.second.lowerBound {
      problems.append("the first place is not in front of the second: \(duplicate)")
    }
  }

  private mutating func check(_ table: TOMLTable, at path: [SourceStep]) {
    for (key, value) in zip(table.keys, table.values) {
      keys += 1
      let path = path + [.key(key)]
      guard let entry = positions.locate(path) else {
        problems.append("not located: \(path)")
        continue
      }
      check(entry, is: value, at: path)
      positions.node(path).map { order.append($0) }
      guard let range = entry.key else {
        problems.append("no key: \(path)")
        continue
      }
      let written = try? TOMLTable(string: "\(source(range)) = 0").keys
      if written.map({ $0.map { Array($0.utf8) } }) != [Array(key.utf8)] {
        problems.append("\(source(range)) is not the key of \(path)")
      }
      descend(into: value, at: path)
    }
  }

  private mutating func check(_ array: TOMLArray, at path: [SourceStep]) {
    for index in 0..<array.count {
      let path = path + [.index(index)]
      guard let entry = positions.locate(path) else {
        problems.append("not located: \(path)")
        continue
      }
      check(entry, is: array[index].tomlValue, at: path)
      positions.node(path).map { order.append($0) }
      descend(into: array[index].tomlValue, at: path)
    }
    if positions.locate(path + [.index(array.count)]) != nil {
      problems.append("too many elements: \(path)")
    }
  }

  private mutating func descend(into value: TOMLValue, at path: [SourceStep]) {
    if let table = value.table { check(table, at: path) }
    if let array = value.array { check(array, at: path) }
  }

  private mutating func check(
    _ entry: SyntaxNode, is value: TOMLValue, at path: [SourceStep]
  ) {
    let text = source(entry.value)
    switch NamedTOML.Form(entry) {
    case .written:
      let table = try? TOMLTable(string: "x = \(text)")
      guard let read = table?["x"]?.tomlValue, describe(read) == describe(value) else {
        problems.append("\(text) is not the value of \(path): \(describe(value))")
        return
      }
    case .header:
      if !text.hasPrefix("["), !text.hasSuffix("]") { problems.append("no header: \(text)") }
      if (try? TOMLTable(string: text)) == nil { problems.append("a broken header: \(text)") }
    case .implied:
      if entry.key != entry.value { problems.append("\(text) is not the key of \(path)") }
    }
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A value in a unique notation. TOMLKit's `==` does not hold for NaN.
private func describe(_ value: TOMLValue) -> String {
  switch value.type {
  case .table:
    guard let table = value.table else { return "?" }
    let entries = zip(table.keys, table.values).map { "\($0.debugDescription): \(describe($1))" }
    return "{\(entries.joined(separator: ", "))}"
  case .array:
    guard let array = value.array else { return "?" }
    let elements = (0..<array.count).map { describe(array[$0].tomlValue) }
    return "[\(elements.joined(separator: ", "))]"
  case .string: return (value.string ?? "?").debugDescription
  case .int: return "\(value.int ?? 0)"
  case .double: return "\((value.double ?? 0).bitPattern)"
  case .bool: return "\(value.bool ?? false)"
  case .date: return value.date?.debugDescription ?? "?"
  case .time: return value.time?.debugDescription ?? "?"
  case .dateTime:
    return "\(value.dateTime?.debugDescription ?? "?") \(value.dateTime?.offset?.offset ?? -1)"
  }
}
