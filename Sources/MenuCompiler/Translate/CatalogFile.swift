/// A file with one or more catalogs that is updated in memory.
package struct CatalogFile: Sendable {
  /// The file as it was read; empty if it is new.
  package private(set) var original: SourceFile
  package let format: CatalogFormat
  /// Whether the file does not exist yet.
  package private(set) var isNew: Bool
  /// The contents after the updates.
  package private(set) var bytes: [UInt8]
  /// The language in the file's path; nil if the path names none.
  private let pathLanguage: LanguageTag?
  /// The rule for the keys; nil for the format's default keys.
  private let keys: CatalogKeyRule?
  private var catalogs: [Catalog]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - language: The part of the file's path that names the language, if there is one.
  ///   - keys: The rule for the keys; nil for the format's default keys.
  ///   - problems: Receives the problems if the file can't be read or has two entries for a text.
  ///     The initializer then returns nil.
  package init?(
    reading file: SourceFile, format: CatalogFormat, language: LanguageTag?,
    keys: CatalogKeyRule? = nil, problems: inout [LocatedDiagnostic]
  ) {
    var diagnostics = Diagnostics()
    catalogs = parseCatalog(file, as: 0, format: format, keys: keys, into: &diagnostics)
    for catalog in catalogs {
      reportDuplicateTranslations(
        in: catalog.entries, numbers: Array(repeating: nil, count: catalog.entries.count), count: 0,
        language: language?.text ?? catalog.language ?? "", into: &diagnostics)
    }
    if diagnostics.hasErrors {
      problems += diagnostics.located(in: Sources(of: file), isWhole: false)
      return nil
    }
    original = file
    bytes = file.bytes
    self.format = format
    isNew = false
    pathLanguage = language
    self.keys = keys
  }

  /// Creates a new file in memory.
  ///
  /// - Parameter language: The language in the file's path.
  package init(
    new name: String, identity: String, format: CatalogFormat, language: LanguageTag?,
    keys: CatalogKeyRule? = nil
  ) {
    original = SourceFile(name: name, identity: identity, format: format.sourceFormat, bytes: [])
    self.format = format
    isNew = true
    bytes = []
    pathLanguage = language
    self.keys = keys
    catalogs = []
  }

  /// Marks the file as existing, and sets its original.
  mutating func replace(_ file: SourceFile) {
    original = file
    isNew = false
  }

  mutating func fill(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The languages of the file's texts: the language in its path or, if there is none, the
  /// languages that the file declares.
  package var languages: [LanguageTag] {
    if let pathLanguage { return [pathLanguage] }
    return catalogs.compactMap { $0.language.flatMap { LanguageTag($0) } }
  }

  /// Whether the file can contain texts in a language.
  package func holds(_ language: LanguageTag) -> Bool {
    pathLanguage.map { $0 == language } ?? format.holdsAllLanguages
  }

  /// Whether the file's path contains the language.
  package var isNamedAfterLanguage: Bool { pathLanguage != nil }

  /// Whether keys contain the menu's name, so that other menus can have texts in the file.
  package var isShared: Bool { keys?.namesMenu ?? false }

  /// Whether the updates changed the file.
  package var isChanged: Bool { isNew || bytes != original.bytes }

  /// Updates the texts of languages that the file can contain, in one step. The texts of
  /// pseudo-languages are generated again.
  ///
  /// - Parameter sparse: The languages to which no texts are added, because they fall back to other
  ///   languages.
  /// - Returns: A summary for each language.
  /// - Throws: ``CatalogError``, in which case the file stays as it is.
  package mutating func update(
    _ languages: [LanguageTag], _ texts: SourceTexts, sparse: Set<LanguageTag> = []
  ) throws -> [CatalogSummary] {
    guard let first = languages.first else { return [] }
    // A pseudo-language starts with a new file, unless the file contains other languages.
    let isMadeAnew = !format.holdsAllLanguages && PseudoLanguage(first) != nil
    let old = languages.map { isMadeAnew ? Catalog() : catalog($0) }
    // All languages of a string catalog share one source language.
    let sources = format.holdsAllLanguages ? catalogs : old
    if let own = texts.language,
      let source = sources.compactMap({ $0.otherSource(than: own) }).first
    {
      throw CatalogError(
        "its source language is '\(source.text)', but the menu is in '\(own.text)'")
    }
    let start = bytes.isEmpty || isMadeAnew ? empty(first, texts) : bytes
    let plans = zip(languages, old).map { language, catalog in
      plan(language, texts, catalog, isSparse: sparse.contains(language))
    }
    let edited = try edited(
      start, texts, zip(languages, plans).map { LanguageEdits($0.text, $1.edits) })
    // If the new contents can't be read, the file stays as it is.
    var diagnostics = Diagnostics()
    let parsed = parseCatalog(
      original.with(edited), as: 0, format: format, keys: keys, into: &diagnostics)
    guard !diagnostics.hasErrors else {
      let names = languages.map { "'\($0.text)'" }.joined(separator: ", ")
      let reason = diagnostics.all.first.map { ": \($0.message)" } ?? ""
      throw CatalogError("the texts in \(names) can't be written into this file\(reason)")
    }
    bytes = edited
    catalogs = parsed
    return plans.map(\.summary)
  }

  /// The contents after edits. Throws an error if edits overlap.
  func edited(
    _ start: [UInt8], _ texts: SourceTexts, _ updates: [LanguageEdits]
  ) throws(CatalogError) -> [UInt8] {
    do {
      return try editCatalog(
        original.with(start), format: format, keys: keys,
        sourceLanguage: texts.language?.text ?? "", updates)
    } catch {
      throw CatalogError("two changes affect the same place in this file, which stays as it is")
    }
  }

  /// The contents of a file without texts.
  private func empty(_ language: LanguageTag, _ texts: SourceTexts) -> [UInt8] {
    emptyCatalog(
      format: isNew ? format : format.version(of: original), language: language.text,
      sourceLanguage: texts.language?.text ?? "", project: texts.name)
  }

  private func catalog(_ language: LanguageTag) -> Catalog {
    let declared = catalogs.first { $0.language.flatMap { LanguageTag($0) } == language }
    if let declared { return declared }
    return format.holdsAllLanguages ? Catalog() : catalogs.first ?? Catalog()
  }

  private func plan(
    _ language: LanguageTag, _ texts: SourceTexts, _ catalog: Catalog, isSparse: Bool
  ) -> CatalogPlan {
    let rule = language.pluralRule
    let (menu, ids) = (texts.name, texts.ids)
    let texts = texts.texts(in: format, for: language)
    guard let pseudo = PseudoLanguage(language) else {
      return planCatalogUpdate(
        texts, of: ids, catalog, rule, menu: menu, isSparse: isSparse)
    }
    var plan = planCatalogUpdate(texts, of: ids, catalog, rule, menu: menu)
    func translated(_ text: CatalogText) -> CatalogText {
      var text = text
      text.translation = pseudo.translation(of: text.source, text.key.field)
      for (form, _) in rule.needed {
        text.forms[form] = text.plural.map {
          pseudo.translation(of: $0.source(of: form), text.key.field)
        }
      }
      return text
    }
    plan.edits = plan.edits.map { edit -> CatalogEdit in
      switch edit {
      case .add(let text, let before): .add(translated(text), before: before)
      case .update(_, _, .obsolete): edit
      case .update(let index, let text, _): .update(index, translated(text), .translated)
      }
    }
    plan.summary = CatalogSummary(translated: texts.count { !$0.isOptional })
    return plan
  }
}

/// The reason why a catalog can't be updated.
package struct CatalogError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension SourceFile {
  func with(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(name: name, identity: identity, format: format, bytes: bytes)
  }
}

extension Sources {
  /// Sources that consist of one catalog.
  fileprivate init(of file: SourceFile) {
    self.init()
    add(ParsedFile(unparsed: file))
  }
}
