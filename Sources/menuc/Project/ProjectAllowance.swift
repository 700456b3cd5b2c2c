import MenuCompiler

extension ProjectBoundary {
  /// The project of a configuration.
  ///
  /// A configuration inside another project, such as a configuration that is added deep in a
  /// repository, can allow only paths in the outer project.
  ///
  /// - Parameters:
  ///   - directory: The directory of the configuration.
  ///   - flags: The paths that the command line allows, relative to the working directory.
  init(of configuration: ProjectConfiguration, in directory: String, _ flags: [String]) throws {
    let root = Disk.destination(of: directory) ?? Disk.absolute(directory)
    var allowed = Self.resolved(flags, in: ".")
    let around =
      root == "/"
      ? nil : Self.top(of: Disk.parent(of: root)).map { Self(root: $0, allowed: allowed) }
    for setting in configuration.allowedOutside {
      guard let path = Self.resolved([setting.value], in: directory).first else {
        throw DiskError(
          description: "\(configuration.file.name):\(setting.line): 'allow-outside': the links of"
            + " '\(setting.value)' are circular")
      }
      if let around, around.refusal(ofResolved: path) != nil {
        throw UsageError(
          "\(configuration.file.name):\(setting.line): 'allow-outside' can't allow '\(setting.value)':"
            + " the configuration is part of the project in '\(around.root)', but that path is not",
          help: "allow it on the command line: '--allow-outside'")
      }
      allowed.append(path)
    }
    self.init(root: root, allowed: allowed)
  }
}
