import ArgumentParser
import Foundation
import MenuCompiler

/// The configuration that applies to a command, and the menus that it names.
struct Project {
  let configuration: ProjectConfiguration
  /// The configuration's directory in printed form: relative to the working directory.
  let directory: String
  /// The files that the project's menus may read and write.
  let boundary: ProjectBoundary

  /// The configuration that flags name, or the nearest one from a directory upward; nil if there is
  /// none. Problems of the configuration are added to the report; errors end the command.
  static func find(
    from start: String = ".", _ options: InputOptions, to reporter: inout Reporter,
    watched: WatchedFiles? = nil
  ) throws -> Project? {
    let read = try read(from: start, options, watched: watched) {
      try Disk.document($0, format: options.sourceFormat, watched: watched)
    }
    guard let read else { return nil }
    reporter.add(read.result, isFixable: false)
    guard let project = read.project else { throw ExitCode(ExitStatus.problems.rawValue) }
    return project
  }

  /// The configuration that applies in a directory, with its problems; nil if there is none. The
  /// project is nil if the configuration has errors.
  ///
  /// - Parameter document: Reads the configuration.
  static func read(
    from start: String, _ options: InputOptions, watched: WatchedFiles? = nil,
    document: (String) throws -> SourceFile
  ) throws -> (project: Project?, result: CompiledMenu)? {
    guard let path = try options.configuration.file ?? nearest(from: start, options, watched) else {
      return nil
    }
    guard !Disk.isDirectory(path) else {
      throw DiskError(
        description: "\(path): it is a directory: name the configuration, such as"
          + " '\(Disk.join(path, "menuc.toml"))'")
    }
    guard SourceFormat(path: path) != nil else {
      throw DiskError(
        description: "\(path): the format is unknown: name the configuration .toml, .yaml or .yml")
    }
    let file = try document(path)
    let directory = Disk.parent(of: path)
    var boundary: ProjectBoundary?
    let (configuration, result) = try readConfiguration(file) { configuration in
      let own = try ProjectBoundary(of: configuration, in: directory, options.allowOutside)
      boundary = own
      return Disk().input(Confinement(configurationIn: own), watched: watched)
    }
    guard let configuration else { return (nil, result) }
    let project = Project(
      configuration: configuration, directory: directory,
      boundary: try boundary
        ?? ProjectBoundary(of: configuration, in: directory, options.allowOutside))
    return (project, result)
  }

  /// Searches for a configuration from a directory upward.
  private static func nearest(
    from start: String, _ options: InputOptions, _ watched: WatchedFiles?
  ) throws -> String? {
    guard !options.configuration.isIgnored else { return nil }
    let resolver = PathResolver()
    let top = resolver.directory(".")
    var directory = resolver.directory(start)
    while true {
      let shown = Disk.relative(directory, to: top)
      let candidates = ProjectConfiguration.fileNames.map { Disk.join(shown, $0) }
      for path in candidates { watched?.look(path) }
      let found = candidates.filter { Disk.exists($0) && !Disk.isDirectory($0) }
      if found.count > 1 {
        throw UsageError(
          "'\(found[0])' and '\(found[1])' are both configurations",
          help: "keep one, or name one with --configuration")
      }
      if let path = found.first {
        try checkLink(path)
        return path
      }
      guard directory != "/" else { return nil }
      directory = Disk.parent(of: directory)
    }
  }

  /// A configuration that was found by searching may be a link only within its repository, because
  /// errors print lines of the file.
  private static func checkLink(_ path: String) throws {
    guard Disk.isLink(path), let directory = Disk.destination(of: Disk.parent(of: path)) else {
      return
    }
    let top = ProjectBoundary.top(of: directory, having: VersionControl.folders) ?? directory
    if let refusal = ProjectBoundary(root: top, allowed: []).refusal(of: path) {
      throw UsageError(
        "'\(path)' \(refusal)",
        help: "name the configuration with --configuration, or use --no-configuration")
    }
  }

  /// A menu that the configuration names, with the pattern that found it.
  struct Document {
    /// The path relative to the working directory.
    let path: String
    /// The path relative to the configuration.
    let file: String
    let pattern: ProjectConfiguration.Setting<String>
  }

  /// The project's menus in the order of the patterns, without duplicates.
  func documents(watched: WatchedFiles? = nil) throws -> [Document] {
    var known: Set<String> = []
    var documents: [Document] = []
    let resolver = PathResolver()
    let top = resolver.directory(".")
    let own = Disk.normalized(configuration.file.name)
    for pattern in configuration.menus {
      let search: SearchState.Search = { [directory] willList in
        Glob.files(pattern.value, in: directory, willList: willList)
      }
      let files = watched?.search(pattern.value, search) ?? search { _ in }
      guard !files.isEmpty else {
        throw DiskError(
          description:
            "\(configuration.file.name):\(pattern.line): '\(pattern.value)' matches no file"
            + (pattern.value.hasSuffix("**")
              ? "; '**' stands for folders: write '\(pattern.value)/*'" : ""))
      }
      for file in files where known.insert(file).inserted {
        let absolute = resolver.file(Disk.join(directory, file))
        let path = Disk.relative(absolute, to: top)
        let isExcluded = configuration.excluded.contains { Glob.matches(file, $0.value) }
        if isExcluded || absolute == own { continue }
        if let refusal = boundary.refusal(of: path) {
          throw DiskError(
            description: "\(configuration.file.name):\(pattern.line): '\(file)' \(refusal);"
              + " '--allow-outside' allows its directory")
        }
        documents.append(Document(path: path, file: file, pattern: pattern))
      }
    }
    return documents
  }

  /// Whether the configuration names a file as a menu. The file need not exist.
  func names(_ identity: String) -> Bool {
    let file = Disk.relative(identity, to: Disk.resolved(directory))
    func isNamed(by patterns: [ProjectConfiguration.Setting<String>]) -> Bool {
      patterns.contains { Glob.matches(file, $0.value) }
    }
    return isNamed(by: configuration.menus) && !isNamed(by: configuration.excluded)
  }

  /// Resolves a path that the configuration names.
  func path(_ path: String) -> String { Disk.join(directory, path) }
}

/// The documents and settings of a command. Flags take precedence over the configuration.
struct Assignment {
  let project: Project?
  let paths: [String]
  /// Whether the paths are those of all menus of the project.
  let isWholeProject: Bool
  var severities: SeveritySettings
  /// The paths outside the project that flags allow to be read and written.
  let allowedOutside: [String]
  /// The values of conditions that the flags fix.
  let defines: [Define]

  /// - Parameter files: The documents that the command line names. If there are none, the project's
  ///   documents are used.
  /// - Parameter watched: Records the configuration, and the places searched for menus.
  init(
    _ files: [String], _ options: InputOptions, to reporter: inout Reporter,
    watched: WatchedFiles? = nil
  ) throws {
    let folders = files.filter { Disk.isDirectory($0) }
    let project = try Project.find(
      from: folders.first ?? ".", options, to: &reporter, watched: watched)
    if let project, let baseline = project.configuration.baseline,
      let refusal = project.boundary.refusal(of: project.path(baseline.value))
    {
      throw DiskError(
        description: "\(project.configuration.file.name):\(baseline.line): the baseline"
          + " '\(baseline.value)' \(refusal); '--baseline' can name any file")
    }
    self.project = project
    allowedOutside = options.allowOutside
    defines = options.defines
    isWholeProject = files.isEmpty
    var severities = try project?.configuration.severitySettings() ?? SeveritySettings()
    try options.apply(to: &severities)
    self.severities = severities
    // A folder that belongs to no project is reported where its document would be read.
    if !files.isEmpty, folders.isEmpty || project == nil {
      paths = files
      return
    }
    guard let project else {
      throw options.configuration.nothing(
        to: "do",
        help: "name a menu, or write a 'menuc.toml' with `menus = [\"menus/**/*.toml\"]`;"
          + " 'menuc init' writes a menu to start from")
    }
    let menus = try project.documents(watched: watched).map(\.path)
    paths = try files.isEmpty ? menus : Self.expanded(files, folders: Set(folders), menus)
    if paths.isEmpty {
      throw UsageError(
        "'\(project.configuration.file.name)' names no menus",
        help: project.configuration.menus.isEmpty
          ? "list them under `menus`" : "`exclude` leaves out all that `menus` lists")
    }
  }

  /// Replaces folders with the project's menus in them.
  private static func expanded(
    _ files: [String], folders: Set<String>, _ menus: [String]
  ) throws -> [String] {
    let resolver = PathResolver()
    let menus = menus.map { (path: $0, location: resolver.file($0)) }
    var known: Set<String> = []
    return try files.flatMap { file -> [String] in
      guard folders.contains(file) else { return [file] }
      let folder = resolver.directory(file)
      let found = menus.filter { $0.location.hasPrefix(folder == "/" ? folder : folder + "/") }
      guard !found.isEmpty else {
        throw UsageError("'\(file)' contains no menu of the project")
      }
      return found.map(\.path)
    }.filter { known.insert($0).inserted }
  }

  /// The project's baseline, if it has one.
  var baseline: BaselineFile? {
    guard let project, let setting = project.configuration.baseline else { return nil }
    return BaselineFile(project.path(setting.value))
  }
}
