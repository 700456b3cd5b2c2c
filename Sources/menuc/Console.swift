import Foundation
import MenuCompiler

/// The output of a command: results go to standard output, problems to standard error.
struct Console {
  let isColored: Bool

  init(_ options: InputOptions) { self.init(color: options.color) }

  /// - Parameter descriptor: The descriptor to write to.
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

  /// Prints a result. Throws an error if the text can't be written. If the reader has disappeared,
  /// the program ends.
  static func print(_ text: String) throws {
    try print(bytes: Array(text.utf8))
  }

  static func print(bytes: [UInt8]) throws {
    guard let code = OutputWriter.write(bytes, to: STDOUT_FILENO) else { return }
    throw DiskError(description: "standard output can't be written: \(Disk.reason(code))")
  }

  /// Prints the reason why the command failed, with help.
  static func complain(_ message: String, help: String? = nil) {
    complain(Report.Failure("cannot-run", message, in: nil, help: help))
  }

  static func complain(_ failure: Report.Failure) { warn(failure.text) }

  /// Prints text that is not a result. Errors are ignored, because the terminal may have gone away.
  static func warn(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Prints a note.
  static func note(_ message: String) {
    warn("menuc: note: \(PrintableText.visible(message))\n")
  }

  /// The columns of the terminal to which problems are printed; nil if standard error is not a
  /// terminal.
  var width: Int? { Self.size(ofTerminal: STDERR_FILENO)?.columns }

  /// The size of a terminal; nil if the descriptor is not a terminal, or if the terminal does not
  /// know its size.
  static func size(ofTerminal descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard isatty(descriptor) != 0, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
