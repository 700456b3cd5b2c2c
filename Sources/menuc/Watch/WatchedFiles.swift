import Foundation

/// The files that a build reads, or would read if they existed, each as it was just before; and the
/// places where it searches for files.
///
/// Because a file is checked before it is read, no later change is missed, even while the build
/// runs. Unchecked, because a lock guards all access.
final class WatchedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private let directory: String
  /// By absolute path, with links not resolved: a different link is also a change.
  private var files: [String: FileState] = [:]
  /// By the pattern or folder, as it is printed.
  private var searches: [String: SearchState] = [:]

  /// - Parameter directory: Where relative paths start, absolute.
  init(directory: String) { self.directory = directory }

  /// Records a path that is about to be read. Only the first time counts.
  func look(_ path: String) {
    let path = absolute(path)
    lock.withLock {
      if files[path] == nil { files[path] = FileState(path) }
    }
  }

  /// Searches for files, and records what was found.
  ///
  /// - Parameter name: The pattern or folder, which identifies the search.
  func search(_ name: String, _ search: @escaping SearchState.Search) -> [String] {
    let state = SearchState(search, absolute: absolute)
    return lock.withLock {
      if searches[name] == nil { searches[name] = state }
      return state.found
    }
  }

  /// Where changes can come from.
  var paths: [String] {
    lock.withLock { files.keys.sorted() + Set(searches.values.flatMap(\.folders.keys)).sorted() }
  }

  /// The current states of all files.
  var stamps: [String: FileStamp] {
    lock.withLock { files.keys.reduce(into: [:]) { $0[$1] = FileStamp($1) } }
  }

  /// Whether a file that was not empty is now empty or gone.
  func hasLost(_ stamps: [String: FileStamp]) -> Bool {
    lock.withLock {
      files.contains { !$1.stamp.isEmpty && stamps[$0]?.isEmpty == true }
    }
  }

  /// The files that changed since they were recorded, and the folders in which searches find others,
  /// by the names that users gave them.
  func changes() -> [String] {
    lock.withLock {
      let changed = files.keys.sorted().filter { files[$0]?.hasChanged($0) == true }.map(shown)
      let folders = searches.keys.filter { searches[$0]?.hasChanged(absolute) == true }
        .map { shown(CatalogPattern($0)?.directory ?? $0) }
      // A file that is gone says it already.
      return changed
        + Set(folders).sorted().filter { folder in
          !changed.contains { Disk.parent(of: $0) == folder }
        }
    }
  }

  private func absolute(_ path: String) -> String {
    path == "." ? directory : Disk.join(directory, path)
  }

  private func shown(_ path: String) -> String {
    if path == directory { return "." }
    return path.path(below: directory) ?? path
  }
}
