import Foundation
import MenuCompiler

/// The files beside an imported document that complete it, such as its strings. Nothing outside the
/// document's project is read, nor outside the parent of its directory if it is in no project.
struct ImportNeighbors: Sendable {
  private let directory: String
  private let boundary: ProjectBoundary

  init(of file: String) {
    directory = Disk.parent(of: Disk.normalized(file))
    let boundary = ProjectBoundary(around: directory, allowed: [])
    self.boundary =
      boundary.root == directory
      ? ProjectBoundary(root: Disk.parent(of: directory), allowed: []) : boundary
  }

  /// The contents of a file, by its path relative to the document's directory; nil if it does not
  /// exist, is a link or must not be read.
  func bytes(of path: String) -> [UInt8]? {
    guard let path = permitted(path) else { return nil }
    let bytes = Disk.contents(of: path, limit: Limits.fileBytes)
    return bytes.flatMap { $0.count <= Limits.fileBytes ? $0 : nil }
  }

  /// The names in a directory, by its path relative to the document's.
  func names(in path: String) -> [String] {
    guard let path = permitted(path) else { return [] }
    return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private func permitted(_ path: String) -> String? {
    guard !path.isAbsolutePath, !path.contains("\0") else { return nil }
    let whole = Disk.absolute(Disk.join(directory, path))
    return boundary.refusal(of: whole) == nil ? whole : nil
  }
}
