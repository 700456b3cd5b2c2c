/// Generated files, each path once. Menus and targets may share a file if they agree about it.
public struct OutputSet {
  public private(set) var files: [GeneratedFile] = []
  private var byPath: [String: Int] = [:]

  public init() {}

  /// Adds a file. Answers why it can't be if another one of its name has other contents.
  ///
  /// Names that differ in case only are the same, as they are on many file systems.
  ///
  /// - Parameter path: How files are told apart; by default their directory and name.
  public mutating func add(_ file: GeneratedFile, path: String? = nil) -> String? {
    let path = (path ?? file.path).lowercased()
    guard let index = byPath[path] else {
      byPath[path] = files.count
      files.append(file)
      return nil
    }
    let other = files[index]
    if other.name == file.name, other.text.utf8.elementsEqual(file.text.utf8) { return nil }
    return other.name == file.name
      ? "'\(file.name)' would be written twice into one directory, with different contents"
      : "'\(file.name)' and '\(other.name)' are the same file on many systems"
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
