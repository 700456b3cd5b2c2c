import Foundation
import MenuCompiler

/// Keeps what targets generate until all of it is known to be right: in memory, and what is too much
/// for that in a file without a name, which is gone with the process however that ends.
///
/// Unchecked, since a lock guards all access.
final class OutputStore: @unchecked Sendable {
  /// A stretch of a generated file.
  enum Piece {
    case memory([UInt8])
    case file(start: Int64, count: Int)
  }

  private let lock = NSLock()
  private let memory: Int
  /// How many bytes are held in memory.
  private(set) var held = 0
  private var descriptor: Int32?
  private var end: Int64 = 0

  /// - Parameter memory: How many bytes are held in memory at most.
  init(memory: Int = 64 << 20) { self.memory = memory }

  deinit {
    if let descriptor { close(descriptor) }
  }

  func add(_ bytes: [UInt8]) throws -> Piece {
    try lock.withLock {
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

  /// Beside the outputs, where there must be room for them anyway; systems may keep their own folder of
  /// temporary files in memory.
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
    throw DiskError(description: "no temporary file can be made: \(Disk.reason(code))")
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

/// The contents of a generated file, wherever they are kept.
struct OutputContents {
  /// SHA-256 in hexadecimal.
  let hash: String
  private let pieces: [OutputStore.Piece]
  private let store: OutputStore

  init(hash: String, pieces: [OutputStore.Piece], in store: OutputStore) {
    self.hash = hash
    self.pieces = pieces
    self.store = store
  }

  /// Calls a function with all bytes, part by part.
  func forEachPart(_ use: ([UInt8]) throws -> Void) throws {
    for piece in pieces { try use(store.bytes(of: piece)) }
  }

  /// All bytes at once.
  func bytes() throws -> [UInt8] {
    var all: [UInt8] = []
    try forEachPart { all += $0 }
    return all
  }
}

/// Puts the files of one menu into a store as they are rendered.
struct OutputCollector {
  private let store: OutputStore
  private var pieces: [OutputStore.Piece] = []
  private var contents: [Key: OutputContents] = [:]

  private struct Key: Hashable {
    let directory: MenuCompiler.OutputDirectory
    let name: String
  }

  init(_ store: OutputStore) { self.store = store }

  mutating func take(_ part: GeneratedPart) throws {
    switch part {
    case .bytes(let bytes): pieces.append(try store.add(bytes))
    case .file(let file):
      let key = Key(directory: file.directory, name: file.name)
      // Another one of the same name is the same, or a problem of the menu.
      if contents[key] == nil {
        contents[key] = OutputContents(hash: file.hash, pieces: pieces, in: store)
      }
      pieces = []
    }
  }

  /// The contents of a file that was taken.
  func contents(of file: GeneratedFile) -> OutputContents {
    contents[Key(directory: file.directory, name: file.name)]
      ?? OutputContents(hash: file.hash, pieces: [], in: store)
  }
}
