import MenuCompiler

/// The symbols of menus that are not open. They are kept while the files stay the same.
struct ClosedMenus {
  private struct Known {
    let stamp: FileStamp
    let symbols: [LSPSymbol]
  }

  private var known: [String: Known] = [:]
  /// The maximum number of files that are read.
  private static let mostFiles = 1_000

  /// The symbols of the projects' menus, and of the documents that these menus include.
  ///
  /// - Parameters:
  ///   - directories: The directories whose projects are searched.
  ///   - open: The paths of the documents whose symbols are not wanted.
  mutating func symbols(
    of directories: Set<String>, besides open: Set<String>, files: OpenFiles, _ unit: ColumnUnit
  ) -> [LSPSymbol] {
    var found: [String: Known] = [:]
    var seen = open
    var readsLeft = Self.mostFiles
    for directory in directories.sorted() {
      guard let project = try? files.project(of: directory),
        let documents = try? project.documents()
      else { continue }
      var rest = documents.compactMap { try? files.document($0.path) }[...]
      while let file = rest.popFirst(), found.count < Self.mostFiles {
        guard seen.insert(file.identity).inserted else { continue }
        let document = EditorDocument(file)
        found[file.identity] = symbols(of: document, unit)
        let input = files.input(Confinement(file, project: project, allowed: []))
        for path in EditorOutline(document).includes where readsLeft > 0 {
          readsLeft -= 1
          if case .loaded(let part) = input.loadInclude(path, file) { rest.append(part) }
        }
      }
    }
    known = found
    return found.sorted { $0.key < $1.key }.flatMap(\.value.symbols)
  }

  private func symbols(of document: EditorDocument, _ unit: ColumnUnit) -> Known {
    let path = document.file.identity
    let stamp = FileStamp(path)
    if let known = known[path], known.stamp == stamp, !stamp.isFresh { return known }
    let text = EditorText(document.file.bytes, unit)
    let uri = FileURI.uri(of: path)
    return Known(
      stamp: stamp,
      symbols: EditorOutline(document).symbols.flatMap { $0.flat(in: text, uri: uri, of: nil) })
  }
}

extension OpenFiles {
  /// The project of a directory; nil if there is none, or if its configuration has errors, which
  /// are reported when the configuration is open.
  func project(of directory: String) throws -> Project? {
    try configuration(of: directory)?.project
  }

  /// The configuration that applies in a directory, with its project; nil if there is none.
  func configuration(of directory: String) throws -> (project: Project?, result: CompiledMenu)? {
    try Project.read(from: directory, InputOptions.parse([]), document: document)
  }
}
