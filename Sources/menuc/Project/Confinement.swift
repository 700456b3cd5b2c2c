import MenuCompiler

/// The files that a menu, and the configuration of its project, may read and write.
struct Confinement {
  /// The boundary for reading: the project of the menu's file.
  private let reading: ProjectBoundary
  /// The boundary for writing: the project of the path that names the menu. It can be a different
  /// project if that path is a link.
  private let writing: ProjectBoundary
  /// The directory of the menu, absolute and without links.
  private let directory: String
  /// The directory that outputs are relative to. It belongs to the path that names the menu.
  private let outputBase: String
  /// The project of the configuration, whose entries apply to menus without `generate`.
  private let configured: ProjectBoundary?

  /// - Parameters:
  ///   - project: The applicable configuration, and the paths that it allows. A menu outside the
  ///     configuration's directory belongs to a different project.
  ///   - allowed: The paths that the command line allows.
  init(_ document: SourceFile, project: Project?, allowed: [String]) {
    let configured = project?.boundary
    func boundary(of directory: String) -> ProjectBoundary {
      if let configured, configured.holds(directory) { return configured }
      return ProjectBoundary(around: directory, allowed: allowed)
    }
    self.configured = configured
    directory = Disk.parent(of: document.identity)
    outputBase = Disk.parent(of: document.name)
    let named = Disk.destination(of: outputBase) ?? directory
    reading = boundary(of: directory)
    writing = named == directory ? reading : boundary(of: named)
  }

  /// The boundary for the files that a configuration itself reads and its entries write.
  init(configurationIn boundary: ProjectBoundary) {
    reading = boundary
    writing = boundary
    configured = boundary
    directory = boundary.root
    outputBase = boundary.root
  }

  /// Whether an included file may be read, given its absolute path without links. It must be below
  /// the menu's directory, or be allowed explicitly.
  func allows(include path: String) -> Bool {
    ProjectBoundary(root: directory, allowed: reading.allowed).refusal(ofResolved: path) == nil
  }

  /// The project that must contain a template.
  ///
  /// - Parameter file: The file that names the template.
  func boundary(ofTemplateIn file: SourceFile) -> ProjectBoundary {
    guard let configured, Disk.parent(of: file.identity) == configured.root else { return reading }
    return configured
  }

  /// The reason why a directory can't be written to, or a page can't load a file.
  func refusal(of path: ProjectPath) -> PathRefusal? {
    switch path {
    case .output(let output):
      let (base, boundary) = place(of: output)
      return boundary?.refusal(of: base)
    case .script(let script, let output):
      let (base, boundary) = place(of: output)
      let path = Disk.join(base, script)
      if let boundary { return boundary.refusal(of: path) }
      // If the command line chose the directory, only the script is checked.
      let chosen = Disk.destination(of: base).map { [$0] } ?? []
      return ProjectBoundary(root: writing.root, allowed: writing.allowed + chosen)
        .refusal(of: path)
    }
  }

  /// The directory of an output.
  ///
  /// - Returns: The directory, and the project that must contain it; nil if the command line names
  ///   the directory.
  private func place(of output: OutputDirectory) -> (String, ProjectBoundary?) {
    switch output {
    case .workingDirectory(let path): (path, nil)
    case .besideDocument(let path): (Disk.join(outputBase, path), writing)
    case .besideConfiguration(let path):
      (Disk.join(configured?.root ?? directory, path), configured ?? writing)
    }
  }
}
