import MenuCompiler

/// The options for updating catalogs.
struct CatalogOptions {
  /// The languages; empty for all languages that have catalogs.
  let languages: [LanguageTag]
  let format: CatalogFormat?
  /// Whether menus without a language or catalogs are skipped, because the command line names no
  /// menu.
  let isWholeProject: Bool
  /// Whether a template for new languages is written.
  let hasTemplate: Bool
  /// Whether catalogs are only checked, not written.
  let isCheck: Bool
  let isQuiet: Bool
}

/// Updates the catalogs of one menu. No file is written until all updates have succeeded.
struct MenuTranslation {
  private let texts: SourceTexts
  private let document: SourceFile
  private let confinement: Confinement
  private let options: CatalogOptions
  private var files: [CatalogFile] = []
  private var reports: [CatalogReport] = []
  private var templates: [CatalogFile] = []

  init(
    _ texts: SourceTexts, _ document: SourceFile, _ confinement: Confinement,
    _ options: CatalogOptions
  ) {
    self.texts = texts
    self.document = document
    self.confinement = confinement
    self.options = options
  }

  mutating func run(_ reporter: inout Reporter) throws -> ExitStatus {
    guard let own = texts.language else {
      if options.isWholeProject { return .success }
      reporter.add(
        .init(
          "cannot-run", "\(document.name): the menu does not declare its language",
          in: document.name,
          help: "add the language that its texts are in, such as `\(assignment("language", "en"))`")
      )
      return .cannotRun
    }
    var finder = try CatalogFinder(texts, document, confinement, format: options.format)
    var problems: [LocatedDiagnostic] = []
    var unreadable: [SourceFile] = []
    try finder.read(&problems, &unreadable)
    for file in unreadable { reporter.add(problems.filter { $0.fileName == file.name }, in: file) }
    guard unreadable.isEmpty else { return .problems }
    if options.hasTemplate { templates = try finder.templates(texts) }
    try update(finder, besides: own)
    for file in files + templates { try claim(file, &reporter) }
    return options.isCheck ? try check() : try write()
  }

  private mutating func update(_ finder: CatalogFinder, besides own: LanguageTag) throws {
    let languages =
      options.languages.isEmpty ? finder.languages(besides: own) : options.languages
    guard !languages.isEmpty || options.isWholeProject || options.hasTemplate else {
      throw UsageError(
        "\(document.name): there are no catalogs yet", help: "name a language, such as '--to de'")
    }
    guard !languages.contains(own) else {
      throw UsageError("\(document.name): the menu itself is in '\(own.text)'")
    }
    // A language with a fallback gets all texts only if the command line names it.
    let sparse = Set(
      languages.filter {
        options.languages.isEmpty
          && $0.hasFallback(own: own, languages: finder.languages(besides: own))
      })
    let kinds = texts.hasPlurals && finder.hasFilesOfPlurals ? [false, true] : [false]
    let places = try kinds.flatMap { ofPlurals in
      try languages.map { ($0, try index(of: $0, finder, ofPlurals: ofPlurals)) }
    }
    for index in files.indices {
      let own = places.filter { $1 == index }.map(\.0)
      do {
        for (language, summary) in zip(own, try files[index].update(own, texts, sparse: sparse)) {
          reports.append(CatalogReport(file: index, language: language, summary: summary))
        }
      } catch let error as CatalogError {
        throw DiskError(description: "\(files[index].original.name): \(error)")
      }
    }
  }

  /// The number of the file for a language: a file in the language, a file for all languages, or a
  /// new one.
  private mutating func index(
    of language: LanguageTag, _ finder: CatalogFinder, ofPlurals: Bool
  ) throws -> Int {
    let file =
      try finder.file(for: language, ofPlurals: ofPlurals)
      ?? finder.newFile(for: language, ofPlurals: ofPlurals)
    if let index = files.firstIndex(where: { $0.original.identity == file.original.identity }) {
      return index
    }
    files.append(file)
    return files.count - 1
  }

  /// The role of a catalog whose keys contain the names of menus.
  private static let shared = "a shared catalog"

  /// Protects files that are not catalogs, and the catalogs of other menus.
  private func claim(_ file: CatalogFile, _ reporter: inout Reporter) throws {
    let path = file.original.identity
    if let owner = reporter.claims.owner(of: path) {
      if file.isShared, owner == Self.shared { return }
      throw DiskError(
        description: "\(document.name): the catalog '\(file.original.name)' is \(owner)")
    }
    reporter.claims.claim(
      path, as: file.isShared ? Self.shared : "a catalog of '\(document.name)'")
  }

  private func write() throws -> ExitStatus {
    try StopSignal.postponed {
      for file in files + templates where file.isChanged {
        if file.isNew {
          try SourceWriter.create(file.original, with: file.bytes)
        } else {
          try SourceWriter.replace(file.original, with: file.bytes, orElse: "not written")
        }
      }
    }
    if !options.isQuiet {
      for report in reports { try Console.print(report.outcome(files[report.file])) }
      for template in templates {
        try Console.print(template.templateLine("unchanged", "written"))
      }
    }
    if texts.paths.isEmpty, let format = files.first?.format {
      let line = assignment(
        "translations",
        CatalogFinder.standardPath(format) + CatalogFinder.standardRule(format))
      Console.note("add this to \(document.name), so that the catalogs are used: \(line)")
    }
    return .success
  }

  private func check() throws -> ExitStatus {
    var status = ExitStatus.success
    for report in reports {
      let file = files[report.file]
      if !report.isFine(file) { status = .problems }
      if !options.isQuiet || !report.isFine(file) { try Console.print(report.findings(file)) }
    }
    for template in templates {
      if template.isChanged { status = .problems }
      if !options.isQuiet || template.isChanged {
        try Console.print(template.templateLine("complete", "outdated"))
      }
    }
    return status
  }

  /// A key and its value in the format of the document.
  private func assignment(_ key: String, _ value: String) -> String {
    switch document.format {
    case .toml: "\(key) = \"\(value)\""
    case .yaml: "\(key): \"\(value)\""
    case .json, .po, .xml, .strings, .properties: "\"\(key)\": \"\(value)\""
    }
  }
}

extension CatalogFile {
  /// The line about a template.
  fileprivate func templateLine(_ same: String, _ changed: String) -> String {
    "\(isChanged ? changed : same) \(PrintableText.visible(original.name))\n"
  }
}
