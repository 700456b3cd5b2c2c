import Foundation
import MenuCompiler

/// Finds the menus that need not be compiled, because neither their inputs nor their outputs have
/// changed since an earlier build.
///
/// To the rest of the build, these menus look like compiled menus, so that checks across menus,
/// such as the check for colliding outputs, work as usual.
struct UnchangedMenus {
  private let request: BuildRequest
  private let assignment: Assignment
  private let options: InputOptions
  private let watched: WatchedFiles?
  /// A hash of everything that determines the outputs and the problems, except the menus' inputs.
  let settings: String
  /// The kept menus, by directory.
  private var kept: [String: MenuCache.Menus] = [:]
  /// The hashes of inputs, by path.
  private var hashes: [String: String] = [:]
  /// The contents of outputs, by path.
  private var contents: [String: OutputContents] = [:]
  private let resolver: PathResolver

  /// - Parameter watched: Records all files that are read.
  init(
    _ request: BuildRequest, _ assignment: Assignment, _ options: InputOptions,
    _ resolver: PathResolver, watched: WatchedFiles?
  ) {
    self.request = request
    self.assignment = assignment
    self.options = options
    self.resolver = resolver
    self.watched = watched
    settings = assignment.settings(of: request, options)
  }

  /// The runs of the unchanged menus, by the paths of their documents.
  mutating func runs() -> [String: CompilerRun] {
    var runs: [String: CompilerRun] = [:]
    for path in assignment.paths where path != Disk.standardInput {
      if let run = run(of: path) { runs[path] = run }
    }
    return runs
  }

  private mutating func run(of path: String) -> CompilerRun? {
    watched?.look(path)
    // No data is kept for a document that is a link.
    guard let bytes = Disk.contents(of: path) else { return nil }
    let identity = resolver.file(path)
    hashes[identity] = SHA256.hex(bytes)
    for directory in OutputDirectoryGuess.directories(
      of: path, bytes, request: request, project: assignment.project)
    {
      let kept = menus(in: resolver.directory(directory))
      guard let menu = kept[identity, flags: request.flags], menu.settings == settings,
        menu.suits(options.format), menu.sources.first?.name == path,
        isUnchanged(menu), let sources = sources(of: menu),
        let outputs = outputs(of: menu, from: sources[0])
      else { continue }
      return CompilerRun(unchanged: sources, menu, outputs, options: options)
    }
    return nil
  }

  private mutating func menus(in directory: String) -> MenuCache.Menus {
    if let known = kept[directory] { return known }
    let menus = MenuCache(in: directory).menus()
    kept[directory] = menus
    return menus
  }

  /// The document and the documents that it includes, with their contents if there are problems to
  /// report; nil if one of them has changed.
  private func sources(of menu: KeptMenu) -> [SourceFile]? {
    var sources: [SourceFile] = []
    for source in menu.sources {
      var bytes: [UInt8] = []
      if !menu.problems.isEmpty {
        watched?.look(source.name)
        guard let contents = Disk.contents(of: source.identity) else { return nil }
        let hash = SHA256.hex(contents)
        guard menu.inputs.contains(where: { $0.hash == hash }) else { return nil }
        bytes = contents
      }
      sources.append(
        SourceFile(
          name: source.name, identity: source.identity, format: source.format, bytes: bytes))
    }
    return sources.isEmpty ? nil : sources
  }

  /// Whether none of the menu's inputs has changed.
  private mutating func isUnchanged(_ menu: KeptMenu) -> Bool {
    for input in menu.inputs + menu.templates {
      guard hash(of: input) == input.hash else { return false }
    }
    return true
  }

  /// The outputs of a menu; nil if one of them has changed.
  private mutating func outputs(
    of menu: KeptMenu, from document: SourceFile
  ) -> [OutputContents]? {
    var outputs: [OutputContents] = []
    for file in menu.files {
      let path = resolver.file(assignment.path(of: file, from: document))
      if contents[path] == nil {
        contents[path] = Disk.stampedHash(of: path).map { OutputContents(unchanged: $0, $1) }
      }
      guard let output = contents[path], output.hash == file.hash else { return nil }
      outputs.append(output)
    }
    return outputs
  }

  private mutating func hash(of input: BuildInput) -> String? {
    if let known = hashes[input.path] { return known }
    let hash: String?
    if let pattern = CatalogPattern(input.path) {
      hash = pattern.hash(watched, shown: input.shown)
    } else {
      watched?.look(input.shown)
      hash = Disk.hash(of: input.path)
    }
    hashes[input.path] = hash
    return hash
  }
}

extension CatalogPattern {
  /// Returns ``hash``, and records the search.
  ///
  /// - Parameter shown: The directory in printed form, which identifies the search.
  fileprivate func hash(_ watched: WatchedFiles?, shown: String) -> String {
    let name = Disk.join(shown, String(path.dropFirst(directory.count + 1)))
    let top = FileManager.default.currentDirectoryPath
    _ = watched?.search(Disk.join(top, name)) { willList in
      willList(directory)
      return names()
    }
    return hash
  }
}

extension Assignment {
  /// The path of a generated file in printed form.
  func path(of file: GeneratedFile, from document: SourceFile) -> String {
    switch file.directory {
    case .besideConfiguration(let path):
      let directory = project.map { $0.path(path) } ?? path
      return Disk.join(directory, file.name)
    case .workingDirectory(let path): return Disk.join(path, file.name)
    case .besideDocument(let path):
      let directory = Disk.join(Disk.parent(of: document.name), path)
      return Disk.join(directory, file.name)
    }
  }

  /// A hash of everything that determines the outputs and the problems of a build, except the
  /// menus.
  fileprivate func settings(of request: BuildRequest, _ options: InputOptions) -> String {
    let configuration = project?.configuration.file
    // The settings that determine how file names are read, and which directories they are relative
    // to.
    var words = [
      Disk.workingDirectory, configuration?.name, configuration.map { SHA256.hex($0.bytes) },
      options.inputFormat?.rawValue, request.output, request.flags,
    ]
    if let module = request.module {
      words += [module.file, module.importsEngine.map { "\($0)" }]
    }
    words += request.parameters.map { "\($0.name)=\($0.value)" }
    words += DiagnosticName.allCases.map { severities.severity(of: $0)?.rawValue }
    words += allowedOutside + defines.map { "\($0.condition)=\($0.value)" }
    // A single menu must have the conditions and parameters that the flags name. Of several menus,
    // at least one must have them.
    if !defines.isEmpty || !request.parameters.isEmpty { words.append("\(paths.count > 1)") }
    // Each part is preceded by its length, because a part may contain any separator.
    let parts = words.map { word in word.map { "\($0.utf8.count):\($0)" } ?? "-" }
    return SHA256.hex(Array(parts.joined(separator: " ").utf8))
  }
}
