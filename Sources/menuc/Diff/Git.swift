import Foundation

/// The program `git`, run in a directory.
struct Git {
  let directory: String
  private let program: String

  init(in directory: String) throws {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = paths.map { Disk.join(String($0), "git") }
    guard let program = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw DiskError(description: "'git' was not found; --against needs it")
    }
    self.directory = directory
    self.program = program
  }

  struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The reason that git gives, on one line.
    var reason: String {
      let line = errors.split(separator: "\n").first.map(String.init) ?? "git failed"
      return line.replacing("fatal: ", with: "")
    }
  }

  func run(_ arguments: String...) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["-C", directory] + arguments
    var environment = ProcessInfo.processInfo.environment
    // In a hook of git these name the hook's repository; here the menu's directory decides.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
      environment[name] = nil
    }
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // `waitUntilExit` polls: it can take 50 ms too long.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    do { try process.run() } catch {
      throw DiskError(description: "\(program): it can't be run")
    }
    // Both at once: git would block on a pipe that is not read.
    let message = Drain(errors.fileHandleForReading)
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    exit.wait()
    return Answer(
      status: process.terminationStatus, output: [UInt8](bytes),
      errors: String(decoding: message.data(), as: UTF8.self))
  }
}

/// Reads a pipe to its end on a separate thread. Unchecked, because the group orders all access.
private final class Drain: @unchecked Sendable {
  private var result = Data()
  private let group = DispatchGroup()

  init(_ handle: FileHandle) {
    DispatchQueue.global().async(group: group) {
      self.result = (try? handle.readToEnd()) ?? Data()
    }
  }

  func data() -> Data {
    group.wait()
    return result
  }
}
