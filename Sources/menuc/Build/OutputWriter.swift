import Foundation
import MenuCompiler

/// Writes generated files: whole or not at all, and nowhere but in the output directory.
struct OutputWriter {
  /// Writes a file. The new text is written beside the old one under another name, which then takes
  /// its place in one step; a reader sees the one or the other.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let directory = Disk.parent(of: path)
    var status = stat()
    // A link is not followed, so nothing is written through it.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw DiskError(description: "\(path): a directory stands in its place")
    }
    let temporary = Disk.join(
      directory == "." ? "./" : directory, "\(temporaryStart)\(getpid())\(temporaryEnd)")
    do {
      try writeWhole(bytes, to: temporary)
      guard rename(temporary, path) == 0 else {
        throw DiskError(description: "\(path): \(Disk.reason(errno))")
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a file if it changes.
  static func replace(_ bytes: [UInt8], at path: String) throws {
    try createDirectory(Disk.parent(of: path))
    if Disk.contents(of: path) != bytes { try write(bytes, to: path) }
  }

  static let temporaryStart = ".menuc-"
  static let temporaryEnd = ".part"

  /// Removes what builds that were ended left behind; the caller has locked the directory.
  static func removeTemporaries(in directory: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      return
    }
    for name in names where name.hasPrefix(temporaryStart) && name.hasSuffix(temporaryEnd) {
      unlink(Disk.join(directory == "." ? "./" : directory, name))
    }
  }

  private static func writeWhole(_ bytes: [UInt8], to path: String) throws {
    // What another run left behind goes; a link that somebody planted is not followed.
    unlink(path)
    guard let file = fopen(path, "wbx") else {
      throw DiskError(description: "\(path): \(Disk.reason(errno))")
    }
    let count = fwrite(bytes, 1, bytes.count, file)
    let code = errno
    guard fclose(file) == 0, count == bytes.count else {
      throw DiskError(description: "\(path): \(Disk.reason(code == 0 ? errno : code))")
    }
  }

  static func createDirectory(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: nil)
    } catch {
      throw DiskError(description: "\(path): it is not a directory, and none can be made there")
    }
  }
}
