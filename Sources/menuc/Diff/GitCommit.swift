import Foundation
import MenuCompiler

/// The files of a commit, accessed like files on disk.
final class GitCommit {
  /// The name of the commit, as given on the command line.
  let ref: String
  private let git: Git
  private let commit: String
  /// The repository's directory, absolute and without links.
  private let top: String
  private var folders: [String: [String: Entry]] = [:]

  struct Entry {
    enum Kind { case file, link, folder, submodule }
    let kind: Kind
    let object: String
  }

  /// Looks up a commit in the repository that contains a document.
  init(_ ref: String, of document: SourceFile) throws {
    self.ref = ref
    let directory = Disk.parent(of: document.identity)
    git = try Git(in: directory)
    let place = try git.run("rev-parse", "--show-prefix", "--is-inside-work-tree")
    guard place.status == 0 else {
      throw DiskError(description: "\(document.name): --against: \(place.reason)")
    }
    guard place.text.hasSuffix("\ntrue\n") else {
      throw DiskError(
        description: "\(document.name): --against: the file is not in a git work tree")
    }
    let prefix = String(place.text.dropLast("\ntrue\n".count))
    top = Self.parent(of: directory, without: prefix)
    // A name that looks like an option must not be interpreted as one.
    let found =
      ref.hasPrefix("-")
      ? nil : try git.run("rev-parse", "--verify", "--quiet", "\(ref)^{commit}")
    let name = found?.text.trimmingCharacters(in: .newlines) ?? ""
    guard found?.status == 0, !name.isEmpty, name.allSatisfy(\.isHexDigit) else {
      throw DiskError(
        description: "--against \(ref): there is no such commit in \(document.name)'s repository;"
          + " a shallow clone has only the latest commits")
    }
    commit = name
  }

  /// The document in the commit; nil if the commit does not have it.
  func document(like new: SourceFile) throws -> SourceFile? {
    let name = shown(new.identity)
    switch try find(new.identity) {
    case .folder: throw DiskError(description: "\(name): it is a directory")
    case .missing(let path, let reason) where path.map(isInside) ?? true:
      if reason == Disk.reason(ENOENT) { return nil }
      throw DiskError(description: "\(name): \(reason)")
    case .file(let path) where isInside(path):
      do {
        return SourceFile(
          name: shown(path), identity: path, format: SourceFormat(path: path) ?? new.format,
          bytes: try bytes(of: path))
      } catch {
        throw DiskError(description: "\(error)".replacing("\(path): ", with: "\(shown(path)): "))
      }
    default: throw DiskError(description: "\(name): it leads out of the repository")
    }
  }

  private func isInside(_ path: String) -> Bool { path.path(below: top) != nil }

  /// A path as git itself writes it.
  private func shown(_ path: String) -> String {
    path.path(below: top).map { prefix + $0 } ?? path
  }
}

/// The paths are absolute. A path that leads out of the repository leads to a file on disk in its
/// present state.
extension GitCommit: FileTree {
  var prefix: String { "\(ref):" }

  func find(_ path: String) throws -> FoundFile { try lookUp(path).found }

  func exists(_ path: String) -> Bool {
    if case .missing? = try? find(path) { false } else { true }
  }

  func names(in folder: String) throws -> [String] {
    guard case .folder(let path) = try find(folder) else { return [] }
    guard let inside = path.path(below: top) else { return Disk().names(in: path) }
    return Array(try self.folder(inside).keys)
  }

  /// If the bytes exceed the limit for files, at least one byte more than the limit is returned, so
  /// that the compiler can reject the file.
  func bytes(of path: String) throws -> [UInt8] {
    let (found, object) = try lookUp(path)
    do {
      if let object { return try bytes(ofObject: object) }
      switch found {
      case .file(let path): return try Disk.bytes(of: path)
      case .folder: throw DiskError(description: "it is a directory")
      case .missing(_, let reason): throw DiskError(description: reason)
      }
    } catch { throw DiskError(description: "\(path): \(error)") }
  }

  func shown(_ path: String, from file: SourceFile) -> String {
    shown(Disk.absolute(Disk.join(Disk.parent(of: file.identity), path)))
  }
}

/// Looks up paths and resolves links.
extension GitCommit {
  /// The maximum number of links that systems follow in a path.
  private static let linkLimit = 40

  /// The file or folder at a path and, for a file in the commit, its object.
  private func lookUp(_ path: String) throws -> (found: FoundFile, object: String?) {
    let topParts = top.pathNames
    var pending = Array(Disk.join(top, path).pathNames.reversed())
    var current: [String] = []
    var links = 0
    var object: String?
    var isLoop: Bool { links > Self.linkLimit }
    func missing(_ reason: String) -> (FoundFile, String?) {
      let end = Disk.absolute("/" + (current + pending.reversed()).joined(separator: "/"))
      return (.missing(isLoop ? nil : end, reason: reason), nil)
    }
    while let part = pending.popLast() {
      if part == "." { continue }
      object = nil
      if part == ".." {
        _ = current.popLast()
        continue
      }
      current.append(part)
      guard current.starts(with: topParts), current.count > topParts.count else { continue }
      let folder = current[topParts.count..<current.count - 1].joined(separator: "/")
      guard let entry = try self.folder(folder)[part] else { return missing(Disk.reason(ENOENT)) }
      switch entry.kind {
      case .folder: break
      case .submodule: return missing("it is a submodule, or in one")
      case .file:
        if !pending.isEmpty { return missing(Disk.reason(ENOTDIR)) }
        object = entry.object
      case .link:
        links += 1
        if isLoop { return missing(Disk.reason(ELOOP)) }
        let target = String(decoding: try bytes(ofObject: entry.object), as: UTF8.self)
        current.removeLast()
        if target.isAbsolutePath { current = [] }
        pending += target.pathNames.reversed()
      }
    }
    let end = "/" + current.joined(separator: "/")
    guard current.starts(with: topParts) else { return (Disk().find(end), nil) }
    return (object == nil ? .folder(end) : .file(end), object)
  }

  /// The entries of a folder, given its path from the top of the repository.
  private func folder(_ path: String) throws -> [String: Entry] {
    if let known = folders[path] { return known }
    let entries = try entries(of: path)
    folders[path] = entries
    return entries
  }

  /// The paths of all files below a folder, relative to it and in any order; none if the commit has
  /// no such folder. Links to folders are not followed, and submodules are left out.
  func files(below folder: String) throws -> [String] {
    guard case .folder(let path) = try find(folder), let inside = path.path(below: top) else {
      return []
    }
    return try entries(of: inside, "-r").filter { $0.value.kind != .submodule }.map(\.key)
  }

  private func entries(of path: String, _ options: String...) throws -> [String: Entry] {
    let answer = try git.run(["ls-tree", "-z", "--full-tree"] + options + ["\(commit):\(path)"])
    guard answer.status == 0 else { throw DiskError(description: "git: \(answer.reason)") }
    var entries: [String: Entry] = [:]
    for line in answer.output.split(separator: 0) {
      let text = String(decoding: line, as: UTF8.self)
      guard let tab = text.firstIndex(of: "\t") else { continue }
      let words = text[..<tab].split(separator: " ")
      guard words.count == 3 else { continue }
      let kind: Entry.Kind =
        switch words[0] {
        case "040000": .folder
        case "120000": .link
        case "160000": .submodule
        default: .file
        }
      entries[String(text[text.index(after: tab)...])] = Entry(kind: kind, object: String(words[2]))
    }
    return entries
  }

  private func bytes(ofObject object: String) throws -> [UInt8] {
    let answer = try git.run("cat-file", "blob", object)
    guard answer.status == 0 || answer.output.count > Limits.fileBytes else {
      throw DiskError(description: "git can't read it: \(answer.reason)")
    }
    return answer.output
  }

  /// The directory of the repository, given a directory in it and the path of that directory below
  /// the repository.
  private static func parent(of directory: String, without prefix: String) -> String {
    let depth = prefix.pathNames.count
    return "/" + directory.pathNames.dropLast(depth).joined(separator: "/")
  }
}
