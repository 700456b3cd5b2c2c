import Foundation
import MenuCompiler
import PathKit

/// Reads documents and the files beside them.
extension Disk {
  /// Reads a document; `-` is standard input, which counts as a file in the working directory.
  ///
  /// - Parameter watched: Records the path before it is read.
  static func document(
    _ path: String, format: SourceFormat?, watched: WatchedFiles? = nil
  ) throws -> SourceFile {
    if path == standardInput {
      guard let format else {
        throw UsageError(
          "standard input has no name that shows its format",
          help: "use --input-format toml, yaml or json")
      }
      return SourceFile(
        name: standardInputName, identity: "\(Path.current.string)/\(standardInputName)",
        format: format, bytes: try standardInputBytes())
    }
    watched?.look(path)
    guard !isDirectory(path) else {
      throw DiskError(
        description:
          "\(path): it is a directory, not a file: name a menu in it, or list its menus in a"
          + " 'menuc.toml' and name none")
    }
    guard let format = SourceFormat(path: path) ?? format else {
      throw DiskError(
        description: "\(path): the format is unknown: name it .toml, .yaml, .yml or .json,"
          + " or use --input-format")
    }
    return SourceFile(
      name: path, identity: realPath(path) ?? path, format: format, bytes: try bytes(of: path))
  }

  /// The compiler's access to the files beside a document.
  ///
  /// - Parameters:
  ///   - confinement: The files that the document may read and write.
  ///   - watched: Records each path before it is read, even if it turns out to be missing.
  ///   - onTemplate: Is called with each file of a template or target that was read.
  ///   - onCatalogs: Is called with each search for catalogs.
  ///   - onMissingCatalog: Is called for each catalog that the document names but that does not
  ///     exist.
  static func input(
    for document: SourceFile, confinement: Confinement, watched: WatchedFiles? = nil,
    onTemplate: @escaping (BuildInput) -> Void = { _ in },
    onCatalogs: @escaping (BuildInput) -> Void = { _ in },
    onMissingCatalog: @escaping () -> Void = {}
  ) -> CompilerInput {
    CompilerInput(
      loadInclude: { path, file in
        include(path, from: file, confinement: confinement, watched: watched)
      },
      loadTarget: { path, file in
        try target(path, from: file, confinement, watched: watched, onFile: onTemplate)
      },
      loadCatalogs: { path, file in
        catalogs(
          path, from: file, confinement, watched: watched, onSearch: onCatalogs,
          onMissing: onMissingCatalog)
      },
      judge: confinement.refusal)
  }
}
