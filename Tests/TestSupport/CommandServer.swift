#if os(Linux)
  import Foundation

  /// Runs commands of `menuc` in forks of a process that has loaded it, because the start of a debug build takes
  /// longer than most commands. That process is the program of the tests, which contains `menuc`; see
  /// `serveCommands` in `MenucTests`.
  ///
  /// CI starts `menuc` itself for each command.
  final class CommandServer: Sendable {
    /// Nil where commands are started.
    static let shared: CommandServer? = {
      let tests = CommandLine.arguments[0]
      guard !Repository.isCI, tests.hasSuffix(".xctest"),
        ProcessInfo.processInfo.environment["MENUC_PROGRAM"] == nil
      else { return nil }
      return try? CommandServer(tests)
    }()

    private let socketPath: String
    private let directory: TemporaryDirectory

    struct Lost: Error {}

    /// Listens on a socket, which the server gets as its standard input and ends with this process.
    private init(_ tests: String) throws {
      directory = try TemporaryDirectory()
      socketPath = directory.url.appending(path: "s").path
      let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      defer { close(listener) }
      guard Self.withAddress(socketPath, { bind(listener, $0, $1) }) == 0,
        listen(listener, 128) == 0
      else { throw Lost() }
      let process = Process()
      process.executableURL = URL(filePath: tests)
      process.environment = ProcessInfo.processInfo.environment
        .merging(["MENUC_COMMAND_SERVER": "1"]) { $1 }
      process.standardInput = FileHandle(fileDescriptor: listener, closeOnDealloc: false)
      try process.run()
    }

    private static func withAddress(
      _ path: String, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          use($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }

    /// Runs a command to its end.
    ///
    /// - Parameter files: The paths of its standard input, output and errors.
    /// - Returns: Its status, or the signal that ended it.
    func run(
      _ arguments: [String], in directory: String, files: [String],
      environment: [String: String], endingAfter seconds: Int
    ) throws -> Int32 {
      let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      defer { close(connection) }
      guard Self.withAddress(socketPath, { connect(connection, $0, $1) }) == 0 else { throw Lost() }
      let words = [directory] + files + ["\(arguments.count)"] + arguments
      let request = words + environment.map { "\($0.key)=\($0.value)" }
      var bytes = Array(request.joined(separator: "\0").utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw Lost() }
        bytes = bytes.dropFirst(count)
      }
      shutdown(connection, Int32(SHUT_WR))
      let process = try Self.number(from: connection, within: seconds)
      do { return try Self.number(from: connection, within: seconds) } catch {
        kill(-process, SIGKILL)
        throw Deadline.Missed(
          description:
            "menuc \(arguments.joined(separator: " ")) has not ended after \(seconds) seconds")
      }
    }

    private static func number(from connection: Int32, within seconds: Int) throws -> Int32 {
      var events = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      var number: Int32 = 0
      let size = MemoryLayout<Int32>.size
      guard poll(&events, 1, Int32(seconds * 1000)) == 1, recv(connection, &number, size, 0) == size
      else { throw Lost() }
      return number
    }
  }
#endif
