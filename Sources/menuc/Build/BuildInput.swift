import MenuCompiler

/// A file that was read.
struct BuildInput: Sendable, Codable {
  /// The absolute path.
  let path: String
  /// The path relative to the working directory, or as the user wrote it.
  let shown: String
  /// The SHA-256 of the contents, in hexadecimal.
  let hash: String

  init(path: String, shown: String, bytes: [UInt8]) {
    self.path = path
    self.shown = shown
    hash = SHA256.hex(bytes)
  }

  /// A search for catalogs. Its hash changes if catalogs are added or removed.
  ///
  /// - Parameter shown: The directory that was searched.
  init(search pattern: CatalogPattern, shown: String) {
    path = Disk.absolute(pattern.path)
    self.shown = shown
    hash = pattern.hash
  }
}
