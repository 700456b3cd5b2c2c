import MenuCompiler

/// Keeps each file that many menus generate alike, such as an engine, once.
final class OutputStore: Sendable {
  /// The files by their hashes.
  private let files = Locked<[String: [UInt8]]>([:])

  /// The bytes of a file, in the memory of an identical one if there is one.
  func shared(_ bytes: [UInt8], hash: String) -> [UInt8] {
    files.withLock { files in
      let known = files[hash] ?? bytes
      files[hash] = known
      return known
    }
  }
}
