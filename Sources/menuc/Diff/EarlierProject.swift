import MenuCompiler

/// The menus of a project in a commit.
struct EarlierProject {
  private let commit: GitCommit
  private let directory: String
  private let boundary: ProjectBoundary
  private let configuration: ProjectConfiguration

  /// - Parameter project: The current project. Its configuration replaces that of the commit if the
  ///   latter is missing or has errors.
  init(_ project: Project, in commit: GitCommit) {
    self.commit = commit
    boundary = project.boundary
    let current = project.configuration.file
    directory = Disk.resolved(project.directory)
    let input = commit.input(Confinement(configurationIn: project.boundary))
    // A configuration that a flag names may have any name.
    let own = Disk.lastComponent(of: current.name)
    let names = ProjectConfiguration.fileNames
    for name in names.contains(own) ? names : [own] {
      let file = SourceFile(
        name: name, identity: Disk.join(directory, name),
        format: SourceFormat(path: name) ?? current.format, bytes: [])
      guard let earlier = try? commit.document(like: file),
        let read = try? readConfiguration(earlier, input: { _ in input }).configuration
      else { continue }
      configuration = read
      return
    }
    configuration = project.configuration
  }

  /// The menus that the configuration names, in the order of its patterns. Menus in submodules and
  /// outside the project are not found.
  ///
  /// - Parameter known: The identities of files that are left out.
  func documents(besides known: Set<String>) throws -> [SourceFile] {
    var known = known.union([configuration.file.identity])
    var documents: [SourceFile] = []
    for pattern in configuration.menus {
      for path in try files(matching: pattern.value) where !isExcluded(path) {
        let place = Disk.join(directory, path)
        guard case .file(let identity) = try commit.find(place),
          known.insert(identity).inserted, boundary.refusal(ofResolved: identity) == nil,
          let format = SourceFormat(path: path),
          let document = try commit.document(
            like: SourceFile(name: path, identity: place, format: format, bytes: []))
        else { continue }
        documents.append(document)
      }
    }
    return documents
  }

  private func isExcluded(_ path: String) -> Bool {
    configuration.excluded.contains { Glob.matches(path, $0.value) }
  }

  /// The paths that match a pattern, relative to the configuration and sorted. Only the folders
  /// that the pattern names are listed: the repository may be large.
  private func files(matching pattern: String) throws -> [String] {
    let components = Glob.components(of: pattern)
    var folders = [""]
    for (index, component) in components.enumerated() {
      if component == "**" {
        let rest = components[index...].joined(separator: "/")
        return try folders.flatMap { try files(below: $0, matching: rest) }
          .sorted { $0.utf8Precedes($1) }
      }
      folders = try folders.flatMap { folder -> [String] in
        guard Glob.hasWildcards(component) else { return [Disk.join(folder, component)] }
        let names = try commit.names(in: Disk.join(directory, folder))
        return names.filter { Glob.matches(name: $0, component) }.map { Disk.join(folder, $0) }
      }
    }
    return folders.sorted { $0.utf8Precedes($1) }
  }

  private func files(below folder: String, matching pattern: String) throws -> [String] {
    let last = pattern.pathNames.last ?? ""
    let files = try commit.files(below: Disk.join(directory, folder))
    return files.filter { file in
      (last == "**" || Glob.matches(name: file.pathNames.last ?? "", last))
        && Glob.matches(file, pattern)
    }.map { Disk.join(folder, $0) }
  }
}
