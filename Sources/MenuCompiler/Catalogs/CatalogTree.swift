/// The tree of a catalog in TOML, YAML or JSON, and its problems.
///
/// The tree lives only as long as its reader, so places are converted to byte ranges before they
/// are passed on.
struct CatalogTree {
  let format: SourceFormat
  /// The root of the tree; nil if the file can't be parsed.
  let root: SourceNode?
  /// Reads values, and collects their problems.
  var values: ValueReader
  /// The index of the file in ``Sources``; within the tree, the file has the index 0.
  private let number: Int32
  private var locator: SourceLocator

  init(_ file: SourceFile, as number: Int32, _ severities: SeveritySettings) {
    var diagnostics = Diagnostics(severities)
    let parsed =
      file.isEmptyTextMap
      ? ParsedFile(file: file, root: SourceNode(.table([]), at: SourcePlace(file: 0, node: 0)))
      : parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true)
    var sources = Sources()
    sources.add(parsed)
    format = file.format
    root = parsed.root
    values = ValueReader(diagnostics: diagnostics)
    self.number = number
    locator = SourceLocator(sources)
  }

  /// Converts a place in the tree to a range of bytes in the file, or to the file itself if it has
  /// no range.
  mutating func anchor(_ anchor: SourceAnchor) -> SourceAnchor {
    guard let range = locator.range(of: anchor)?.bytes else { return .file(number) }
    return .bytes(file: number, range)
  }

  mutating func report(into diagnostics: inout Diagnostics) {
    for problem in values.diagnostics.all {
      diagnostics.report(
        problem.name, problem.message, at: anchor(problem.anchor), label: problem.label,
        related: problem.related.map { .init(anchor($0.anchor), $0.label) }, help: problem.help,
        proposal: problem.proposal)
    }
  }
}

extension SourceFile {
  /// Whether the file is YAML without values: at most comments, directives, document markers,
  /// anchors and tags. Such a file is a map without texts.
  var isEmptyTextMap: Bool {
    var problems = Diagnostics()
    guard format == .yaml,
      YAMLTokens(bytes).allSatisfy({
        $0.kind.isTrivia
          || [.directive, .documentStart, .documentEnd, .anchor, .tag].contains($0.kind)
      }), !YAMLPropertyScan.report(in: self, as: 0, into: &problems),
      // A comment can contain characters that YAML does not allow.
      let text = decodeText(of: self, as: 0, into: &problems), case .success = composeYAML(text)
    else { return false }
    return true
  }
}
