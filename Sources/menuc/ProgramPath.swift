import Foundation

/// The programs in the directories of the variable `PATH`.
enum ProgramPath {
  /// The directories of `PATH`. Relative directories are ignored, because they would be in the
  /// working directory, whose files are not trusted.
  static var directories: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
      .filter(\.isAbsolutePath)
  }

  /// The absolute path of a program; nil if it is not found.
  static func find(_ name: String) -> String? {
    directories.map { Disk.join($0, name) }.first { path in
      FileManager.default.isExecutableFile(atPath: path) && !Disk.isDirectory(path)
    }
  }
}
