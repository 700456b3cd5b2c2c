import Foundation
import MenuCompiler

/// Opens a file with the program that the user has chosen for files of its kind.
enum FileOpener {
  #if os(macOS)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif

  /// Starts the program without waiting for it. A failure is only noted, because the page has been
  /// written.
  ///
  /// - Parameter path: The absolute path of the file.
  static func open(_ path: String) {
    do {
      guard let found = ProgramPath.find(program) else {
        throw DiskError(description: "'\(program)' was not found")
      }
      try DetachedProgram.start(found, [path])
    } catch {
      Console.note("\(error); open the page yourself")
    }
  }
}
