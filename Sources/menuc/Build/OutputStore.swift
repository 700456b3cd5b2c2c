import Foundation

/// Keeps each file that many menus generate alike, such as an engine, once.
///
/// Unchecked, because a lock guards all access.
final class OutputStore: @unchecked Sendable {
  private let lock = NSLock()
  /// The files by their hashes.
  private var files: [String: [UInt8]] = [:]

  /// The bytes of a file, in the memory of an identical one if there is one.
  func shared(_ bytes: [UInt8], hash: String) -> [UInt8] {
    lock.withLock {
      let known = files[hash] ?? bytes
      files[hash] = known
      return known
    }
  }
}
