/// The rule for names of generated files.
package enum OutputName {
  package static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255 && !isReserved(name)
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C }
  }

  /// Whether a name is reserved, regardless of case: the name of the manifest, of a file that is
  /// still being written, or of a version control folder.
  package static func isReserved(_ name: String) -> Bool {
    name.lowercased().hasPrefix(reservedStart) || VersionControl.isFolder(name)
  }

  /// The name with a suffix before its extension: `menu.de.json` for `.de` and `menu.json`.
  static func inserting(_ suffix: String, into name: String) -> String {
    guard !suffix.isEmpty, let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return name + suffix
    }
    return name[..<dot] + suffix + name[dot...]
  }

  /// The prefix of the names of files that menuc itself uses.
  package static let reservedStart = ".menuc-"
}
