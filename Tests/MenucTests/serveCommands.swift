#if os(Linux)
  import CommandServer
  import Foundation
  import MenuCompiler

  @testable import menuc

  /// Runs commands of `menuc` in forks of this process; see `CommandServer` in `TestSupport`.
  ///
  /// Standard input is a socket. A request is the working directory, three files, and the number of arguments, the
  /// arguments and the environment, with NUL characters between them. The answers are the number of the process
  /// and, when it has ended, its status.
  @_cdecl("serveCommands") func serveCommands() {
    let owner = getppid()
    warmUp()
    // Forks are not waited for.
    signal(SIGCHLD, SIG_IGN)
    var listener = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while getppid() == owner {
      guard poll(&listener, 1, 500) == 1 else { continue }
      let connection = accept(STDIN_FILENO, nil, nil)
      if connection >= 0, fork() == 0 { answer(connection) }
      close(connection)
    }
    exit(0)
  }

  /// Loads what most commands use.
  private func warmUp() {
    for command in ["build", "lint", "diff", "translate", "dump"] {
      _ = try? Menuc.parseAsRoot([command, "menu.toml"])
    }
    for format in SourceFormat.documents {
      let text = #"{ "menu": "M", "items": ["A", { "title": "B" }] }"#
      let toml = "menu = \"M\"\nitems = [\"A\", { titel = \"B\" }]\n"
      var request = BuildRequest()
      request.targets = ["swift", "json", "html", "markdown", "c"]
      let file = SourceFile(name: "menu", format: format, text: format == .toml ? toml : text)
      _ = try? compileMenu(file, goal: .files(request), input: .none)
    }
  }

  /// Runs a command in another process, and waits for it.
  private func answer(_ connection: Int32) -> Never {
    signal(SIGCHLD, SIG_DFL)
    let request = read(connection)
    let process = fork()
    if process == 0 {
      close(connection)
      run(request)
    }
    // It leads a group, like a program that is started.
    setpgid(process, process)
    write(process, to: connection)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    write(signal == 0 ? (status >> 8) & 0xFF : signal, to: connection)
    _exit(0)
  }

  private func write(_ number: Int32, to connection: Int32) {
    var number = number
    send(connection, &number, MemoryLayout<Int32>.size, Int32(MSG_NOSIGNAL))
  }

  /// Everything up to the end.
  private func read(_ connection: Int32) -> [String] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = recv(connection, &piece, piece.count, 0), count > 0 {
      bytes += piece[..<count]
    }
    return bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ request: [String]) -> Never {
    setpgid(0, 0)
    let count = Int(request[4]) ?? 0
    clearenv()
    for variable in request.dropFirst(5 + count) {
      let equals = variable.firstIndex(of: "=") ?? variable.endIndex
      setenv(String(variable[..<equals]), String(variable[equals...].dropFirst()), 1)
    }
    guard chdir(request[0]) == 0 else { _exit(126) }
    for (descriptor, path) in request[1...3].enumerated() {
      let file = open(path, descriptor == 0 ? O_RDONLY : O_WRONLY)
      guard dup2(file, Int32(descriptor)) >= 0 else { _exit(126) }
      close(file)
    }
    signal(SIGXFSZ, SIG_IGN)
    runOnNewThread(request[5..<5 + count])
  }

  /// Swift's locks remember the number of the thread that uses them, and in a fork, the first thread has another
  /// number than it remembers.
  private func runOnNewThread(_ words: ArraySlice<String>) -> Never {
    final class Words {
      let words: ArraySlice<String>
      init(_ words: ArraySlice<String>) { self.words = words }
    }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { words in
        if let words { Menuc.run(Unmanaged<Words>.fromOpaque(words).takeRetainedValue().words) }
        exit(0)
      }, Unmanaged.passRetained(Words(words)).toOpaque())
    pthread_join(thread, nil)
    _exit(126)
  }
#endif
