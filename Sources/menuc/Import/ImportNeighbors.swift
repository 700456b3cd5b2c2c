import Foundation
import MenuCompiler

/// The files beside an imported document that complete it, such as its strings. Nothing outside the
/// document's project is read. If the document is not in a project, nothing outside its directory
/// is read, apart from Android's strings beside this directory.
struct ImportNeighbors: Sendable {
  private let directory: String
  private let boundary: ProjectBoundary
  /// The names beside the directory that begin with `values`, if the directory is not in a project.
  private let siblings: [String]?

  init(of file: String) {
    directory = Disk.parent(of: Disk.normalized(file))
    if let root = ProjectBoundary.top(of: directory) {
      boundary = ProjectBoundary(root: root, allowed: [])
      siblings = nil
      return
    }
    let parent = Disk.parent(of: directory)
    let names = Self.names(at: parent).filter { $0.hasPrefix("values") }
    boundary = ProjectBoundary(
      root: directory, allowed: names.map { Disk.join(parent, $0) }.filter(Disk.isDirectory))
    siblings = names
  }

  /// The contents of a file, given its path relative to the document's directory; nil if it does
  /// not exist, is too large, is a link or must not be read.
  func bytes(of path: String) -> [UInt8]? {
    guard let path = permitted(path) else { return nil }
    let bytes = Disk.contents(of: path, limit: Limits.fileBytes)
    return bytes.flatMap { $0.count <= Limits.fileBytes ? $0 : nil }
  }

  /// The names in a directory, given its path relative to the document's directory.
  func names(in path: String) -> [String] {
    if path == "..", let siblings { return siblings }
    return permitted(path).map(Self.names) ?? []
  }

  private static func names(at path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private func permitted(_ path: String) -> String? {
    guard !path.isAbsolutePath, !path.contains("\0") else { return nil }
    let whole = Disk.absolute(Disk.join(directory, path))
    return boundary.refusal(of: whole) == nil ? whole : nil
  }
}
