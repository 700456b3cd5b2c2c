import Foundation
import TestSupport

extension HeadlessKit {
  /// A folder with the compiled modules, for `-I` and `-L`. It is made once for all tests.
  func compiled() throws -> URL {
    try CompiledKits.lock.withLock {
      if let folder = CompiledKits.folders[target] { return folder.url }
      let folder = try TemporaryDirectory()
      try make(in: folder.url)
      if CompiledKits.folders.isEmpty { atexit { CompiledKits.folders = [:] } }
      CompiledKits.folders[target] = folder
      return folder.url
    }
  }
}

private enum CompiledKits {
  static let lock = NSLock()
  /// Keyed by the kit's target; guarded by a lock.
  nonisolated(unsafe) static var folders: [String: TemporaryDirectory] = [:]
}
