import Foundation
import MenuCompiler
import PathKit

/// Why a file can't be read or written.
struct DiskError: Error, CustomStringConvertible {
  let description: String
}

/// How the command line reads documents, what they include, and templates.
struct Disk {
  static let standardInput = "-"
  /// How standard input is called in diagnostics.
  static let standardInputName = "<stdin>"

  /// Reads a document; `-` is standard input, which lies in the working directory.
  ///
  /// - Parameter watched: Notes the path before it is read.
  static func document(
    _ path: String, format: SourceFormat?, watched: WatchedFiles? = nil
  ) throws -> SourceFile {
    if path == standardInput {
      guard let format else {
        throw UsageError(
          "standard input has no name that tells its format",
          help: "say --input-format toml, yaml or json")
      }
      guard let data = try? FileHandle.standardInput.readToEnd() ?? Data() else {
        throw DiskError(description: "standard input can't be read")
      }
      return SourceFile(
        name: standardInputName, identity: "\(Path.current.string)/\(standardInputName)",
        format: format,
        bytes: [UInt8](data))
    }
    watched?.look(path)
    guard let format = SourceFormat(path: path) ?? format else {
      throw DiskError(
        description: "\(path): the format is unknown: name it .toml, .yaml, .yml or .json,"
          + " or use --input-format")
    }
    return SourceFile(
      name: path, identity: realPath(path) ?? path, format: format, bytes: try bytes(of: path))
  }

  /// How the compiler reaches the files beside a document.
  ///
  /// - Parameters:
  ///   - watched: Notes each path before it is read, one that turns out to be missing too.
  ///   - onTemplate: Hears of each file of a template or target that was read.
  static func input(
    for document: SourceFile, watched: WatchedFiles? = nil,
    onTemplate: @escaping (OutputPlan.Input) -> Void = { _ in }
  ) -> CompilerInput {
    let root = parent(of: document.identity)
    return CompilerInput(
      loadInclude: { path, file in include(path, from: file, root: root, watched: watched) },
      loadTarget: { path, file in
        let base = file.map { parent(of: $0.identity) }
        return try target(
          base.map { join($0, path) } ?? path, name: path, watched: watched, onFile: onTemplate)
      })
  }

  private static func include(
    _ path: String, from file: SourceFile, root: String, watched: WatchedFiles?
  ) -> IncludeResult {
    let target = join(parent(of: file.identity), path)
    watched?.look(target)
    guard let real = realPath(target) else {
      let isInside = Path(target).normalize().string.hasPrefix(root == "/" ? root : root + "/")
      return isInside ? .missing(reason(errno)) : .outside
    }
    guard real == root || real.hasPrefix(root == "/" ? root : root + "/") else { return .outside }
    guard !Path(real).isDirectory else { return .missing("it is a directory") }
    guard let format = SourceFormat(path: real) else {
      return .missing("its name ends in none of .toml, .yaml, .yml, .json")
    }
    do {
      let name = parent(of: file.name) == "." ? path : join(parent(of: file.name), path)
      return .loaded(
        SourceFile(
          name: name, identity: real, format: format, bytes: try bytes(of: real, mustBeFile: true)))
    } catch {
      return .missing("\(error)".replacing("\(real): ", with: ""))
    }
  }

  /// Reads a template, or all texts of a target's folder.
  private static func target(
    _ path: String, name: String, watched: WatchedFiles?,
    onFile: (OutputPlan.Input) -> Void
  ) throws -> TargetSource {
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
      let bytes: [UInt8]
      do { bytes = try Self.bytes(of: file.string, mustBeFile: true) } catch {
        throw TargetError("\(error)".replacing(file.string, with: name))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw TargetError("\(name): '\(file.lastComponent)' is not UTF-8")
      }
      texts[file.lastComponent] = text
      onFile(OutputPlan.Input(path: normalized(file.string), shown: file.string, bytes: bytes))
    }
    return TargetSource(name: folder.lastComponent, texts: texts)
  }

  /// The names of a folder's files, in order. Hidden ones, in which editors and systems keep notes of
  /// their own, do not count.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && Path(join(folder, $0)).isFile }.sorted()
  }

  /// The bytes of a regular file; nil if there is none, or a link in its place.
  static func contents(of path: String) -> [UInt8]? {
    guard isRegularFile(path) else { return nil }
    return (try? Path(path).read()).map { [UInt8]($0) }
  }

  static func isDirectory(_ path: String) -> Bool { Path(path).isDirectory }

  /// Whether a file stands at a path itself, and no link to one.
  static func isRegularFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether a link stands at a path, wherever it leads.
  /// Whether there is a file or a link: no pipe, which would be waited for.
  static func isFileOrLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT)
  }

  static func isLink(_ path: String) -> Bool { kind(of: path) == S_IFLNK }

  /// Whether anything stands at a path, a link that leads nowhere too.
  static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// What stands at a path: one of `S_IFREG` and its like.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// - Parameter mustBeFile: Whether pipes and devices, which may never end, are refused.
  static func bytes(of path: String, mustBeFile: Bool = false) throws -> [UInt8] {
    guard !mustBeFile || Path(path).isFile else {
      let reason = Path(path).exists ? "it is not a file" : Self.reason(ENOENT)
      throw DiskError(description: "\(path): \(reason)")
    }
    guard let file = fopen(path, "rb") else {
      throw DiskError(description: "\(path): \(reason(errno))")
    }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      throw DiskError(description: "\(path): it is a directory")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(Int(status.st_size), Limits.fileBytes) + 1)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // One byte beyond the limit is enough for the compiler to refuse the file.
    while bytes.count <= Limits.fileBytes {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    guard ferror(file) == 0 else { throw DiskError(description: "\(path): \(reason(errno))") }
    return bytes
  }

  /// The system's words for an error.
  static func reason(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }

  /// One spelling for all paths to a file: absolute, its directory's links resolved if it exists.
  static func normalized(_ path: String) -> String {
    let directory = realPath(parent(of: path)) ?? absolute(parent(of: path))
    return absolute(join(directory, lastComponent(of: path)))
  }

  /// The name of a path without its directory.
  static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The hash of a regular file; nil if there is none, or a link in its place. The file is read in parts.
  static func hash(of path: String) -> String? {
    guard isRegularFile(path), let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var hash = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == buffer.count {
        hash.add(buffer)
      } else {
        hash.add(Array(buffer[..<count]))
        return ferror(file) == 0 ? hash.hex() : nil
      }
    }
  }

  /// A path from the root, without `.` and `..`; links stay as they are.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The directory of a path; `.` for a name alone.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func join(_ directory: String, _ path: String) -> String {
    if path.hasPrefix("/") || directory == "." || directory.isEmpty { return path }
    return directory.hasSuffix("/") ? directory + path : "\(directory)/\(path)"
  }

  /// The working directory, its links resolved.
  static var workingDirectory: String? { realPath(".") }

  /// Where a path leads, its links resolved if it exists.
  static func resolved(_ path: String) -> String { realPath(path) ?? path }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
