/// A file of an exported menu.
package struct ExportedFile: Sendable {
  /// The path relative to the directory of the main file; empty for the main file.
  package let path: String
  package let text: String

  init(_ text: String, path: String = "") {
    self.path = path
    self.text = text
  }
}

/// A menu in another format.
package struct ExportedFiles: Sendable {
  /// The files, starting with the main file.
  package let files: [ExportedFile]
  /// The parts of the menu that the files lack, in the order of the document: `FILE:LINE: …`, safe
  /// to print.
  package let losses: [String]
}

extension ImportFormat {
  /// Writes a menu in the format. Keys that the writer does not take are reported.
  typealias Writer = @Sendable (ExportedMenu, inout ImportContext) -> [ExportedFile]

  /// The formats that menus can be exported to.
  package static var exported: [ImportFormat] { allCases.filter { $0.writer != nil } }

  var writer: Writer? {
    switch self {
    case .opml: exportOPML
    case .plist: exportPropertyList
    case .settings: exportSettingsBundle
    case .android: exportAndroid
    case .gmenu: exportGMenu
    case .electron: exportElectron
    case .mkdocs: exportMkDocs
    case .docusaurus: exportDocusaurus
    default: nil
    }
  }

  /// Whether the writer writes the texts of all languages.
  var exportsTranslations: Bool { self == .android || self == .settings }
}

/// Writes a menu in another format. Parts that the format can't express are listed with their
/// lines.
///
/// - Parameters:
///   - compiled: A menu without errors.
///   - load: Loads included documents.
/// - Throws: ``UsageError`` if menus can't be written in the format, or if the document can't be
///   read again.
package func exportMenu(
  _ compiled: CompiledMenu, to format: ImportFormat, load: IncludeLoader
) throws -> ExportedFiles {
  guard let writer = format.writer, let file = compiled.sources.files.first?.file else {
    let names = ImportFormat.exported.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw UsageError(
      "menus can't be written as '\(format.rawValue)' (\(format.title))", help: "write \(names)")
  }
  var diagnostics = Diagnostics()
  var sources = Sources()
  sources.add(parse(file, as: sources.next, into: &diagnostics))
  let root = resolveIncludes(of: sources.files[0], in: &sources, load: load, into: &diagnostics)
  var context = ImportContext(ImportRequest(name: file.name, bytes: []), sources: sources)
  guard let root else { throw UsageError("\(file.name) can't be read again") }
  let menu = ExportedMenu(
    root, ExportedTexts(compiled), hasTranslations: format.exportsTranslations, in: &context)
  let files = writer(menu, &context)
  return ExportedFiles(files: files, losses: context.report())
}
