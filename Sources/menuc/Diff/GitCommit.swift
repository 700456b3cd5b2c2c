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
    let found = try lookUp(new.identity)
    switch found {
    case .absent: return nil
    case .folder:
      throw DiskError(description: "\(shown(new.identity)): it is a directory")
    case .unreadable(let reason):
      throw DiskError(description: "\(shown(new.identity)): \(reason)")
    case .outside:
      throw DiskError(description: "\(shown(new.identity)): it leads out of the repository")
    case .file(let path, let object):
      do {
        return SourceFile(
          name: shown(path), identity: path, format: SourceFormat(path: path) ?? new.format,
          bytes: try bytes(of: object))
      } catch { throw DiskError(description: "\(shown(path)): \(error)") }
    }
  }

  /// The compiler's access to the files beside a document of the commit.
  ///
  /// - Parameter confinement: The files that the current document may read.
  func input(for document: SourceFile, confinement: Confinement) -> CompilerInput {
    CompilerInput(
      loadInclude: { path, file in self.include(path, from: file, confinement) },
      loadTarget: { path, file in
        try self.target(path, from: file ?? document, confinement)
      },
      loadCatalogs: { path, file in
        do { return try self.catalogs(path, from: file, confinement) } catch {
          return .found([.unreadable("\(self.ref):\(path)", reason: "\(error)")])
        }
      },
      judge: confinement.refusal)
  }

  private func include(
    _ path: String, from file: SourceFile, _ confinement: Confinement
  ) -> IncludeResult {
    do {
      switch try lookUp(Disk.join(Disk.parent(of: file.identity), path)) {
      case .outside: return .outside
      case .absent: return .missing(Disk.reason(ENOENT))
      case .folder: return .missing("it is a directory")
      case .unreadable(let reason): return .missing(reason)
      case .file(let real, let object):
        guard confinement.allows(include: real) else { return .outside }
        guard let format = SourceFormat(path: real) else {
          return .missing("its name ends in none of .toml, .yaml, .yml, .json")
        }
        return .loaded(
          SourceFile(
            name: shown(real), identity: real, format: format, bytes: try bytes(of: object)))
      }
    } catch {
      return .missing("\(error)")
    }
  }

  /// Reads a template, or all texts of a target's folder. Allowed files outside the repository are
  /// read as they are now.
  private func target(
    _ name: String, from file: SourceFile, _ confinement: Confinement
  ) throws -> TargetSource {
    let path = Disk.join(Disk.parent(of: file.identity), name)
    let boundary = confinement.boundary(ofTemplateIn: file)
    let files: [(name: String, object: String)]
    switch try lookUp(path) {
    case .file(let real, let object):
      if let refusal = boundary.refusal(ofResolved: real) { throw refusal }
      files = [(Self.lastComponent(of: real), object)]
    case .folder(let real):
      if let refusal = boundary.refusal(ofResolved: Disk.join(top, real)) { throw refusal }
      files = try folder(real).filter { $0.value.kind == .file }.map { ($0.key, $0.value.object) }
    case .unreadable(let reason): throw TargetError("\(ref):\(name): \(reason)")
    case .absent: throw TargetError("\(ref):\(name): \(Disk.reason(ENOENT))")
    case .outside(let end):
      if let refusal = boundary.refusal(ofResolved: end) { throw refusal }
      return try Disk.target(end, from: file, confinement, watched: nil) { _ in }
    }
    var texts: [String: String] = [:]
    for file in files {
      guard let text = String(validating: try bytes(of: file.object), as: UTF8.self) else {
        throw TargetError("\(ref):\(name): '\(file.name)' is not UTF-8")
      }
      texts[file.name] = text
    }
    return TargetSource(name: Self.lastComponent(of: path), texts: texts)
  }

  /// Finds and reads catalogs. Allowed files outside the repository are read as they are now.
  private func catalogs(
    _ written: String, from file: SourceFile, _ confinement: Confinement
  ) throws -> CatalogSearch {
    let path = Disk.join(Disk.parent(of: file.identity), written)
    let boundary = confinement.boundary(ofTemplateIn: file)
    let pattern = CatalogPattern(path)
    if case .outside(let end) = try lookUp(pattern?.directory ?? path) {
      if let refusal = boundary.refusal(ofResolved: end) { return .outside(refusal) }
      return Disk.catalogs(written, from: file, confinement, watched: nil) { _ in }
    }
    guard let pattern else {
      return .found([try catalog(at: path, language: nil, of: file, boundary)].compactMap { $0 })
    }
    guard case .folder(let folder) = try lookUp(pattern.directory) else { return .found([]) }
    let names = pattern.names(in: try self.folder(folder).keys) { path in
      if case .file? = try? lookUp(path) { true } else { false }
    }
    return .found(
      try names.compactMap { name in
        try catalog(
          at: pattern.file(name), language: pattern.language(in: name), of: file, boundary)
      })
  }

  /// - Parameter document: The file that names the catalogs. A pattern such as `{language}.json`
  ///   also matches this file.
  private func catalog(
    at path: String, language: String?, of document: SourceFile, _ boundary: ProjectBoundary
  ) throws -> FoundCatalog? {
    guard case .file(let real, let object) = try lookUp(path), real != document.identity,
      let format = CatalogFormat(path: path)
    else { return nil }
    if let refusal = boundary.refusal(ofResolved: real) {
      return .unreadable(shown(real), reason: "it \(refusal)")
    }
    return .loaded(
      SourceFile(
        name: shown(real), identity: real, format: format.sourceFormat, bytes: try bytes(of: object)
      ),
      language: language)
  }

  private static func lastComponent(of path: String) -> String {
    path.pathNames.last ?? path
  }
}

/// Looks up paths and resolves links.
extension GitCommit {
  enum Found {
    /// A file, by its absolute path without links.
    case file(String, object: String)
    /// A folder, by its path from the top of the repository.
    case folder(String)
    case absent
    case unreadable(String)
    /// A path that is not in the repository, absolute. Links in the commit have been followed.
    case outside(String)
  }

  /// The maximal number of links that systems follow.
  private static let linkLimit = 40

  /// The file or folder at an absolute path.
  private func lookUp(_ path: String) throws -> Found {
    let topParts = top.pathNames
    var pending = Array(path.pathNames.reversed())
    var current: [String] = []
    var links = 0
    var last: Entry?
    while let part = pending.popLast() {
      if part == "." { continue }
      if part == ".." {
        _ = current.popLast()
        last = nil
        continue
      }
      current.append(part)
      last = nil
      guard current.starts(with: topParts), current.count > topParts.count else { continue }
      let folder = current[topParts.count..<current.count - 1].joined(separator: "/")
      guard let entry = try self.folder(folder)[part] else { return .absent }
      last = entry
      switch entry.kind {
      case .folder: break
      case .submodule: return .unreadable("it is a submodule, or in one")
      case .file:
        if !pending.isEmpty { return .unreadable(Disk.reason(ENOTDIR)) }
      case .link:
        links += 1
        if links > Self.linkLimit { return .unreadable(Disk.reason(ELOOP)) }
        let target = String(decoding: try bytes(of: entry.object), as: UTF8.self)
        current.removeLast()
        last = nil
        if target.isAbsolutePath { current = [] }
        pending += target.pathNames.reversed()
      }
    }
    guard current.starts(with: topParts) else {
      return .outside("/" + current.joined(separator: "/"))
    }
    guard let last, last.kind == .file else {
      return .folder(current.dropFirst(topParts.count).joined(separator: "/"))
    }
    return .file("/" + current.joined(separator: "/"), object: last.object)
  }

  /// The entries of a folder, by its path from the top of the repository.
  private func folder(_ path: String) throws -> [String: Entry] {
    if let known = folders[path] { return known }
    let answer = try git.run("ls-tree", "-z", "--full-tree", "\(commit):\(path)")
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
    folders[path] = entries
    return entries
  }

  /// Reads an object.
  ///
  /// - Returns: The bytes of the object. If they exceed the limit for files, at least one byte more
  ///   than the limit, so that the compiler can reject the file.
  private func bytes(of object: String) throws -> [UInt8] {
    let answer = try git.run("cat-file", "blob", object)
    guard answer.status == 0 || answer.output.count > Limits.fileBytes else {
      throw DiskError(description: "git can't read it: \(answer.reason)")
    }
    return answer.output
  }

  /// A path in the notation of git.
  private func shown(_ path: String) -> String {
    "\(ref):" + (path.path(below: top) ?? path)
  }

  /// The directory of the repository, given a directory in it and that directory's path within the
  /// repository.
  private static func parent(of directory: String, without prefix: String) -> String {
    let depth = prefix.pathNames.count
    return "/" + directory.pathNames.dropLast(depth).joined(separator: "/")
  }
}
