/// A file that can't be written beside one of the same name.
public struct OutputCollision: CustomStringConvertible, Sendable {
  public let name: String
  /// The name of the other file, which may differ in case.
  public let otherName: String
  /// The index of the other file.
  public let other: Int

  public var description: String {
    otherName == name
      ? "'\(name)' would be written twice to the same directory, with different contents"
      : "'\(name)' and '\(otherName)' are the same file on many systems"
  }
}

/// Generated files, each path once. Menus and targets can share a file if its contents are the
/// same.
public struct OutputSet {
  public private(set) var files: [GeneratedFile] = []
  /// The keys that identify the files, in their order.
  private var paths: [String] = []
  private var byPath: [String: Int] = [:]

  public init() {}

  /// Adds a file. Returns an earlier one with the same name if its contents differ.
  ///
  /// Names that differ only in case count as the same, as they do on many file systems.
  ///
  /// - Parameter path: The key that identifies a file; by default its directory and name.
  public mutating func add(_ file: GeneratedFile, path: String? = nil) -> OutputCollision? {
    let path = (path ?? file.path).lowercased()
    guard let index = byPath[path] else {
      byPath[path] = files.count
      files.append(file)
      paths.append(path)
      return nil
    }
    let other = files[index]
    if other.name == file.name, other.hash == file.hash { return nil }
    return OutputCollision(name: file.name, otherName: other.name, other: index)
  }

  /// Removes the files that were added last.
  ///
  /// - Parameter count: How many to keep.
  public mutating func removeLast(keeping count: Int) {
    for path in paths[count...] { byPath[path] = nil }
    paths.removeSubrange(count...)
    files.removeSubrange(count...)
  }
}

extension GeneratedFile {
  fileprivate var path: String {
    switch directory {
    case .besideDocument(let path): "document/\(path)/\(name)"
    case .besideConfiguration(let path): "configuration/\(path)/\(name)"
    case .workingDirectory(let path): "directory/\(path)/\(name)"
    }
  }
}
