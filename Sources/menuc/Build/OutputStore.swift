import Foundation

/// Stores generated files until all of them are known to be valid. The first files are stored in
/// memory, up to a limit. The others go to an unnamed file, which disappears with the process even
/// if the process is killed.
///
/// Unchecked, because a lock guards all access.
final class OutputStore: @unchecked Sendable {
  /// A part of a generated file.
  enum Piece {
    case memory([UInt8])
    case file(start: Int64, count: Int)
  }

  private let lock = NSLock()
  private let memory: Int
  /// The number of bytes held in memory.
  private(set) var held = 0
  private var descriptor: Int32?
  private var end: Int64 = 0
  /// Identical files of several menus, by their hash.
  private var shared: [String: Piece] = [:]

  /// - Parameter memory: The largest number of bytes held in memory.
  init(memory: Int = 64 << 20) { self.memory = memory }

  deinit {
    if let descriptor { close(descriptor) }
  }

  func add(_ bytes: [UInt8]) throws -> Piece {
    try lock.withLock { try keep(bytes) }
  }

  /// Adds a file, unless another menu has generated an identical one.
  func add(_ bytes: [UInt8], sharedAs hash: String) throws -> Piece {
    try lock.withLock {
      let piece = try shared[hash] ?? keep(bytes)
      shared[hash] = piece
      return piece
    }
  }

  private func keep(_ bytes: [UInt8]) throws -> Piece {
    if held + bytes.count <= memory {
      held += bytes.count
      return .memory(bytes)
    }
    let file = try descriptor ?? Self.temporaryFile()
    descriptor = file
    try Self.write(bytes, to: file, at: end)
    defer { end += Int64(bytes.count) }
    return .file(start: end, count: bytes.count)
  }

  func bytes(of piece: Piece) throws -> [UInt8] {
    switch piece {
    case .memory(let bytes): return bytes
    case .file(let start, let count):
      return try lock.withLock {
        guard let descriptor else { return [] }
        return try Self.read(count, from: descriptor, at: start)
      }
    }
  }

  /// Creates a temporary file next to the outputs, where space is needed anyway. The system's
  /// folder for temporary files may be in memory.
  private static func temporaryFile() throws -> Int32 {
    var code = ENOENT
    for directory in [".", NSTemporaryDirectory()] {
      let start = OutputWriter.temporaryStart
      let end = OutputWriter.temporaryEnd
      var path = Array("\(directory)/\(start)XXXXXX\(end)\0".utf8CString)
      let file = mkstemps(&path, Int32(end.utf8.count))
      if file >= 0 {
        unlink(path)
        return file
      }
      code = errno
    }
    throw DiskError(description: "no temporary file can be created: \(Disk.reason(code))")
  }

  private static func write(_ bytes: [UInt8], to file: Int32, at start: Int64) throws {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(file, $0.baseAddress! + done, bytes.count - done, off_t(start) + off_t(done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw DiskError(
          description:
            "a temporary file can't be written: \(Disk.reason(count < 0 ? errno : ENOSPC))"
        )
      }
      done += count
    }
  }

  private static func read(_ size: Int, from file: Int32, at start: Int64) throws -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, done in
      done = 0
      while done < size {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[done...])
        let count = pread(file, rest.baseAddress, rest.count, off_t(start) + off_t(done))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { code = count < 0 ? errno : EIO }
        guard count > 0 else { return }
        done += count
      }
    }
    guard bytes.count == size else {
      throw DiskError(description: "a temporary file can't be read: \(Disk.reason(code))")
    }
    return bytes
  }
}
