import Foundation
import MenuCompiler

/// Reads whole files. Only regular files are read, because a pipe or a device may never end.
extension Disk {
  /// The bytes of a file. Links are followed.
  static func bytes(of path: String) throws -> [UInt8] {
    // `O_NONBLOCK` keeps `open` from waiting for the writer of a pipe.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw DiskError(description: "\(path): \(readingFailure(path, errno))") }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DiskError(description: "\(path): \(fileKind(of: status.st_mode)), not a file")
    }
    do { return try bytes(from: file, capacity: Int(status.st_size)) } catch {
      throw DiskError(description: "\(path): \(error)")
    }
  }

  /// The bytes of a regular file; nil if there is no such file at the path, or if the path is a
  /// link.
  ///
  /// - Parameter limit: The maximum size. If the file is larger, at least one more byte is read, so
  ///   that the caller can reject the file.
  static func contents(of path: String, limit: Int = .max) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? bytes(from: file, capacity: Int(status.st_size), limit: limit)
  }

  /// The hash of a regular file; nil if there is no such file at the path, or if the path is a
  /// link. The file is read in parts.
  static func hash(of path: String) -> String? { stampedHash(of: path)?.hash }

  /// The hash of a regular file, and its stamp at the time of opening.
  static func stampedHash(of path: String) -> (hash: String, stamp: FileStamp)? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var hash = SHA256()
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let count = read(file, piece.baseAddress, piece.count)
      if count == 0 { return (hash.hex(), FileStamp(status)) }
      if count > 0 {
        hash.add(Array(piece[..<count]))
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// The contents of standard input. If they exceed the limit for documents, at least one more byte
  /// is read, so that the compiler can reject them.
  static func standardInputBytes() throws -> [UInt8] {
    do { return try bytes(from: STDIN_FILENO, capacity: 1 << 16) } catch {
      throw DiskError(description: "standard input can't be read: \(error)")
    }
  }

  /// - Parameter limit: The maximum size. If the file is larger, at least one more byte is read, so
  ///   that the compiler can reject the file.
  private static func bytes(
    from file: Int32, capacity: Int, limit: Int = Limits.fileBytes
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(capacity, 0), Limits.fileBytes) + 1)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { piece.deallocate() }
    while bytes.count <= limit {
      let count = read(file, piece.baseAddress, piece.count)
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw DiskError(description: reason(errno))
      }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// The reason why a file can't be opened; for a file that is not regular, its kind.
  private static func readingFailure(_ path: String, _ code: Int32) -> String {
    // A socket can never be opened.
    guard code == ENXIO || code == EOPNOTSUPP, let kind = kind(of: resolved(path)), kind != S_IFREG
    else { return reason(code) }
    return "\(fileKind(of: kind)), not a file"
  }

  /// A description of a file that is not a regular file.
  static func fileKind(of mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "it is a directory"
    case S_IFIFO: "it is a pipe"
    case S_IFSOCK: "it is a socket"
    case S_IFCHR, S_IFBLK: "it is a device"
    default: "it is something else"
    }
  }

  /// The system's message for an error, in plainer words if it is unclear.
  static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code)).lowercased()
    return switch code {
    case ENOSPC: "the disk is full (\(words))"
    case EDQUOT: "the disk quota is exceeded (\(words))"
    default: words
    }
  }
}
