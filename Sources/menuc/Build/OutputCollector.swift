import MenuCompiler

/// The contents of a generated file, regardless of where they are stored.
struct OutputContents {
  /// The SHA-256 in hexadecimal.
  let hash: String
  private let pieces: [OutputStore.Piece]
  /// The store with the contents; nil if the file on disk already has them.
  private let store: OutputStore?
  /// The stamp of the file on disk when its hash was taken.
  private let stamp: FileStamp?

  init(hash: String, pieces: [OutputStore.Piece], in store: OutputStore) {
    self.hash = hash
    self.pieces = pieces
    self.store = store
    stamp = nil
  }

  /// The contents of a file that an earlier build wrote, and that has not changed since.
  ///
  /// - Parameter stamp: The file when its hash was taken.
  init(unchanged hash: String, _ stamp: FileStamp) {
    self.hash = hash
    self.stamp = stamp
    pieces = []
    store = nil
  }

  /// Whether a file is known to have these contents. If not, its hash must be compared.
  func isKnown(at path: String) -> Bool {
    stamp != nil && !Disk.isLink(path) && FileStamp(path) == stamp
  }

  /// Calls a function with all bytes, in parts.
  func forEachPart(_ use: ([UInt8]) throws -> Void) throws {
    guard let store else {
      throw DiskError(description: "an output was changed during the build; build again")
    }
    for piece in pieces { try use(store.bytes(of: piece)) }
  }

  /// All bytes at once.
  func bytes() throws -> [UInt8] {
    var all: [UInt8] = []
    try forEachPart { all += $0 }
    return all
  }
}

/// Stores the files of one menu as they are rendered.
struct OutputCollector {
  private let store: OutputStore
  private var pieces: [OutputStore.Piece] = []
  /// The first part of a file, while it may still be the whole file.
  private var first: [UInt8]?
  private var contents: [Key: OutputContents] = [:]

  private struct Key: Hashable {
    let directory: OutputDirectory
    let name: String
  }

  init(_ store: OutputStore) { self.store = store }

  mutating func take(_ part: GeneratedPart) throws {
    switch part {
    case .bytes(let bytes):
      guard pieces.isEmpty, first == nil else {
        try keepFirst()
        pieces.append(try store.add(bytes))
        return
      }
      first = bytes
    case .file(let file):
      if file.isShared, let bytes = first {
        pieces.append(try store.add(bytes, sharedAs: file.hash))
        first = nil
      }
      try keepFirst()
      let key = Key(directory: file.directory, name: file.name)
      // A second file of the same name is either identical or already reported as a problem.
      if contents[key] == nil {
        contents[key] = OutputContents(hash: file.hash, pieces: pieces, in: store)
      }
      pieces = []
    }
  }

  private mutating func keepFirst() throws {
    guard let bytes = first else { return }
    pieces.append(try store.add(bytes))
    first = nil
  }

  /// The contents of a collected file.
  func contents(of file: GeneratedFile) -> OutputContents {
    contents[Key(directory: file.directory, name: file.name)]
      ?? OutputContents(hash: file.hash, pieces: [], in: store)
  }
}
