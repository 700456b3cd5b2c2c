import MenuCompiler

/// The contents of a generated file.
struct OutputContents {
  /// The SHA-256 in hexadecimal.
  let hash: String
  /// The parts of the file; nil if the file on disk already has the contents.
  private let parts: [[UInt8]]?
  /// The stamp of the unchanged file on disk when its hash was computed.
  private let stamp: FileStamp?

  init(hash: String, parts: [[UInt8]]) {
    self.hash = hash
    self.parts = parts
    stamp = nil
  }

  /// The contents of a file that an earlier build wrote, and that has not changed since.
  ///
  /// - Parameter stamp: The stamp of the file when its hash was computed.
  init(unchanged hash: String, _ stamp: FileStamp) {
    self.hash = hash
    self.stamp = stamp
    parts = nil
  }

  /// Whether a file is known to have these contents. If not, its hash must be compared.
  func isKnown(at path: String) -> Bool {
    stamp != nil && !Disk.isLink(path) && FileStamp(path) == stamp
  }

  /// Calls a function with all bytes, in parts.
  func forEachPart(_ use: ([UInt8]) throws -> Void) throws {
    guard let parts else {
      throw DiskError(description: "an output was changed during the build; build again")
    }
    for part in parts { try use(part) }
  }

  /// All bytes at once.
  func bytes() throws -> [UInt8] {
    var all: [UInt8] = []
    try forEachPart { all += $0 }
    return all
  }
}

/// Collects the files of one menu as they are rendered.
struct OutputCollector {
  private let store: OutputStore
  private var parts: [[UInt8]] = []
  private var contents: [Key: OutputContents] = [:]

  private struct Key: Hashable {
    let directory: OutputDirectory
    let name: String
  }

  init(_ store: OutputStore) { self.store = store }

  mutating func take(_ part: GeneratedPart) {
    switch part {
    case .bytes(let bytes): parts.append(bytes)
    case .file(let file):
      if file.isShared, parts.count == 1 { parts[0] = store.shared(parts[0], hash: file.hash) }
      let key = Key(directory: file.directory, name: file.name)
      // A second file with the same name is either identical or a problem that was reported.
      if contents[key] == nil { contents[key] = OutputContents(hash: file.hash, parts: parts) }
      parts = []
    }
  }

  /// The contents of a collected file.
  func contents(of file: GeneratedFile) -> OutputContents {
    contents[Key(directory: file.directory, name: file.name)]
      ?? OutputContents(hash: file.hash, parts: [])
  }
}
