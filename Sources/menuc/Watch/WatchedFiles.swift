import Foundation

/// The files that a build reads, or would read if they were there, each as it was just before; and
/// where it searches for files.
///
/// Since a file is looked at before it is read, no later change is missed, also while the build runs.
/// Unchecked, since a lock guards all access.
final class WatchedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private let directory: String
  /// By absolute path, whose links are not resolved: another link there is a change too.
  private var files: [String: FileState] = [:]
  /// By what is searched for, as it is printed.
  private var searches: [String: SearchState] = [:]

  /// - Parameter directory: Where relative paths start, absolute.
  init(directory: String) { self.directory = directory }

  /// Notes a path that is about to be read. Only the first look counts.
  func look(_ path: String) {
    let path = absolute(path)
    lock.withLock {
      if files[path] == nil { files[path] = FileState(path) }
    }
  }

  /// Searches for files, and notes what was found.
  ///
  /// - Parameter name: The pattern or folder, by which the search is known.
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

  /// What all files are now.
  var stamps: [String: FileStamp] {
    lock.withLock { files.keys.reduce(into: [:]) { $0[$1] = FileStamp($1) } }
  }

  /// Whether a file that held something holds nothing now, or has gone.
  func hasLost(_ stamps: [String: FileStamp]) -> Bool {
    lock.withLock {
      files.contains { !$1.stamp.isEmpty && stamps[$0]?.isEmpty == true }
    }
  }

  /// The files and searches that changed since they were looked at, as a person names them.
  func changes() -> [String] {
    lock.withLock {
      files.keys.sorted().filter { files[$0]?.hasChanged($0) == true }.map(shown)
        + searches.keys.sorted().filter { searches[$0]?.hasChanged(absolute) == true }
    }
  }

  private func absolute(_ path: String) -> String {
    path == "." ? directory : Disk.join(directory, path)
  }

  private func shown(_ path: String) -> String {
    let start = directory.hasSuffix("/") ? directory : directory + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
