import Foundation

/// A program that ran to its end.
public struct Command: Sendable {
  public let status: Int32
  public let output: String
  public let errors: String

  /// The scripts of Kotlin and Gradle pass `JAVA_OPTS` to Java. Java spends more than half of the
  /// time of a short run on optimizing.
  private static let always = [
    "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "JAVA_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
  ]

  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked up in `PATH`.
  ///   - directory: The working directory; the repository by default.
  ///   - input: The contents of its standard input.
  ///   - limit: The seconds after which the program is killed and the call throws an error, far more than
  ///     it takes on a busy machine.
  public static func run(
    _ program: String, _ arguments: [String], in directory: URL = Repository.root,
    input: String = "", environment: [String: String] = [:], limit: Double = 900
  ) throws -> Command {
    let process = Process()
    process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment
      .merging(always) { $1 }.merging(environment) { $1 }
    // The output goes to files, because a full pipe that nobody reads would block the program.
    let scratch = try TemporaryDirectory()
    let outputFile = try scratch.write("", to: "output")
    let errorFile = try scratch.write("", to: "errors")
    let inputFile = try scratch.write(input, to: "input")
    let files = [
      try FileHandle(forReadingFrom: inputFile), try FileHandle(forWritingTo: outputFile),
      try FileHandle(forWritingTo: errorFile),
    ]
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    // The thread's run loop keeps the process alive, and with it the files. A thousand open files
    // crash Foundation.
    defer { for file in files { try? file.close() } }
    try process.start(endingAfter: limit)
    return Command(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }

  /// Runs a program that leaves a server behind, and waits for the program only. A server that has the
  /// files that Foundation opens for a process would be waited for, too, and threads of a test may block
  /// the signal that stops it.
  public static func startServer(
    _ program: String, _ arguments: [String], in directory: URL = Repository.root,
    environment: [String: String] = [:]
  ) throws -> Command {
    let run = """
      import signal, subprocess, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      sys.exit(subprocess.run(sys.argv[1:]).returncode)
      """
    return try self.run(
      "python3", ["-c", run, program] + arguments, in: directory, environment: environment)
  }

  /// Runs the menuc program that was built with the tests.
  public static func menuc(
    _ arguments: String..., in directory: URL = Repository.root, input: String = ""
  ) throws -> Command {
    try run(Repository.menuc.path, arguments, in: directory, input: input)
  }

  /// Compiles Swift files into a program, in Swift 6 mode with warnings as errors. All files are
  /// compiled at once, because each separate compilation would read all other files.
  public static func swiftc(
    _ files: [URL], to program: URL, options: [String] = ["-Onone"]
  ) throws -> Command {
    try run(
      "swiftc",
      options + ["-wmo", "-swift-version", "6", "-warnings-as-errors", "-o", program.path]
        + files.map(\.path))
  }
}

extension Process {
  /// Runs the process to its end. After the time limit, it is killed with all its children, and the
  /// call throws an error.
  public func start(endingAfter seconds: Double) throws { try start().wait(atMost: seconds) }

  /// Starts the process. `waitUntilExit` polls, and can take 50 ms too long.
  public func start() throws -> ProcessEnd {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    return ProcessEnd(process: self, ended: ended)
  }
}

/// The end of a process that was started, for which a test waits once.
public struct ProcessEnd {
  fileprivate let process: Process
  /// Signaled when the process has ended.
  fileprivate let ended: DispatchSemaphore

  /// Waits until the process has ended. After the time limit, it is killed with all its children, and the
  /// call throws an error.
  public func wait(atMost seconds: Double = 300) throws {
    guard ended.wait(timeout: .now() + seconds) == .timedOut else { return }
    // Foundation starts each process as the leader of a group.
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    let name = process.executableURL?.lastPathComponent ?? ""
    throw Deadline.Missed(
      description: "\(name) \((process.arguments ?? []).joined(separator: " ")) has not ended after"
        + " \(Int(seconds)) seconds")
  }
}
