import Foundation
import MenuCompiler

/// Where a command speaks: results on standard output, problems on standard error.
struct Console {
  let isColored: Bool

  init(_ options: InputOptions) { self.init(color: options.color) }

  /// - Parameter descriptor: Where the text goes.
  init(color: InputOptions.ColorChoice, descriptor: Int32 = STDERR_FILENO) {
    let environment = ProcessInfo.processInfo.environment
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto:
        isatty(descriptor) != 0 && (environment["NO_COLOR"] ?? "").isEmpty
          && environment["TERM"] != "dumb"
      }
  }

  /// Prints a result. One that gets lost is an error; a reader that went away ends the program.
  static func print(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw DiskError(description: "standard output can't be written")
    }
  }

  /// Says why the command could not do something.
  static func complain(_ message: String, help: String? = nil) {
    var text = "menuc: error: \(PrintableText.visible(message))\n"
    if let help { text += "  = help: \(PrintableText.visible(help))\n" }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Prints the problems of a menu. Answers whether one of them is an error.
  func report(_ compiled: CompiledMenu) -> Bool {
    guard !compiled.diagnostics.isEmpty else { return false }
    var text = DiagnosticText(compiled.sources, isColored: isColored)
    var output = ""
    for diagnostic in compiled.diagnostics { output += text.render(diagnostic) }
    let errors = compiled.diagnostics.count { $0.severity == .error }
    let warnings = compiled.diagnostics.count { $0.severity == .warning }
    if errors + warnings > 1 {
      let name = compiled.sources.rootName ?? compiled.diagnostics[0].fileName
      let counts = [count(errors, "error"), count(warnings, "warning")].compactMap { $0 }
      output += "\(counts.joined(separator: " and ")) in \(PrintableText.visible(name))\n"
    }
    // A terminal that went away is no reason to fail.
    try? FileHandle.standardError.write(contentsOf: Data(output.utf8))
    return errors > 0
  }

  /// `2 errors`; nil for none.
  private func count(_ number: Int, _ word: String) -> String? {
    number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
