import Foundation
import MenuCompiler

/// Where a command speaks: results on standard output, problems on standard error.
struct Console {
  let isColored: Bool

  init(_ options: InputOptions) {
    let environment = ProcessInfo.processInfo.environment
    isColored =
      switch options.color {
      case .always: true
      case .never: false
      case .auto:
        isatty(STDERR_FILENO) != 0 && (environment["NO_COLOR"] ?? "").isEmpty
          && environment["TERM"] != "dumb"
      }
  }

  static func print(_ text: String) { write(text, to: .standardOutput) }

  /// Says why the command could not do something.
  static func complain(_ message: String, help: String? = nil) {
    write("menuc: error: \(message)\n", to: .standardError)
    if let help { write("  = help: \(help)\n", to: .standardError) }
  }

  /// Prints the problems of a menu. Answers whether one of them is an error.
  func report(_ compiled: CompiledMenu) -> Bool {
    guard !compiled.diagnostics.isEmpty else { return false }
    var text = DiagnosticText(compiled.sources, isColored: isColored)
    var output = ""
    for diagnostic in compiled.diagnostics { output += text.render(diagnostic) }
    let errors = compiled.diagnostics.count { $0.severity == .error }
    let name = compiled.diagnostics[0].fileName
    if errors > 1 { output += "\(errors) errors in \(compiled.sources.rootName ?? name)\n" }
    Self.write(output, to: .standardError)
    return errors > 0
  }

  /// A reader that went away is no reason to crash.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
