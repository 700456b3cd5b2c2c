import MenuCompiler

/// Writes the files that a command creates. If one of the files exists and must not be replaced,
/// none of them is written.
enum NewFiles {
  /// The advice to replace the ending of a file's name with that of a format.
  static func nameAdvice(for path: String, ending: String) -> String {
    let (name, stem) = (Disk.lastComponent(of: path), Disk.stem(of: path))
    guard stem.contains(where: { $0 != "-" }) else { return "give the path of a file" }
    let directory = String(decoding: path.utf8.dropLast(name.utf8.count), as: UTF8.self)
    return "name it '\(directory)\(stem).\(ending)'"
  }

  /// Throws an error if a file exists that a command without `--force` would replace.
  static func refuseExisting(_ paths: [String], command: String) throws {
    for path in paths where Disk.exists(path) {
      throw DiskError(
        description: "\(path): it exists, and 'menuc \(command)' does not overwrite files")
    }
  }

  /// - Parameters:
  ///   - replacing: Whether existing files are replaced.
  ///   - command: The command, for the error that states how to replace files.
  static func write(
    _ files: [(path: String, text: String)], replacing: Bool, command: String
  ) throws {
    for (path, _) in files where Disk.exists(path) && !replacing {
      throw DiskError(
        description: "\(path): it exists; 'menuc \(command)' replaces it with '--force'")
    }
    for (path, text) in files {
      let bytes = Array(text.utf8)
      let present = Disk.exists(path) ? try Disk.bytes(of: path) : nil
      let file = SourceFile(
        name: path, identity: Disk.resolved(path), format: .toml, bytes: present ?? bytes)
      if present == nil {
        try SourceWriter.create(file, with: bytes)
      } else {
        try SourceWriter.replace(file, with: bytes, orElse: "not replaced")
      }
    }
  }
}
