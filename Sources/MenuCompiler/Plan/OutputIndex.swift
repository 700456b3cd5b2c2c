/// A conflict between two files whose paths are equal, ignoring case.
package struct OutputCollision: CustomStringConvertible, Sendable {
  package let name: String
  /// The name of the other file, which may differ in case.
  package let otherName: String
  /// The number of the other file.
  package let other: Int

  package var description: String {
    otherName == name
      ? "'\(name)' would be written twice to the same directory, with different contents"
      : "'\(name)' and '\(otherName)' are the same file on many systems"
  }
}

/// Finds generated files that would be written to the same path. Menus and targets can share a file
/// if its contents are the same.
package struct OutputIndex {
  /// The result of adding a file.
  package enum Addition {
    /// The file is the first at its path. The payload is its number: files are numbered in the
    /// order in which they are added.
    case new(Int)
    /// The file is identical to an earlier file, whose number is the payload.
    case known(Int)
    case collision(OutputCollision)
  }

  private var files: [(path: String, name: String, hash: String)] = []
  private var byPath: [String: Int] = [:]
  /// The first file at each path, by the path in lower case.
  private var byFoldedPath: [String: Int] = [:]

  package init() {}

  /// The number of files.
  package var count: Int { files.count }

  /// Adds a file, unless it conflicts with another file.
  ///
  /// Paths that differ only in case count as the same path, because many file systems ignore case.
  /// On a file system that distinguishes case, identical files can be in two directories whose
  /// names differ only in case.
  package mutating func add(_ file: GeneratedFile, at path: String) -> Addition {
    let folded = path.lowercased()
    if let first = byFoldedPath[folded] {
      let other = files[first]
      guard other.name == file.name, other.hash == file.hash else {
        return .collision(OutputCollision(name: file.name, otherName: other.name, other: first))
      }
      if let known = byPath[path] { return .known(known) }
    } else {
      byFoldedPath[folded] = files.count
    }
    byPath[path] = files.count
    files.append((path, file.name, file.hash))
    return .new(files.count - 1)
  }

  /// Removes the files that were added last.
  ///
  /// - Parameter count: The number of files to keep.
  package mutating func removeLast(keeping count: Int) {
    for (number, file) in files.enumerated().dropFirst(count) {
      byPath[file.path] = nil
      let folded = file.path.lowercased()
      if byFoldedPath[folded] == number { byFoldedPath[folded] = nil }
    }
    files.removeSubrange(count...)
  }
}
