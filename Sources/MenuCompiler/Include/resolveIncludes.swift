/// The result of loading an included document.
public enum IncludeResult: Sendable {
  case loaded(SourceFile)
  /// The file is missing or can't be read; the payload is the system's reason.
  case missing(String)
  /// The path leads out of the root document's directory once links are resolved, or into a version
  /// control folder.
  case outside
}

/// Loads an included document, given its path as written and the document that contains the path.
/// The caller provides the function, because the compiler itself does not read files.
public typealias IncludeLoader = (_ path: String, _ from: SourceFile) -> IncludeResult

/// Replaces the items that include documents with the items of those documents. Nodes keep their
/// places in their own files. Returns nil if the document can't be read, or if there are too many
/// items or includes.
package func resolveIncludes(
  of document: ParsedFile, in sources: inout Sources, load: IncludeLoader,
  into diagnostics: inout Diagnostics
) -> SourceNode? {
  guard let root = document.root else { return nil }
  // Searching for the word is much cheaper than walking a tree without includes.
  guard mentionsInclude(document.file.bytes) else { return root }
  return withoutActuallyEscaping(load) { load in
    var resolver = IncludeResolver(load: load, sources: sources, diagnostics: diagnostics)
    let resolved = resolver.document(root, of: document.file)
    sources = resolver.sources
    diagnostics = resolver.diagnostics
    return resolver.isTooLarge ? nil : resolved
  }
}

private func mentionsInclude(_ bytes: [UInt8]) -> Bool {
  let word = Array(IncludeKey.include.rawValue.utf8)
  return bytes.withUnsafeBufferPointer { bytes in
    var index = 0
    while index + word.count <= bytes.count {
      // The word may also be spelled with escape sequences.
      if bytes[index] == UInt8(ascii: "\\") { return true }
      if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) {
        return true
      }
      index += 1
    }
    return false
  }
}

private struct IncludeResolver {
  let load: IncludeLoader
  var sources: Sources
  var diagnostics: Diagnostics
  /// The documents being read, from the root to the current one.
  private var stack: [IncludingDocument] = []
  private var parsed: [String: ParsedFile] = [:]
  /// The results of loading, keyed by the including file and the path as written in it.
  private var loaded: [String: IncludeResult] = [:]
  private var count = 0
  private var includeCount = 0

  /// Whether items are missing from the tree because there are too many items or includes. Checking
  /// the remaining items would be slow and of little use.
  private(set) var isTooLarge = false

  init(load: @escaping IncludeLoader, sources: Sources, diagnostics: Diagnostics) {
    self.load = load
    self.sources = sources
    self.diagnostics = diagnostics
  }

  mutating func document(_ root: SourceNode, of file: SourceFile) -> SourceNode {
    stack.append(IncludingDocument(file: file, include: root.place))
    defer { stack.removeLast() }
    return table(root, key: DocumentKey.items.rawValue, in: file)
  }

  /// Resolves the includes among the children of a table.
  private mutating func table(_ node: SourceNode, key: String, in file: SourceFile) -> SourceNode {
    guard case .table(var entries) = node.value,
      let index = entries.firstIndex(where: { $0.key == key }),
      case .array(let items) = entries[index].value.value
    else { return node }
    var resolved = entries[index].value
    resolved.value = .array(items.flatMap { item($0, in: file) })
    entries[index].value = resolved
    return SourceNode(.table(entries), at: node.place)
  }

  private mutating func item(_ node: SourceNode, in file: SourceFile) -> [SourceNode] {
    guard !isTooLarge else { return [] }
    count += 1
    guard count <= Limits.items else {
      isTooLarge = true
      diagnostics.report(
        .tooLarge, "the menu has more than \(Limits.items) items after includes",
        at: .value(node.place), help: "split it into several menus")
      return []
    }
    guard let path = node[IncludeKey.include.rawValue] else {
      return [table(node, key: ItemKey.items.rawValue, in: file)]
    }
    var reader = ValueReader(diagnostics: diagnostics)
    _ = reader.entries(of: node, as: IncludeKey.self)
    let text = reader.text(IncludeKey.include.rawValue, path)
    diagnostics = reader.diagnostics
    return text.map { include($0, at: path, in: file) } ?? []
  }

  private mutating func include(
    _ path: String, at node: SourceNode, in file: SourceFile
  ) -> [SourceNode] {
    guard stack.count < Limits.depth else {
      diagnostics.report(
        .tooDeep, "includes are nested more than \(Limits.depth) levels deep",
        at: .value(node.place), help: "nest includes less deeply")
      return []
    }
    let included: SourceFile
    switch result(of: path, in: file) {
    case .loaded(let loaded): included = loaded
    case .missing(let reason):
      diagnostics.includeMissing(path, node, reason: reason)
      return []
    case .outside:
      diagnostics.includeOutside(path, node)
      return []
    }
    includeCount += 1
    guard includeCount <= Limits.includes else {
      isTooLarge = true
      diagnostics.tooManyIncludes(included, node)
      return []
    }
    stack[stack.count - 1].include = node.place
    if let first = stack.firstIndex(where: { $0.file.identity == included.identity }) {
      diagnostics.includeCycle(Array(stack[first...]), node)
      return []
    }
    guard let root = tree(of: included, at: node) else { return [] }
    guard let items = document(root, of: included)[DocumentKey.items.rawValue] else {
      diagnostics.includeWithoutItems(path, node, root)
      return []
    }
    guard case .array(let nodes) = items.value else {
      var reader = ValueReader(diagnostics: diagnostics)
      reader.wrongType(DocumentKey.items.rawValue, items, takes: .array)
      diagnostics = reader.diagnostics
      return []
    }
    return nodes
  }

  private mutating func result(of path: String, in file: SourceFile) -> IncludeResult {
    let key = "\(file.identity)\u{0}\(path)"
    if let known = loaded[key] { return known }
    let result = load(path, file)
    loaded[key] = result
    return result
  }

  /// The tree of an included file, which is parsed only once, however often it is included.
  private mutating func tree(of file: SourceFile, at node: SourceNode) -> SourceNode? {
    if let known = parsed[file.identity] { return known.root }
    let number = sources.next
    let result = parse(file, as: number, into: &diagnostics)
    parsed[file.identity] = result
    sources.add(result)
    return result.root
  }
}
