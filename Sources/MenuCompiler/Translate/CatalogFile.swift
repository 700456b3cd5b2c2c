/// A file of catalogs that is brought up to date in memory.
public struct CatalogFile: Sendable {
  /// As it was read, or without text if it is new.
  public let original: SourceFile
  public let format: CatalogFormat
  /// Whether there is no such file yet.
  public let isNew: Bool
  /// As it is after the updates.
  public private(set) var bytes: [UInt8]
  /// The language by the file's path.
  private let pathLanguage: LanguageTag?
  private var catalogs: [Catalog]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - language: What stands for the language in the file's path, if it names one.
  ///   - problems: Receives the reasons why the file can't be read, which is then nil.
  public init?(
    reading file: SourceFile, format: CatalogFormat, language: LanguageTag?,
    problems: inout [LocatedDiagnostic]
  ) {
    var diagnostics = Diagnostics()
    catalogs = parseCatalog(file, as: 0, format: format, into: &diagnostics)
    if diagnostics.hasErrors {
      problems += diagnostics.located(in: Sources(of: file), isWhole: false)
      return nil
    }
    original = file
    bytes = file.bytes
    self.format = format
    isNew = false
    pathLanguage = language
  }

  /// A file that is to be made.
  ///
  /// - Parameter language: The language by the file's path.
  public init(new name: String, identity: String, format: CatalogFormat, language: LanguageTag?) {
    original = SourceFile(name: name, identity: identity, format: format.sourceFormat, bytes: [])
    self.format = format
    isNew = true
    bytes = []
    pathLanguage = language
    catalogs = []
  }

  /// The languages that the file has texts in, by its path or else by what it declares.
  public var languages: [LanguageTag] {
    if let pathLanguage { return [pathLanguage] }
    return catalogs.compactMap { $0.language.flatMap { LanguageTag($0) } }
  }

  /// Whether texts in a language can be added, although there are none yet.
  public func holds(_ language: LanguageTag) -> Bool {
    pathLanguage.map { $0 == language } ?? format.holdsAllLanguages
  }

  /// Whether the file's path contains the language.
  public var isNamedAfterLanguage: Bool { pathLanguage != nil }

  /// Whether the updates changed it.
  public var isChanged: Bool { isNew || bytes != original.bytes }

  /// Brings the texts of a language up to date. Those of a pseudo-language are made anew.
  ///
  /// - Throws: ``CatalogError``, and the file stays as it is.
  public mutating func update(_ language: LanguageTag, _ texts: SourceTexts) throws
    -> CatalogSummary
  {
    if let pseudo = PseudoLanguage(language) { return try fill(pseudo, language, texts) }
    let plan = planCatalogUpdate(texts, catalog(language))
    let start = bytes.isEmpty ? empty(language, texts) : bytes
    try apply(plan.edits, to: start, language, texts)
    return plan.summary
  }

  /// A file without texts.
  private func empty(_ language: LanguageTag, _ texts: SourceTexts) -> [UInt8] {
    emptyCatalog(
      format: format, language: language.text, sourceLanguage: texts.language?.text ?? "",
      project: texts.name)
  }

  private func catalog(_ language: LanguageTag) -> Catalog {
    let declared = catalogs.first { $0.language.flatMap { LanguageTag($0) } == language }
    if let declared { return declared }
    return format.holdsAllLanguages ? Catalog() : catalogs.first ?? Catalog()
  }

  /// Writes the texts of a pseudo-language: into a new file, unless the file has other languages.
  private mutating func fill(
    _ pseudo: PseudoLanguage, _ language: LanguageTag, _ texts: SourceTexts
  ) throws -> CatalogSummary {
    func translated(_ text: CatalogText) -> CatalogText {
      var text = text
      text.translation = pseudo.translation(of: text.source, text.key.field)
      return text
    }
    let isShared = format.holdsAllLanguages && !bytes.isEmpty
    let plan = planCatalogUpdate(texts, isShared ? catalog(language) : Catalog())
    let edits = plan.edits.map { edit -> CatalogEdit in
      switch edit {
      case .add(let text, let before): .add(translated(text), before: before)
      case .update(_, _, .obsolete): edit
      case .update(let index, let text, _): .update(index, translated(text), .translated)
      }
    }
    try apply(edits, to: isShared ? bytes : empty(language, texts), language, texts)
    return CatalogSummary(translated: texts.count)
  }

  private mutating func apply(
    _ edits: [CatalogEdit], to start: [UInt8], _ language: LanguageTag, _ texts: SourceTexts
  ) throws {
    let edited = editCatalog(
      original.with(start), format: format, language: language.text,
      sourceLanguage: texts.language?.text ?? "",
      edits)
    // What was written must be readable: otherwise the file stays as it is.
    var diagnostics = Diagnostics()
    let parsed = parseCatalog(
      original.with(edited), as: 0, format: format, into: &diagnostics)
    guard !diagnostics.hasErrors else {
      throw CatalogError("the texts in '\(language.text)' can't be written into this file")
    }
    bytes = edited
    catalogs = parsed
  }
}

/// Why a catalog can't be brought up to date.
public struct CatalogError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

extension SourceFile {
  fileprivate func with(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(name: name, identity: identity, format: format, bytes: bytes)
  }
}

extension Sources {
  /// A file that is no document.
  fileprivate init(of file: SourceFile) {
    self.init()
    add(ParsedFile(unparsed: file))
  }
}
