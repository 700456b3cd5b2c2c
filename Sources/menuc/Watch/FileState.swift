import Foundation

/// The state of a file when it was checked: its stamp, and a hash of its contents while the stamp
/// is too recent to rely on.
struct FileState {
  private(set) var stamp: FileStamp
  private var contents: Int?

  init(_ path: String) {
    stamp = FileStamp(path)
    contents = stamp.isFresh ? Self.hash(path) : nil
  }

  /// Whether the file changed.
  mutating func hasChanged(_ path: String) -> Bool {
    let now = FileStamp(path)
    if !now.isSame(as: stamp) { return true }
    guard let before = contents else { return false }
    let isFresh = now.isFresh
    if Self.hash(path) != before { return true }
    if !isFresh { contents = nil }
    return false
  }

  /// A hash of a file's contents, valid only in this process.
  private static func hash(_ path: String) -> Int? {
    guard let bytes = try? Disk.bytes(of: path) else { return nil }
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// The result of a search for files in folders.
struct SearchState {
  /// A function that finds files. It reports each folder before listing it.
  typealias Search = @Sendable ((String) -> Void) -> [String]

  private let search: Search
  private(set) var found: [String] = []
  /// The state of each folder before it was listed, by absolute path.
  private(set) var folders: [String: FileStamp] = [:]

  init(_ search: @escaping Search, absolute: (String) -> String) {
    self.search = search
    run(absolute)
  }

  private mutating func run(_ absolute: (String) -> String) {
    var folders: [String: FileStamp] = [:]
    found = search {
      let folder = absolute($0)
      if folders[folder] == nil { folders[folder] = FileStamp(folder) }
    }
    self.folders = folders
  }

  /// Whether the search now finds different files.
  mutating func hasChanged(_ absolute: (String) -> String) -> Bool {
    guard folders.contains(where: { $1.isFresh || FileStamp($0) != $1 }) else { return false }
    var now = self
    now.run(absolute)
    if now.found != found { return true }
    self = now
    return false
  }
}
