import MenuCompiler
import PathKit

/// Reads documents and templates that other documents or the command line name.
extension FileTree {
  func include(
    _ path: String, from file: SourceFile, _ confinement: Confinement, watched: WatchedFiles?
  ) -> IncludeResult {
    let target = Disk.join(Disk.parent(of: file.identity), path)
    watched?.look(target)
    var place = target
    do {
      let found = try find(target)
      guard found.path.map(confinement.allows(include:)) ?? true else { return .outside }
      switch found {
      case .missing(_, let reason): return .missing(reason)
      case .folder: return .missing("it is a directory")
      case .file(let real): place = real
      }
      guard let format = SourceFormat(path: place) else {
        return .missing("its name does not end in .toml, .yaml, .yml or .json")
      }
      return .loaded(
        SourceFile(
          name: shown(path, from: file), identity: place, format: format,
          bytes: try bytes(of: place)))
    } catch {
      return .missing("\(error)".replacing("\(place): ", with: ""))
    }
  }

  /// Reads a template, or all files in a target's folder.
  ///
  /// - Parameters:
  ///   - name: The path as written.
  ///   - file: The document that names the path; nil if the command line does.
  /// - Throws: ``PathRefusal`` for a template outside the project of the document that names it.
  func target(
    _ name: String, from file: SourceFile?, _ confinement: Confinement, watched: WatchedFiles?,
    onFile: (BuildInput) -> Void
  ) throws -> TargetSource {
    let path = file.map { Disk.join(Disk.parent(of: $0.identity), name) } ?? name
    let boundary = file.map(confinement.boundary(ofTemplateIn:))
    watched?.look(path)
    let found = try find(path)
    // A path that may not be read is not accessed at all: not even its existence is revealed.
    if let refusal = boundary?.refusal(of: path, leadingTo: found.path) { throw refusal }
    let folder = Path(path)
    var files = [folder]
    if case .folder(let top) = found {
      let names =
        try watched?.search(path) { willList in
          willList(path)
          // Only files on disk are watched.
          return (try? Disk().files(in: path)) ?? []
        } ?? self.files(in: path)
      files = names.map { folder + $0 }
      for file in files { try checkLink(file.string, in: top, boundary) }
    }
    var texts: [String: String] = [:]
    for file in files {
      watched?.look(file.string)
      texts[file.lastComponent] = try text(of: file, name: prefix + name, onFile: onFile)
    }
    return TargetSource(name: folder.lastComponent, texts: texts)
  }

  /// Throws an error if a link in a target's folder leads out of the folder and, unless the command
  /// line names the target, out of the project.
  ///
  /// - Parameter top: The folder, without links.
  private func checkLink(
    _ file: String, in top: String, _ boundary: ProjectBoundary?
  ) throws {
    guard let end = try find(file).path,
      let refusal = ProjectBoundary(root: top, allowed: []).refusal(ofResolved: end)
    else { return }
    guard let boundary else {
      throw TargetError("\(file): it is a link out of the folder, to '\(end)'")
    }
    if boundary.refusal(ofResolved: end) != nil {
      throw refusal.reason == .outside ? PathRefusal(.linkedOutside(end)) : refusal
    }
  }

  private func text(
    of file: Path, name: String, onFile: (BuildInput) -> Void
  ) throws -> String {
    let bytes: [UInt8]
    do { bytes = try self.bytes(of: file.string) } catch {
      throw TargetError("\(error)".replacing(file.string, with: name))
    }
    guard bytes.count <= Limits.fileBytes else {
      throw TargetError(
        "\(name): '\(file.lastComponent)' has more than \(Limits.fileBytes >> 20) MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TargetError("\(name): '\(file.lastComponent)' is not UTF-8")
    }
    onFile(
      BuildInput(path: Disk.normalized(file.string), shown: file.string, bytes: bytes))
    return text
  }

  /// The names of a folder's files, in order. Hidden files, which editors and systems create, are
  /// ignored.
  private func files(in folder: String) throws -> [String] {
    try names(in: folder).filter { name in
      guard !name.hasPrefix("."), case .file = try find(Disk.join(folder, name)) else {
        return false
      }
      return true
    }.sorted()
  }
}
