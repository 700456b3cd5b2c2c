/// The rule of names of generated files.
public enum OutputName {
  public static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255 && !isReserved(name)
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C }
  }

  /// Names that no target can take, in any case: of the manifest and of files that are not whole yet,
  /// and of what version control keeps.
  public static func isReserved(_ name: String) -> Bool {
    name.lowercased().hasPrefix(reservedStart) || VersionControl.isFolder(name)
  }

  /// What all names begin with that menuc gives to files of its own.
  public static let reservedStart = ".menuc-"
}
