import Foundation
import MenuCompiler
import PathKit

/// Reads templates and targets named by documents or the command line.
extension Disk {
  static func include(
    _ path: String, from file: SourceFile, confinement: Confinement, watched: WatchedFiles?
  ) -> IncludeResult {
    let target = join(parent(of: file.identity), path)
    watched?.look(target)
    guard let real = realPath(target) else {
      let code = errno
      let isInside = destination(of: target).map(confinement.allows(include:)) ?? true
      return isInside ? .missing(reason(code)) : .outside
    }
    guard confinement.allows(include: real) else { return .outside }
    guard !isDirectory(real) else { return .missing("it is a directory") }
    guard let format = SourceFormat(path: real) else {
      return .missing("its name ends in none of .toml, .yaml, .yml, .json")
    }
    do {
      let name = parent(of: file.name) == "." ? path : join(parent(of: file.name), path)
      return .loaded(
        SourceFile(name: name, identity: real, format: format, bytes: try bytes(of: real)))
    } catch {
      return .missing("\(error)".replacing("\(real): ", with: ""))
    }
  }

  /// Reads a template, or all texts of a target's folder.
  ///
  /// - Parameters:
  ///   - name: The path as written.
  ///   - file: The document that names it; nil if the command line does.
  /// - Throws: ``PathRefusal`` for a template outside the project of the document that names it.
  static func target(
    _ name: String, from file: SourceFile?, _ confinement: Confinement, watched: WatchedFiles?,
    onFile: (BuildInput) -> Void
  ) throws -> TargetSource {
    let path = file.map { join(parent(of: $0.identity), name) } ?? name
    let boundary = file.map(confinement.boundary(ofTemplateIn:))
    // A forbidden path is not accessed at all. Not even its existence is revealed.
    if let refusal = boundary?.refusal(of: path) { throw refusal }
    watched?.look(path)
    let folder = Path(path)
    let list = { (willList: (String) -> Void) in
      willList(path)
      return Self.files(in: path)
    }
    let names = folder.isDirectory ? watched?.search(path, list) ?? list { _ in } : nil
    let files = names?.map { folder + $0 } ?? [folder]
    var texts: [String: String] = [:]
    for file in files {
      watched?.look(file.string)
      if names != nil { try checkLink(file.string, in: path, boundary) }
      texts[file.lastComponent] = try text(of: file, name: name, onFile: onFile)
    }
    return TargetSource(name: folder.lastComponent, texts: texts)
  }

  /// A link in a target's folder may lead elsewhere in the folder or the project.
  private static func checkLink(
    _ file: String, in folder: String, _ boundary: ProjectBoundary?
  ) throws {
    guard isLink(file), let end = destination(of: file), let top = destination(of: folder),
      let refusal = ProjectBoundary(root: top, allowed: []).refusal(ofResolved: end)
    else { return }
    guard let boundary else {
      throw TargetError("\(file): it is a link out of the folder, to '\(end)'")
    }
    if boundary.refusal(ofResolved: end) != nil {
      throw refusal.reason == .outside ? PathRefusal(.linkedOutside(end)) : refusal
    }
  }

  private static func text(
    of file: Path, name: String, onFile: (BuildInput) -> Void
  ) throws -> String {
    let bytes: [UInt8]
    do { bytes = try Self.bytes(of: file.string) } catch {
      throw TargetError("\(error)".replacing(file.string, with: name))
    }
    guard bytes.count <= Limits.fileBytes else {
      throw TargetError(
        "\(name): '\(file.lastComponent)' has more than \(Limits.fileBytes >> 20) MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TargetError("\(name): '\(file.lastComponent)' is not UTF-8")
    }
    onFile(BuildInput(path: normalized(file.string), shown: file.string, bytes: bytes))
    return text
  }

  /// The names of the files in a folder, in order. Hidden files, which editors and systems create,
  /// are ignored.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && Path(join(folder, $0)).isFile }.sorted()
  }
}
