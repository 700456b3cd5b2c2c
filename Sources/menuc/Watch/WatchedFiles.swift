import MenuCompiler

/// The files that a build reads, or would read if they existed, with their states just before
/// reading. Also contains the places where the build searches for files.
///
/// A file is checked before it is read, so that no later change is missed, even while the build
/// runs.
final class WatchedFiles: Sendable {
  private let directory: String
  private let records = Locked(Records())

  private struct Records {
    /// The files by absolute path. Links are not resolved, because a different link is also a
    /// change.
    var files: [String: FileState] = [:]
    /// The searches, by the pattern or folder in printed form.
    var searches: [String: SearchState] = [:]
  }

  /// - Parameter directory: The absolute path of the directory that relative paths start from.
  init(directory: String) { self.directory = directory }

  /// Records a path before it is read. Only the first call for a path counts.
  func look(_ path: String) {
    let path = absolute(path)
    records.withLock {
      if $0.files[path] == nil { $0.files[path] = FileState(path) }
    }
  }

  /// Searches for files, and records the result.
  ///
  /// - Parameter name: The pattern or folder, which identifies the search.
  func search(_ name: String, _ search: @escaping SearchState.Search) -> [String] {
    let state = SearchState(search, absolute: absolute)
    return records.withLock {
      if $0.searches[name] == nil { $0.searches[name] = state }
      return state.found
    }
  }

  /// The paths to watch for changes.
  var paths: [String] {
    records.withLock {
      $0.files.keys.sorted() + Set($0.searches.values.flatMap(\.folders.keys)).sorted()
    }
  }

  /// The current states of all files.
  var stamps: [String: FileStamp] {
    records.withLock { $0.files.keys.reduce(into: [:]) { $0[$1] = FileStamp($1) } }
  }

  /// Whether a file that was not empty is now empty or missing.
  func hasLost(_ stamps: [String: FileStamp]) -> Bool {
    records.withLock {
      $0.files.contains { !$1.stamp.isEmpty && stamps[$0]?.isEmpty == true }
    }
  }

  /// The files that have changed since they were recorded, and the folders in which searches now
  /// find different files. Paths in the working directory are relative to it.
  func changes() -> [String] {
    records.withLock { records in
      let changed = records.files.keys.sorted()
        .filter { records.files[$0]?.hasChanged($0) == true }.map(shown)
      let folders = records.searches.keys
        .filter { records.searches[$0]?.hasChanged(absolute) == true }
        .map { shown(CatalogPattern($0)?.directory ?? $0) }
      // A folder is left out if a changed file in it is already reported.
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
