import Foundation

extension Rule.Example {
  /// The menu as shown on the page.
  ///
  /// - Parameter format: TOML, or any other format for the YAML spelling.
  package func text(as format: SourceFormat) -> String { format == .toml ? toml : yaml }

  /// The files in addition to the menu, except documents in the other format, sorted by path.
  func included(as format: SourceFormat) -> [(path: String, text: String)] {
    files.filter { SourceFormat(path: $0.key) ?? format == format }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Compiles the menu from files in memory. Renders its targets unless another goal is given.
  package func compiled(
    as format: SourceFormat, severities: SeveritySettings = SeveritySettings(),
    goal: CompilerGoal? = nil
  ) throws -> CompiledMenu {
    let menu = document(as: format)
    if isConfiguration { return try readConfiguration(menu) { _ in .none }.result }
    let input = CompilerInput(
      loadInclude: { path, file in include(path, from: file, menu: menu) },
      loadTarget: target, loadCatalogs: catalogs,
      judge: { path in
        // An example in memory is a separate project: no path may lead out of it.
        switch path {
        case .output(.besideDocument(let path)), .script(let path, _): Self.leadsOut(path)
        default: nil
        }
      })
    var request = BuildRequest()
    if isForPlugin { request.module = SwiftModule(file: "menu.swift") }
    return try compileMenu(
      menu, goal: goal ?? .files(request), input: input, severities: severities)
  }

  private func document(as format: SourceFormat) -> SourceFile {
    var text = text(as: format) + "\n"
    if omittedLetters > 0 {
      text.replace("…", with: String(repeating: "a", count: omittedLetters))
    }
    let bytes =
      switch encoding {
      case .utf8, nil: Array(text.utf8)
      case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      }
    let name = isConfiguration ? "menuc" : "menu"
    return SourceFile(name: "\(name).\(format.rawValue)", format: format, bytes: bytes)
  }

  private static func leadsOut(_ path: String) -> PathRefusal? {
    path.isAbsolutePath || path.pathNames.contains("..") ? PathRefusal(.outside) : nil
  }

  private func target(_ path: String, from file: SourceFile?) throws -> TargetSource {
    if let refusal = Self.leadsOut(path) { throw refusal }
    guard let text = files[path] else { throw TargetError("\(path): there is no such file") }
    let name = path.pathNames.last ?? path
    return TargetSource(name: name, texts: [name: text])
  }

  /// The catalogs at a path.
  private func catalogs(_ path: String, from file: SourceFile) -> CatalogSearch {
    if let refusal = Self.leadsOut(path) { return .outside(refusal) }
    let parts = path.components(separatedBy: TranslationPath.placeholder)
    let found = files.keys.sorted().compactMap { name -> FoundCatalog? in
      guard let first = parts.first, let last = parts.last, name.hasPrefix(first),
        name.hasSuffix(last), let format = CatalogFormat(path: name)
      else { return nil }
      let language = name.dropFirst(first.count).dropLast(parts.count > 1 ? last.count : 0)
      return .loaded(
        SourceFile(name: name, format: format.sourceFormat, text: (files[name] ?? "") + "\n"),
        language: parts.count > 1 ? String(language) : nil)
    }
    return .found(found)
  }

  private func include(_ path: String, from file: SourceFile, menu: SourceFile) -> IncludeResult {
    var parts = file.name.pathNames.dropLast()
    for part in path.pathNames where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return .outside
      }
    }
    let name = parts.joined(separator: "/")
    if name == menu.name { return .loaded(menu) }
    guard let text = files[name], let format = SourceFormat(path: name) else {
      return .missing("no such file or directory")
    }
    return .loaded(SourceFile(name: name, format: format, text: text + "\n"))
  }
}

extension SeveritySettings {
  /// The default severities, with the given rule turned on if it is off by default.
  package init(turningOn name: DiagnosticName) {
    self.init()
    if name.severity == nil { turnOn(name) }
  }
}
