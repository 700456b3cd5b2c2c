import Foundation
import MenuCompiler
import PathKit

/// Writes generated files: whole or not at all, only if they change, and nowhere but in the output
/// directory.
struct OutputWriter {
  enum Outcome: String {
    case written
    case unchanged
  }

  /// Writes a file. A new text is written beside the old one under another name, which then takes
  /// its place in one step; a reader sees the one or the other.
  static func write(_ text: String, to path: String) throws -> Outcome {
    let bytes = Array(text.utf8)
    let directory = Disk.parent(of: path)
    try createDirectory(directory)
    if let status = status(of: path) {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw DiskError(description: "\(path): a directory stands in its place")
      }
      let isFile = status.st_mode & S_IFMT == S_IFREG
      if isFile, Int(status.st_size) == bytes.count, (try? Path(path).read()) == Data(bytes) {
        return .unchanged
      }
    }
    let temporary = Disk.join(directory == "." ? "./" : directory, ".menuc-\(getpid()).part")
    do {
      try writeWhole(bytes, to: temporary)
      guard rename(temporary, path) == 0 else {
        throw DiskError(description: "\(path): \(Disk.reason(errno))")
      }
    } catch {
      unlink(temporary)
      throw error
    }
    return .written
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

  private static func createDirectory(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: nil)
    } catch {
      throw DiskError(description: "\(path): it is not a directory, and none can be made there")
    }
  }

  /// What stands at a path itself: a link is not followed, so nothing is written through it.
  private static func status(of path: String) -> stat? {
    var result = stat()
    return lstat(path, &result) == 0 ? result : nil
  }
}
