import Foundation
import MenuCompiler
import PathKit

/// The reason why a file can't be read or written.
struct DiskError: Error, CustomStringConvertible {
  let description: String
}

/// The command line's access to documents, the documents that they include, and templates.
struct Disk {
  static let standardInput = "-"
  /// The name of standard input in diagnostics.
  static let standardInputName = "<stdin>"

  static func isDirectory(_ path: String) -> Bool { Path(path).isDirectory }

  /// Whether there is a regular file at a path. A link to one does not count.
  static func isRegularFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether there is a regular file or a link at a path. A pipe does not count, because reading it
  /// would block.
  static func isFileOrLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT)
  }

  /// Whether there is a link at a path, regardless of its destination.
  static func isLink(_ path: String) -> Bool { kind(of: path) == S_IFLNK }

  /// Whether a path exists, even as a broken link.
  static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// The type of the file at a path, such as `S_IFREG`; nil if there is none. Links are not
  /// followed.
  static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether two paths lead to the same file, or to the same link.
  static func isSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return lstat(first, &one) == 0 && lstat(second, &other) == 0
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// A canonical path to a file: absolute, with the links of its directory resolved if the
  /// directory exists.
  static func normalized(_ path: String) -> String {
    let directory = realPath(parent(of: path)) ?? absolute(parent(of: path))
    return absolute(join(directory, lastComponent(of: path)))
  }

  /// The canonical spelling of a name on file systems that ignore case: lower case.
  static func folded(_ name: String) -> String { name.lowercased() }

  /// The last component of a path.
  static func lastComponent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
      ?? path
  }

  /// The name of a file without its directory and extension.
  static func stem(of path: String) -> String {
    let name = lastComponent(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// A path from the root, without `.` and `..`. Links stay as they are.
  static func absolute(_ path: String) -> String {
    let whole = path.isAbsolutePath ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    let bytes = Array(whole.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != slash { end += 1 }
      if end == start + 2, bytes[start] == dot, bytes[start + 1] == dot {
        result.removeSubrange((result.lastIndex(of: slash) ?? 0)...)
      } else if end > start, end > start + 1 || bytes[start] != dot {
        result.append(slash)
        result += bytes[start..<end]
      }
      start = end + 1
    }
    return result.isEmpty ? "/" : String(decoding: result, as: UTF8.self)
  }

  /// The directory of a path; `.` for a plain name.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func join(_ directory: String, _ path: String) -> String {
    if path.isAbsolutePath || directory == "." || directory.isEmpty { return path }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + path : "\(directory)/\(path)"
  }

  /// A path relative to a directory. Both must be results of ``absolute(_:)``; a path that is
  /// already relative is returned unchanged.
  static func relative(_ path: String, to directory: String) -> String {
    guard path.isAbsolutePath else { return path }
    let slash = UInt8(ascii: "/")
    // A slash is added after the last name, too, so that only whole names match.
    let to = Array(path.utf8) + (path.utf8.last == slash ? [] : [slash])
    let from = Array(directory.utf8) + (directory.utf8.last == slash ? [] : [slash])
    var (index, shared) = (0, 0)
    while index < to.count, index < from.count, to[index] == from[index] {
      index += 1
      if to[index - 1] == slash { shared = index }
    }
    var result: [UInt8] = []
    for byte in from[shared...] where byte == slash { result += "../".utf8 }
    result += to[shared...]
    return String(decoding: result.dropLast(), as: UTF8.self)
  }

  /// The working directory with its links resolved.
  static var workingDirectory: String? { realPath(".") }

  /// A path with its links resolved; the path itself if it does not exist.
  static func resolved(_ path: String) -> String { realPath(path) ?? path }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
