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
          + " 'menuc.toml'")
    }
    guard let format = SourceFormat(path: path) ?? format else {
      throw DiskError(
        description: "\(path): the format is unknown: name it .toml, .yaml, .yml or .json,"
          + " use --input-format, or convert another format with 'menuc import'")
    }
    return SourceFile(
      name: path, identity: realPath(path) ?? path, format: format, bytes: try bytes(of: path))
  }
}
