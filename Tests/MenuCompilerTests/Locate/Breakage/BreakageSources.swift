import Foundation
import MenuCompiler
import RealMenus
import TestSupport

/// The documents to break: the samples and the small real sets, in both formats.
enum BreakageSources {
  static func documents(_ format: SourceFormat) throws -> [BreakageDocument] {
    try samples(format) + realSets(format)
  }

  private static func samples(_ format: SourceFormat) throws -> [BreakageDocument] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.samples.path).sorted()
      .compactMap { sample in
        let path = "\(sample)/menu.\(format.rawValue)"
        let file = Repository.samples.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return BreakageDocument(name: path, format: format, text: try Repository.text(file))
      }
  }

  private static func realSets(_ format: SourceFormat) throws -> [BreakageDocument] {
    try RealMenuData.fixtures().enumerated().map { index, file in
      // This number of items suffices for every mistake, and compiles fast enough for hundreds of
      // mutants.
      let menu = try RealMenu(firstItems: 60, of: file, variant: index)
      let text = format == .toml ? RealMenuTOML(menu).text : RealMenuYAML(menu).text
      return BreakageDocument(name: "\(menu.type).\(format.rawValue)", format: format, text: text)
    }
  }

  /// Samples include files and name templates beside them.
  static func input(of document: BreakageDocument) -> CompilerInput {
    let directory = Repository.samples.appending(path: document.name).deletingLastPathComponent()
    return CompilerInput(
      loadInclude: { path, _ in
        // The file that a mutant includes.
        if path == "part.toml" {
          let text = "menu = \"Part\"\nitems = []\n"
          return .loaded(SourceFile(name: path, format: .toml, text: text))
        }
        guard let format = SourceFormat(path: path),
          let text = try? Repository.text(directory.appending(path: path))
        else { return .missing("no such file or directory") }
        return .loaded(SourceFile(name: path, format: format, text: text))
      },
      loadTarget: { path, _ in
        let text = try? Repository.text(directory.appending(path: path))
        guard let text else { throw TargetError("\(path): no such file or directory") }
        return TargetSource(name: path, texts: [path: text])
      },
      loadCatalogs: { path, _ in .found(catalogs(path, in: directory)) })
  }

  /// The catalogs of a sample, which its outputs in other languages need.
  private static func catalogs(_ path: String, in directory: URL) -> [FoundCatalog] {
    let parts = path.components(separatedBy: "{language}")
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: directory.appending(path: folder).path)
    guard parts.count == 2, let names else { return [] }
    return names.sorted().compactMap { name in
      let file = folder.isEmpty ? name : "\(folder)/\(name)"
      guard file.hasPrefix(parts[0]), file.hasSuffix(parts[1]),
        let format = CatalogFormat(path: file),
        let text = try? Repository.text(directory.appending(path: file))
      else { return nil }
      return .loaded(
        SourceFile(name: file, format: format.sourceFormat, text: text),
        language: String(file.dropFirst(parts[0].count).dropLast(parts[1].count)))
    }
  }

  static func compile(_ bytes: [UInt8], as document: BreakageDocument) throws -> CompiledMenu {
    let file = SourceFile(
      name: "menu.\(document.format.rawValue)", format: document.format, bytes: bytes)
    return try compileMenu(file, goal: .check, input: input(of: document))
  }
}
