/// Path functions that work byte by byte, as the system does. Swift's characters are unsuitable,
/// because a `/` and a following combining mark form one character, which would hide a `..` before
/// the `/`.
extension StringProtocol {
  /// The components of a path, separated by slashes.
  package var pathNames: [String] {
    Array(utf8).split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a path starts at the root.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}

extension String {
  /// The path below a directory; empty for the directory itself, nil if the path is elsewhere. Both
  /// paths must be absolute, or relative to the same directory.
  package func path(below directory: String) -> String? {
    if utf8.elementsEqual(directory.utf8) { return "" }
    let start = directory.utf8.last == UInt8(ascii: "/") ? directory : "\(directory)/"
    guard utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
