/// Converts paths to the form of ``Disk/normalized(_:)``, and queries the system about each
/// directory only once.
final class PathResolver {
  private var directories: [String: String] = [:]

  /// The canonical path to a file.
  func file(_ path: String) -> String {
    Disk.absolute(
      Disk.join(directory(Disk.parent(of: path)), Disk.lastComponent(of: path)))
  }

  /// The canonical path to a directory.
  func directory(_ path: String) -> String {
    if let known = directories[path] { return known }
    let directory = Disk.normalized(path + "/.")
    directories[path] = directory
    return directory
  }
}
