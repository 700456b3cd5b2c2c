import Foundation
import MenuCompiler

/// What the documents of a project may read and write: what is below its directory, but no folder of
/// version control, and what was allowed besides.
struct ProjectBoundary {
  /// The project's directory, absolute and without links.
  let root: String
  /// Files and directories, absolute and without links.
  let allowed: [String]

  init(root: String, allowed: [String]) {
    self.root = root
    self.allowed = allowed
  }

  /// - Parameters:
  ///   - directory: Where a document stands, absolute and without links. The project's directory is the
  ///     nearest one, from there upwards, that has a configuration or a folder of version control; else
  ///     this one.
  ///   - allowed: Relative to the working directory.
  init(around directory: String, allowed: [String]) {
    root = Self.top(of: directory) ?? directory
    self.allowed = Self.resolved(allowed, in: ".")
  }

  /// What paths lead to that a person wrote.
  static func resolved(_ paths: [String], in directory: String) -> [String] {
    paths.compactMap { Disk.destination(of: Disk.join(directory, $0)) }
  }

  /// Whether an absolute path without links is below the project's directory, or is it.
  func holds(_ path: String) -> Bool { Self.rest(of: path, below: root) != nil }

  /// Why a path may not be used; nil if it may. Links are followed, also on the way to what does not
  /// exist yet.
  func refusal(of path: String) -> PathRefusal? {
    // Links without an end can neither be read nor written: that is told when it is tried.
    guard let end = Disk.destination(of: path) else { return nil }
    guard let reason = refusal(ofResolved: end) else { return nil }
    if reason.reason == .outside, refusal(ofResolved: Disk.absolute(path)) == nil {
      return PathRefusal(.linkedOutside(end))
    }
    return reason
  }

  /// Why an absolute path without links may not be used.
  func refusal(ofResolved path: String) -> PathRefusal? {
    if isAllowed(path) { return nil }
    guard let rest = Self.rest(of: path, below: root) else { return PathRefusal(.outside) }
    return VersionControl.folder(in: rest).map { PathRefusal(.versionControl($0)) }
  }

  /// Whether an absolute path without links was allowed by name. What version control keeps there was
  /// not, unless the name leads into it.
  func isAllowed(_ path: String) -> Bool {
    allowed.contains { allowed in
      Self.rest(of: path, below: allowed).map { VersionControl.folder(in: $0) == nil } ?? false
    }
  }

  /// What is left of a path behind a directory's; empty for the directory itself, nil if it is elsewhere.
  private static func rest(of path: String, below directory: String) -> String? {
    if path == directory { return "" }
    let start = directory.hasSuffix("/") ? directory : directory + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// The nearest directory, from one upwards, that is the top of a project.
  ///
  /// - Parameter names: What marks one; by default a configuration, or a folder of version control.
  static func top(
    of directory: String,
    having names: [String] = VersionControl.folders
      + ProjectConfiguration.fileNames
  ) -> String? {
    var directory = directory
    while true {
      if names.contains(where: { Disk.exists(Disk.join(directory, $0)) }) { return directory }
      let parent = Disk.parent(of: directory)
      if parent == directory || !directory.hasPrefix("/") { return nil }
      directory = parent
    }
  }
}

extension Disk {
  /// Where a path leads: absolute, its links followed as far as it exists; nil if they have no end.
  static func destination(of path: String) -> String? {
    let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    if let known = realPath(whole) { return known }
    var place = "/"
    var rest = Array(whole.split(separator: "/").map(String.init).reversed())
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
      if target.hasPrefix("/") { place = "/" }
      rest += target.split(separator: "/").map(String.init).reversed()
    }
    return place
  }
}
