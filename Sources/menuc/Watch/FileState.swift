import Foundation

/// A file as it was when it was looked at: its stamp, and what stands in for that while it is fresh.
struct FileState {
  private(set) var stamp: FileStamp
  private var contents: Int?

  init(_ path: String) {
    stamp = FileStamp(path)
    contents = stamp.isFresh ? Self.hash(path) : nil
  }

  /// Whether the file is another one than it was.
  mutating func hasChanged(_ path: String) -> Bool {
    let now = FileStamp(path)
    if !now.isSame(as: stamp) { return true }
    guard let before = contents else { return false }
    let isFresh = now.isFresh
    if Self.hash(path) != before { return true }
    if !isFresh { contents = nil }
    return false
  }

  /// A number that only this process knows a text by.
  private static func hash(_ path: String) -> Int? {
    guard let bytes = try? Disk.bytes(of: path) else { return nil }
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// What a search in folders found.
struct SearchState {
  /// Finds files. It tells each folder before it looks into it.
  typealias Search = ((String) -> Void) -> [String]

  private let search: Search
  private(set) var found: [String] = []
  /// As they were before they were looked into, by absolute path.
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

  /// Whether the search finds other files now.
  mutating func hasChanged(_ absolute: (String) -> String) -> Bool {
    guard folders.contains(where: { $1.isFresh || FileStamp($0) != $1 }) else { return false }
    var now = self
    now.run(absolute)
    if now.found != found { return true }
    self = now
    return false
  }
}
