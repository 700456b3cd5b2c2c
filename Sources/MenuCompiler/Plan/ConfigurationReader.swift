extension ProjectConfiguration {
  /// Reads a configuration from its parsed file, the only file in `sources`; nil if the file could
  /// not be parsed.
  init?(reading parsed: ParsedFile, in sources: Sources, into diagnostics: inout Diagnostics) {
    guard let root = parsed.root else { return nil }
    var reader = ConfigurationReader(
      parsed: parsed, values: ValueReader(diagnostics: diagnostics),
      locator: SourceLocator(sources))
    self = reader.read(root)
    diagnostics = reader.values.diagnostics
  }

  /// The same project with an edited file; nil if the file can't be parsed.
  func edited(to file: SourceFile) -> ProjectConfiguration? {
    var sources = Sources()
    var diagnostics = Diagnostics()
    let parsed = parse(file, as: sources.next, into: &diagnostics)
    sources.add(parsed)
    return ProjectConfiguration(reading: parsed, in: sources, into: &diagnostics)
  }
}

private struct ConfigurationReader {
  let parsed: ParsedFile
  var values: ValueReader
  var locator: SourceLocator

  mutating func read(_ root: SourceNode) -> ProjectConfiguration {
    var configuration = ProjectConfiguration(parsed)
    guard case .table = root.value else {
      values.diagnostics.report(
        .wrongType, "a configuration is a table of keys, not \(root.kind)", at: .value(root.place),
        help: "a configuration needs at least `menus`")
      return configuration
    }
    // A different version may have different keys.
    if let node = root[ConfigurationKey.requiredVersion.rawValue] {
      configuration.requiredVersion = requiredVersion(node)
      if values.diagnostics.hasErrors { return configuration }
    }
    for (key, node) in values.entries(of: root, as: ConfigurationKey.self) {
      let name = key.rawValue
      switch key {
      case .schema, .requiredVersion: break
      case .version: _ = values.integer(name, node, in: 1...1)
      case .menus: configuration.menus = paths(name, node)
      case .exclude: configuration.excluded = paths(name, node)
      case .strict:
        configuration.isStrict = values.boolean(name, node).map { setting($0, at: node) }
      case .severities: severities(node, into: &configuration)
      case .baseline: configuration.baseline = path(name, node)
      case .allowOutside:
        configuration.allowedOutside = paths(name, node, mayLeadOut: true)
      case .generate:
        configuration.generate = values.generate(node, origin: parsed.file).map { entry in
          .init(value: entry, line: line(of: .value(entry.place)))
        }
      }
    }
    return configuration
  }

  private mutating func requiredVersion(
    _ node: SourceNode
  ) -> ProjectConfiguration.Setting<String>? {
    let name = ConfigurationKey.requiredVersion.rawValue
    guard let text = values.text(name, node) else { return nil }
    guard let requirement = VersionRequirement(text) else {
      values.diagnostics.report(
        .invalidValue, "'\(name)' can't be '\(text)'", at: .value(node.place),
        help: "write comparisons with numbers, such as '>=0.1' or '>=0.1, <0.3'")
      return nil
    }
    if !requirement.accepts(Version.text) { values.diagnostics.otherVersion(text, node) }
    return setting(text, at: node)
  }

  /// - Parameter mayLeadOut: Whether the paths may be absolute.
  private mutating func paths(
    _ name: String, _ node: SourceNode, mayLeadOut: Bool = false
  ) -> [ProjectConfiguration.Setting<String>] {
    guard case .array(let elements) = node.value else {
      values.wrongType(name, node, takes: .paths)
      return []
    }
    return elements.compactMap { path(name, $0, mayLeadOut: mayLeadOut) }
  }

  private mutating func path(
    _ name: String, _ node: SourceNode, mayLeadOut: Bool = false
  ) -> ProjectConfiguration.Setting<String>? {
    guard let text = values.text(name, node) else { return nil }
    guard !text.isEmpty, mayLeadOut || !text.isAbsolutePath,
      !text.utf8.contains(where: { $0 < 0x20 })
    else {
      values.diagnostics.report(
        .invalidValue, "'\(name)' can't contain the path '\(text)'", at: .value(node.place),
        help: mayLeadOut
          ? "write the path of a directory or file, such as '../shared'"
          : "write a path relative to this file")
      return nil
    }
    return setting(text, at: node)
  }

  private mutating func severities(
    _ node: SourceNode, into configuration: inout ProjectConfiguration
  ) {
    guard case .table(let entries) = node.value else {
      values.wrongType(ConfigurationKey.severities.rawValue, node, takes: .table)
      return
    }
    var settings = SeveritySettings()
    for entry in entries {
      guard SeveritySettings.names.contains(entry.key) else {
        let problem = UsageError.unknownDiagnostic(entry.key)
        values.diagnostics.report(
          .unknownKey, problem.description, at: .key(entry.value.place), help: problem.help)
        continue
      }
      guard
        let choice = values.choice(entry.key, entry.value, SeveritySettings.Level.self)
      else { continue }
      if let kind = ChangeKind(rawValue: entry.key) {
        configuration.changes.append((kind, setting(choice, at: entry.value)))
        continue
      }
      do {
        try settings.set(entry.key, to: choice)
        configuration.severities.append((entry.key, setting(choice, at: entry.value)))
      } catch {
        let problem = error as? UsageError
        values.diagnostics.report(
          .invalidValue, problem?.description ?? "\(error)", at: .key(entry.value.place),
          help: problem?.help)
      }
    }
    configuration.severities.sort { $0.name.utf8Precedes($1.name) }
    configuration.changes.sort { $0.kind.rawValue.utf8Precedes($1.kind.rawValue) }
  }

  private mutating func setting<Value>(
    _ value: Value, at node: SourceNode
  ) -> ProjectConfiguration.Setting<Value> {
    .init(value: value, line: line(of: .value(node.place)))
  }

  private mutating func line(of anchor: SourceAnchor) -> Int {
    locator.range(of: anchor)?.startLine ?? 1
  }
}
