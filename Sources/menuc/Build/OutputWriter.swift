import Foundation
import MenuCompiler

/// Writes generated files atomically, and only in the output directory.
struct OutputWriter {
  /// Writes a file. The new contents are written beside the old file under a temporary name, and
  /// then replace it in one step; a reader sees either the old or the new file.
  ///
  /// - Parameter original: The file whose owner and permissions the new file gets; if nil, it gets
  ///   the defaults.
  static func write(_ bytes: [UInt8], to path: String, like original: stat? = nil) throws {
    try write(to: path, like: original) { try $0(bytes) }
  }

  /// Writes a file whose contents come in parts.
  static func write(
    to path: String, like original: stat? = nil,
    parts: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    let directory = Disk.parent(of: path)
    var status = stat()
    // A link is not followed, so nothing is written through it.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw DiskError(description: "\(path): there is a directory in its place")
    }
    for attempt in 1...attempts {
      // The name is random and not a process ID, because two processes in different containers can
      // have the same ID.
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let temporary = Disk.join(
        directory == "." ? "./" : directory, "\(temporaryStart)\(name)\(temporaryEnd)")
      do {
        try writeWhole(parts, to: temporary, for: path, like: original)
        if rename(temporary, path) == 0 { return }
        let code = errno
        // A concurrent build in the directory has removed the file as a leftover.
        guard code == ENOENT, attempt < attempts else {
          throw DiskError(description: "\(path): \(Disk.reason(code))")
        }
        unlink(temporary)
      } catch {
        unlink(temporary)
        throw error
      }
    }
  }

  /// The number of attempts to write a file whose temporary file disappears.
  private static let attempts = 3

  /// Writes a file if its contents change. Throws an error for a path that is not a plain file:
  /// `/dev/stdout`, for example, is a link.
  static func replace(_ bytes: [UInt8], at path: String) throws {
    try createDirectory(Disk.parent(of: path))
    if Disk.exists(path), !Disk.isDirectory(path), !Disk.isRegularFile(path) {
      throw DiskError(description: "\(path): this is a link or a device; name a plain file")
    }
    if Disk.contents(of: path) != bytes { try write(bytes, to: path) }
  }

  static let temporaryStart = OutputName.reservedStart
  static let temporaryEnd = ".part"

  /// Removes leftovers of interrupted builds. The caller has locked the directory.
  static func removeTemporaries(in directory: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else {
      return
    }
    for name in names where name.hasPrefix(temporaryStart) && name.hasSuffix(temporaryEnd) {
      unlink(Disk.join(directory == "." ? "./" : directory, name))
    }
  }

  /// - Parameter name: The file name for error messages.
  private static func writeWhole(
    _ parts: (_ write: ([UInt8]) throws -> Void) throws -> Void, to path: String,
    for name: String, like original: stat?
  ) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw DiskError(description: "\(name): \(Disk.reason(errno))") }
    if let original {
      // Only the administrator can change a file's owner. For other users, the new file belongs to
      // the user who runs menuc.
      _ = fchown(file, original.st_uid, original.st_gid)
      fchmod(file, original.st_mode & 0o7777)
    }
    do {
      try parts { bytes in
        guard let code = write(bytes, to: file) else { return }
        throw DiskError(description: "\(name): \(Disk.reason(code))")
      }
    } catch {
      close(file)
      throw error
    }
    // Some file systems report a lack of space only on closing.
    guard close(file) == 0 else {
      throw DiskError(description: "\(name): \(Disk.reason(errno))")
    }
  }

  /// Returns the error code if not all bytes could be written.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        #if canImport(Darwin)
          let count = Darwin.write(file, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(file, rest.baseAddress, rest.count)
        #endif
        if count > 0 {
          start += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? ENOSPC : errno
        }
      }
      return nil
    }
  }

  /// Creates a directory and its missing parents.
  static func createDirectory(_ path: String) throws {
    guard let code = makeDirectory(path) else { return }
    if code == ENOENT, Disk.parent(of: path) != path {
      try createDirectory(Disk.parent(of: path))
      guard let code = makeDirectory(path) else { return }
      throw directoryError(path, code)
    }
    throw directoryError(path, code)
  }

  /// Returns the error code if the directory could not be created.
  private static func makeDirectory(_ path: String) -> Int32? {
    if mkdir(path, 0o777) == 0 { return nil }
    let code = errno
    return Disk.isDirectory(path) ? nil : code
  }

  private static func directoryError(_ path: String, _ code: Int32) -> DiskError {
    if code == EEXIST || code == ENOTDIR {
      return DiskError(
        description: "\(path): it is not a directory, and none can be created there")
    }
    return DiskError(
      description: "\(path): the directory can't be created: \(Disk.reason(code))")
  }
}
