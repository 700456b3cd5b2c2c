import Testing

@testable import MenuCompiler

/// A catalog in memory, for tests.
struct TestCatalog {
  let file: SourceFile
  let format: CatalogFormat

  init(_ bytes: [UInt8], _ format: CatalogFormat) {
    self.format = format
    file = SourceFile(
      name: "de.\(format.rawValue)", format: format.sourceFormat, bytes: bytes)
  }

  init(_ text: String, _ format: CatalogFormat) {
    self.init(Array(text.utf8), format)
  }

  var text: String { String(decoding: file.bytes, as: UTF8.self) }

  func parsed() -> (catalogs: [Catalog], problems: [Diagnostic]) {
    var diagnostics = Diagnostics()
    let catalogs = parseCatalog(file, as: 0, format: format, into: &diagnostics)
    return (catalogs, diagnostics.all)
  }

  /// One line for each entry: `key|source|translation|state`.
  func lines(language: String? = nil) -> [String] {
    let parsed = parsed()
    #expect(parsed.problems.map(\.message) == [], "\(text)")
    return parsed.catalogs.filter { language == nil || $0.language == language }
      .flatMap(\.entries).map(\.line)
  }

  func edited(
    _ edits: [CatalogEdit], language: String = "de", sourceLanguage: String = "en"
  ) -> TestCatalog {
    do {
      return TestCatalog(
        try editCatalog(
          file, format: format, sourceLanguage: sourceLanguage, [LanguageEdits(language, edits)]),
        format)
    } catch {
      Issue.record("edits overlap in\n\(text)")
      return self
    }
  }

  /// The text at the place of a problem or an entry.
  func excerpt(_ anchor: SourceAnchor) -> String {
    switch anchor {
    case .bytes(0, let range) where range.upperBound <= file.bytes.count:
      String(decoding: file.bytes[range], as: UTF8.self)
    case .file: "the file"
    default: "another place"
    }
  }
}

extension CatalogEntry {
  var line: String { "\(key)|\(source ?? "-")|\(translation)|\(state)" }
}

extension CatalogText {
  init(_ key: String, _ source: String, note: String = "", translation: String = "") throws {
    self.init(
      key: try #require(TranslationKey(key)), source: source, note: note, translation: translation)
  }
}
