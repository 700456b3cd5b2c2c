/// Reads a document with its comments, to write it in another format.
struct ConversionReader {
  private var locator: SourceLocator
  private let file: SourceFile
  private let tree: SyntaxTree
  private var comments: AttachedComments
  private var strings: DeclaredStrings
  /// The parts that the new document can't contain, with their offsets.
  private(set) var losses: [(offset: Int, message: String)] = []
  /// The schema that a comment for editors names.
  private(set) var schema: String?

  private let format: SourceFormat

  /// - Parameter format: The format of the new document.
  init(_ parsed: ParsedFile, _ root: SourceNode, _ tree: SyntaxTree, for format: SourceFormat) {
    self.format = format
    var sources = Sources()
    sources.add(parsed)
    locator = SourceLocator(sources)
    file = parsed.file
    self.tree = tree
    comments = AttachedComments(parsed.file, tree)
    strings = DeclaredStrings(of: root)
  }

  mutating func document(_ root: SourceNode) -> ConvertedValue {
    var document = value(root, ExpectedScalars.ofDocument)
    document.rest += end(SyntaxTree.root)
    if case .table(var entries) = document.content, !entries.isEmpty {
      takeSchema(&entries[0].comments)
      document.content = .table(entries)
    }
    for comment in comments.rest {
      losses.append((comment.lowerBound, "comment: \(file.bytes.text(in: comment))"))
    }
    if file.format == .yaml {
      for token in YAMLTokens(file.bytes) where token.kind == .alias {
        let text = file.bytes.text(in: token.range)
        losses.append((token.range.lowerBound, "the alias \(text) is replaced by its value"))
      }
    }
    return document
  }

  /// Takes the comment by which editors find the schema, because it differs between TOML and YAML.
  private mutating func takeSchema(_ comments: inout [String]) {
    let prefixes = ["#:schema ", "# yaml-language-server: $schema="]
    guard
      let index = comments.firstIndex(where: { comment in
        prefixes.contains { comment.hasPrefix($0) }
      }), let prefix = prefixes.first(where: { comments[index].hasPrefix($0) })
    else { return }
    schema = String(comments.remove(at: index).dropFirst(prefix.count))
  }

  // MARK: Values

  private mutating func value(_ node: SourceNode, _ type: ExpectedScalars) -> ConvertedValue {
    let id = locator.syntaxID(at: node.place)
    switch node.value {
    case .nothing: return ConvertedValue(content: .nothing)
    case .text(let text): return ConvertedValue(content: .string(text))
    case .plain(let text) where strings.contains(node):
      return ConvertedValue(content: .string(text))
    case .plain(let text): return ConvertedValue(content: type.content(of: text))
    case .boolean(let flag): return ConvertedValue(content: .boolean(flag))
    case .integer(let number): return ConvertedValue(content: .number(String(number)))
    case .number(let number): return ConvertedValue(content: .number(NumberText.of(number)))
    case .unsupported(let kind):
      let text = id.map { file.bytes.text(in: tree[$0].value) } ?? ""
      let offset = id.map { tree[$0].value.lowerBound } ?? 0
      losses.append((offset, "\(kind) becomes a string: \(text)"))
      return ConvertedValue(content: .string(text))
    case .array(let elements):
      let entries = elements.map { entry("", $0, type.element) }
      return ConvertedValue(content: .array(entries), rest: end(id))
    case .table(let entries):
      let converted = ordered(entries).map { entry($0.key, $0.value, type[$0.key]) }
      return ConvertedValue(content: .table(converted), rest: end(id))
    }
  }

  private mutating func end(_ id: SyntaxTree.ID?) -> [String] {
    id.map { id in comments.takeEnd(id).filter { mayWrite($0, of: id) } } ?? []
  }

  /// Whether the new format can contain a comment; if not, records a loss. Comments in TOML may
  /// contain control characters that YAML does not allow.
  private mutating func mayWrite(_ comment: String, of id: SyntaxTree.ID) -> Bool {
    let hasControls = comment.unicodeScalars.contains { scalar in
      (0x7F...0x9F).contains(scalar.value) && scalar.value != 0x85
        || (scalar.value & 0xFFFE) == 0xFFFE
    }
    guard format == .yaml, hasControls else { return true }
    losses.append((tree.start(of: id), "comment: \(comment)"))
    return false
  }

  private mutating func entry(
    _ key: String, _ node: SourceNode, _ type: ExpectedScalars
  ) -> ConvertedEntry {
    let id = locator.syntaxID(at: node.place)
    let leading = id.map { id in comments.takeLeading(id).filter { mayWrite($0, of: id) } } ?? []
    let trailing = id.flatMap { id in
      comments.takeTrailing(id).flatMap { mayWrite($0, of: id) ? $0 : nil }
    }
    return ConvertedEntry(
      key: key, value: value(node, type), comments: leading, trailing: trailing)
  }

  /// The entries in the order of the file. The parser sorts TOML entries by their keys.
  private mutating func ordered(_ entries: [SourceEntry]) -> [SourceEntry] {
    guard file.format == .toml else { return entries }
    let starts = entries.map { entry in
      locator.syntaxID(at: entry.value.place).map { tree.firstStart(of: $0) } ?? 0
    }
    return zip(starts, entries).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension SyntaxTree {
  /// The first place where a value is mentioned.
  fileprivate func firstStart(of id: ID) -> Int {
    min(keys(of: id).first?.lowerBound ?? .max, start(of: id))
  }
}

/// The types that a value of a document can have, so that unquoted YAML scalars become strings,
/// numbers or booleans.
struct ExpectedScalars: Sendable {
  private let types: [KeyType]
  private let keys: [(name: String, description: KeyDescription)]

  /// The types of the values of a document.
  static let ofDocument = ExpectedScalars([], keys: TableKind.list(DocumentKey.self))

  private init(
    _ types: [KeyType], keys: [(name: String, description: KeyDescription)] = []
  ) {
    self.types = types.flatMap(Self.alternatives)
    self.keys = keys
  }

  private static func alternatives(_ type: KeyType) -> [KeyType] {
    switch type {
    case .anyOf(let types): types.flatMap(alternatives)
    case .oneOrMore(let element): alternatives(element) + [.array(of: element)]
    case .item: [.text(), .table(.item), .table(.include)]
    case .preset(_, let kind), .textOrTable(let kind): [.text(), .table(kind)]
    default: [type]
    }
  }

  var element: ExpectedScalars {
    ExpectedScalars(
      types.flatMap { type -> [KeyType] in
        switch type {
        case .array(let element): [element]
        case .scalar: [.scalar]
        case .when, .booleanOrWhen: [.array(of: .text()), .text()]
        default: []
        }
      })
  }

  subscript(key: String) -> ExpectedScalars {
    var found = keys.filter { $0.name == key }.map(\.description.type)
    for type in types {
      switch type {
      case .map(let element), .entry(let element): found.append(element)
      case .table(let kind):
        let known = kind.keys.first { $0.name == key }?.description.type
        // Entries of `generate` have the parameters of their targets.
        if let type = known ?? (kind == .generate ? .scalar : nil) { found.append(type) }
      default: break
      }
    }
    return ExpectedScalars(found.isEmpty ? [.scalar] : found)
  }

  /// An unquoted scalar, read as the first type that it can have.
  func content(of text: String) -> ConvertedValue.Content {
    for type in types {
      switch type {
      case .boolean, .booleanOrWhen, .scalar:
        if text == "true" || text == "false" { return .boolean(text == "true") }
      default: break
      }
      switch type {
      case .integer, .number, .scalar:
        if let number = PlainInteger.value(of: text) { return .number(String(number)) }
        if let number = plainNumber(text), number.isFinite { return .number(NumberText.of(number)) }
      default: break
      }
    }
    return .string(text)
  }
}
