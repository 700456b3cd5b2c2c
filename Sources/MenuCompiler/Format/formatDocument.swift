/// A document in its canonical layout, or the reasons why it has none.
package struct FormattedDocument: Sendable {
  /// The new text; nil if the document has errors or is refused.
  package var bytes: [UInt8]?
  /// The errors in the document.
  package var problems: [LocatedDiagnostic] = []
  /// The reason why the document is left as it is, with the line number.
  package var refusal: (line: Int, message: String)?
}

/// Lays out a document in TOML, YAML or JSON. Only white space, line breaks and commas before
/// closing brackets change. The result is compared with the document: it has the same comments,
/// keys and values, each as it was written.
package func formatDocument(_ file: SourceFile) -> FormattedDocument {
  var diagnostics = Diagnostics()
  let parsed = parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true, allowsTags: true)
  guard let root = parsed.root, !diagnostics.hasErrors, let tree = SyntaxTree(file) else {
    var sources = Sources()
    sources.add(parsed)
    return FormattedDocument(problems: diagnostics.located(in: sources))
  }
  do throws(LayoutRefusal) {
    let bytes = Array(
      try layout(file, tree).text(lineBreak: file.bytes.usualLineBreak).utf8)
    if bytes != file.bytes { try check(bytes, against: root, of: file) }
    return FormattedDocument(bytes: bytes)
  } catch {
    let line = LineIndex(file.bytes).position(of: error.offset).line
    return FormattedDocument(refusal: (line, error.message))
  }
}

/// Throws an error if the tokens or values of a new text differ from those of the document.
private func check(
  _ bytes: [UInt8], against root: SourceNode, of file: SourceFile
) throws(LayoutRefusal) {
  let formatted = SourceFile(name: file.name, format: file.format, bytes: bytes)
  try LayoutCheck.compare(file, formatted)
  var ignored = Diagnostics()
  let again = parse(formatted, as: 0, into: &ignored, keepsOwnKeys: true, allowsTags: true)
  guard let other = again.root, root.isEqual(to: other) else {
    throw LayoutRefusal("its values would change", at: 0)
  }
}

private func layout(_ file: SourceFile, _ tree: SyntaxTree) throws(LayoutRefusal) -> LayoutLines {
  switch file.format {
  case .toml: return try tomlLayout(file, tree)
  case .yaml: return try YAMLLayout(file, tree).lines
  case .json, .po, .xml, .strings, .properties:
    var reader = FlowReader(file, tree)
    var lines = LayoutLines()
    lines.write(try reader.value(SyntaxTree.root), indent: 0, .json, isOpen: true)
    return lines
  }
}

extension [UInt8] {
  /// The first line break of a text; LF if it has none.
  fileprivate var usualLineBreak: String {
    guard let first = firstIndex(of: .lineFeed), first > 0 else { return "\n" }
    return self[first - 1] == .carriageReturn ? "\r\n" : "\n"
  }
}

extension SourceNode {
  /// Whether two document values are equal, regardless of their places.
  package func isEqual(to other: SourceNode) -> Bool {
    switch (value, other.value) {
    case (.nothing, .nothing): true
    case (.text(let one), .text(let two)), (.plain(let one), .plain(let two)),
      (.unsupported(let one), .unsupported(let two)):
      one.utf8.elementsEqual(two.utf8)
    case (.boolean(let one), .boolean(let two)): one == two
    case (.integer(let one), .integer(let two)): one == two
    case (.number(let one), .number(let two)): one.bitPattern == two.bitPattern
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isEqual(to: $1) }
    case (.table(let one), .table(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.isEqual(to: $1.value) }
    default: false
    }
  }
}
