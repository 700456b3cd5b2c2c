import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Documents that tests fix, in memory.
enum Fixing {
  static let fixtures = Repository.fixtures.appending(path: "Fixes")

  /// Restated defaults are fixed, too.
  static var severities: SeveritySettings {
    get throws {
      var severities = SeveritySettings()
      try severities.set(DiagnosticName.defaultValueRestated.rawValue, to: .warn)
      return severities
    }
  }

  static func document(_ url: URL) throws -> SourceFile {
    let format = try #require(SourceFormat(path: url.path))
    return SourceFile(
      name: url.lastPathComponent, identity: url.path, format: format,
      bytes: [UInt8](try Data(contentsOf: url)))
  }

  /// An input that reads the files in the folder of a document.
  static func input(_ document: SourceFile) -> CompilerInput {
    CompilerInput(
      loadInclude: { path, file in
        let folder = URL(filePath: file.identity).deletingLastPathComponent()
        let url = folder.appending(path: path).standardizedFileURL
        guard !path.contains("..") else { return .outside }
        guard SourceFormat(path: url.path) != nil, let included = try? Self.document(url) else {
          return .missing("it is not there")
        }
        return .loaded(included)
      },
      loadTarget: CompilerInput.none.loadTarget)
  }

  static func compile(_ document: SourceFile) throws -> CompiledMenu {
    try compileMenu(
      document, goal: .table, input: input(document), severities: severities)
  }

  static func fix(_ documents: SourceFile..., as safety: Fix.Safety) throws -> FixedMenus {
    fixMenus(documents, safety, severities: try severities, input: input)
  }

  /// The bytes of a document after its fixes.
  static func fixed(_ document: SourceFile, as safety: Fix.Safety) throws -> [UInt8] {
    let files = try fix(document, as: safety).files
    return files.first { $0.file.identity == document.identity }?.bytes ?? document.bytes
  }

  static func document(
    _ format: SourceFormat, _ bytes: [UInt8], identity: String = "/nowhere/menu"
  ) -> SourceFile {
    SourceFile(name: "menu", identity: identity, format: format, bytes: bytes)
  }
}

/// The forms in which other editors save a text.
enum Dress: CaseIterable {
  case plain
  /// Lines end with CR LF.
  case windows
  /// A byte-order mark precedes the text.
  case marked

  func dress(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .plain: bytes
    case .windows: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .marked: [0xEF, 0xBB, 0xBF] + bytes
    }
  }
}
