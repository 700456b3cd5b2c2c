/// The parts of a Swift module that its menus share: the engine, and the views that show menus.
/// Each part exists once in the module, so it must suit all menus.
package struct ModuleNeeds: Sendable {
  private let importsEngine: Bool
  /// The access level that the engine needs, given the access levels of the menus.
  private var access = SwiftModule.Access.internal
  /// Whether a menu uses an engine within the module itself.
  private var hasEngine = false
  /// The access level that the views of each target need, by the target's name.
  private var views: [String: SwiftModule.Access] = [:]

  /// - Parameter importsEngine: Whether the module depends on MenuRuntime.
  package init(importsEngine: Bool) { self.importsEngine = importsEngine }

  /// Adds the needs of a menu. Only `generate` is read, from the menu or else from its project.
  /// Problems in the menu are reported when it is compiled.
  package mutating func add(_ document: SourceFile, of configuration: ProjectConfiguration?) {
    var entries = document.mayGenerate ? generateEntries(of: document) : []
    if entries.isEmpty { entries = configuration?.generate.map(\.value) ?? [] }
    let ours = entries.filter { SwiftModule.has($0.target ?? "") }
    guard !ours.isEmpty else { return add(to: "swift", access: nil, engine: nil) }
    for entry in ours {
      func word(_ name: String) -> String? {
        entry.parameters.last { $0.key == name }?.value.word
      }
      add(
        to: entry.target ?? "swift",
        access: word("access").flatMap(SwiftModule.Access.init),
        engine: word(WellKnownParameter.runtime).flatMap(SwiftModule.Engine.init))
    }
  }

  private mutating func add(
    to target: String, access: SwiftModule.Access?, engine: SwiftModule.Engine?
  ) {
    let engine = engine ?? SwiftModule.engine(isImported: importsEngine)
    let access = access ?? .internal
    self.access = max(self.access, access)
    switch engine {
    // With `only`, one command writes the engine, and other commands write the menus.
    case .include, .only: hasEngine = true
    case .import, .omit: break
    }
    if engine != .omit, target != "swift" { views[target] = max(views[target] ?? access, access) }
  }

  /// The files, sorted by name.
  package func files() throws -> [GeneratedFile] {
    var files = hasEngine ? try files(of: "swift", access) : []
    for (target, access) in views.sorted(by: { $0.key < $1.key }) {
      let others = try self.files(of: target, access)
      files += others.filter { file in !Self.engineFiles.contains(file.name) }
    }
    return files.sorted { $0.name.utf8Precedes($1.name) }
  }

  /// The contents of a file that a plugin announced but no menu needs.
  package static let emptyFile = emptyModuleFile

  private static let engineFiles = ["MenuRuntime.swift"]

  /// Renders the files of a target that are written once per directory.
  private func files(of target: String, _ access: SwiftModule.Access) throws -> [GeneratedFile] {
    var request = BuildRequest()
    request.targets = [target]
    let engine = hasEngine ? SwiftModule.Engine.only : .import
    request.parameters = [("access", access.rawValue), ("runtime", engine.rawValue)]
    // The files are the same for all menus.
    let document = SourceFile(
      name: "module.json", format: .json, text: #"{ "menu": "Module", "items": [] }"#)
    let compiled = try compileStages(
      document, goal: .files(request), input: .none, severities: SeveritySettings())
    return compiled.files.filter(\.isShared)
  }
}

/// The entries of `generate` in a document that may be invalid.
private func generateEntries(of document: SourceFile) -> [GenerateEntry] {
  var diagnostics = Diagnostics()
  guard
    let node = parse(document, as: 0, into: &diagnostics).root?[DocumentKey.generate.rawValue]
  else { return [] }
  var reader = ValueReader(diagnostics: diagnostics)
  return reader.generate(node)
}

extension SourceFile {
  /// Whether the document may have a key `generate`, judging by its bytes. Most menus leave
  /// `generate` to their project.
  fileprivate var mayGenerate: Bool {
    bytes.contains(UInt8(ascii: "\\"))
      || !bytes.ranges(of: Array(DocumentKey.generate.rawValue.utf8)).isEmpty
  }
}
