import MenuCompiler

/// Keeps one copy of each file that many menus generate identically, such as an engine.
final class OutputStore: Sendable {
  /// The files by their hashes.
  private let files = Locked<[String: [UInt8]]>([:])

  /// The bytes of a file, shared with an identical file if one is kept.
  func shared(_ bytes: [UInt8], hash: String) -> [UInt8] {
    files.withLock { files in
      let known = files[hash] ?? bytes
      files[hash] = known
      return known
    }
  }
}
