import Foundation

/// The programs in the directories of the variable `PATH`.
enum ProgramPath {
  /// The directories of `PATH`. Relative ones are ignored, because they would be inside the
  /// repository.
  static var directories: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
      .filter(\.isAbsolutePath)
  }

  /// The absolute path of a program.
  static func find(_ name: String) -> String? {
    directories.map { Disk.join($0, name) }.first { path in
      FileManager.default.isExecutableFile(atPath: path) && !Disk.isDirectory(path)
    }
  }
}
