import Foundation
import MenuCompiler

/// The files that the documents of a project may read and write: files below its directory, except
/// in version control folders, and files that were explicitly allowed.
struct ProjectBoundary {
  /// The project's directory, absolute and without links.
  let root: String
  /// The allowed files and directories, absolute and without links.
  let allowed: [String]

  init(root: String, allowed: [String]) {
    self.root = root
    self.allowed = allowed
  }

  /// - Parameters:
  ///   - directory: The directory of a document, absolute and without links. The project's
  ///     directory is the nearest directory, from there upward, that has a configuration or a
  ///     version control folder. If there is none, it is the document's directory.
  ///   - allowed: The allowed paths, relative to the working directory.
  init(around directory: String, allowed: [String]) {
    root = Self.top(of: directory) ?? directory
    self.allowed = Self.resolved(allowed, in: ".")
  }

  /// The destinations of the user's paths, without paths whose links are circular.
  static func resolved(_ paths: [String], in directory: String) -> [String] {
    paths.compactMap { Disk.destination(of: Disk.join(directory, $0)) }
  }

  /// Whether an absolute path without links is the project's directory or below it.
  func holds(_ path: String) -> Bool { path.path(below: root) != nil }

  /// The reason why a path can't be used; nil if it can. Links are followed, even in a path to a
  /// file that does not exist yet.
  func refusal(of path: String) -> PathRefusal? {
    refusal(of: path, leadingTo: Disk.destination(of: path))
  }

  /// - Parameter end: The path with links followed; nil if they are circular.
  func refusal(of path: String, leadingTo end: String?) -> PathRefusal? {
    // Circular links are not refused here, because reading or writing them fails anyway.
    guard let end else { return nil }
    guard let reason = refusal(ofResolved: end) else { return nil }
    if reason.reason == .outside, refusal(ofResolved: Disk.absolute(path)) == nil {
      return PathRefusal(.linkedOutside(end))
    }
    return reason
  }

  /// The reason why an absolute path without links may not be used.
  func refusal(ofResolved path: String) -> PathRefusal? {
    if isAllowed(path) { return nil }
    guard let rest = path.path(below: root) else { return PathRefusal(.outside) }
    return VersionControl.folder(in: rest).map { PathRefusal(.versionControl($0)) }
  }

  /// Whether an absolute path without links was allowed by name. A version control folder below an
  /// allowed path is not allowed, unless the allowed path leads into it.
  func isAllowed(_ path: String) -> Bool {
    allowed.contains { allowed in
      path.path(below: allowed).map { VersionControl.folder(in: $0) == nil } ?? false
    }
  }

  /// The nearest directory, from a given one upward, that is the top of a project; nil if there is
  /// none.
  ///
  /// - Parameter names: The names that mark a project; by default, the names of configurations and
  ///   of version control folders.
  static func top(
    of directory: String,
    having names: [String] = VersionControl.folders
      + ProjectConfiguration.fileNames
  ) -> String? {
    var directory = directory
    while true {
      if names.contains(where: { Disk.exists(Disk.join(directory, $0)) }) { return directory }
      let parent = Disk.parent(of: directory)
      if parent == directory || !directory.isAbsolutePath { return nil }
      directory = parent
    }
  }
}

extension Disk {
  /// The destination of a path: absolute, with links resolved as far as the path exists; nil if the
  /// links are circular.
  static func destination(of path: String) -> String? {
    let whole = path.isAbsolutePath ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    if let known = realPath(whole) { return known }
    var place = "/"
    var rest = Array(whole.pathNames.reversed())
    var links = 0
    while let part = rest.popLast() {
      if part == "." { continue }
      if part == ".." {
        place = parent(of: place)
        continue
      }
      let next = join(place, part)
      guard isLink(next),
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next)
      else {
        place = next
        continue
      }
      links += 1
      if links > 40 { return nil }
      if target.isAbsolutePath { place = "/" }
      rest += target.pathNames.reversed()
    }
    return place
  }
}
