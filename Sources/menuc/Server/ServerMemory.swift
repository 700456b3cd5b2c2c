import Foundation
import MenuCompiler

/// Keeps the memory of a server bounded, although the library that parses TOML never frees what it has
/// parsed: when much was parsed, the program is started again in the same process, with the same input
/// and output. Clients notice nothing.
struct ServerMemory {
  /// The bytes of TOML after which the program is started again. Each leaves some 5 bytes behind.
  let limit: Int
  private var parsed = 0

  static let standardLimit = 24 << 20

  init(limit: Int) { self.limit = limit }

  mutating func note(_ check: DocumentCheck) {
    if check.file.format == .toml { parsed += check.file.bytes.count }
  }

  var isUsedUp: Bool { parsed > limit }

  /// The descriptor of a file without a name that has the messages; nil if there is none.
  private static func file(with bytes: [UInt8]) -> Int32? {
    guard let file = tmpfile() else { return nil }
    let descriptor = fileno(file)
    guard OutputWriter.write(bytes, to: descriptor) == nil, lseek(descriptor, 0, SEEK_SET) == 0,
      fcntl(descriptor, F_SETFD, 0) == 0
    else {
      fclose(file)
      return nil
    }
    return descriptor
  }

  /// Starts the program again. Returns only if that is not possible.
  ///
  /// - Parameters:
  ///   - messages: The messages that lead to the state of the server.
  ///   - input: What the client sent after them.
  func restart(_ messages: [[UInt8]], input: [UInt8]) {
    guard let path = Bundle.main.executablePath else { return }
    let bytes = messages.flatMap(MessageFrames.framed)
    guard let descriptor = Self.file(with: bytes + input) else { return }
    let words = [
      path, "lsp", "--resume", "\(descriptor)", "--resumed-messages", "\(messages.count)",
      "--parsed-limit", "\(limit)",
    ]
    var arguments = words.map { strdup($0) } + [nil]
    execv(path, &arguments)
    // It goes on with the memory that it has.
    for argument in arguments { free(argument) }
    close(descriptor)
  }
}
