import Foundation
import MenuCompiler

/// Runs a language server over standard input and output, until the client ends it or is gone.
final class ServerRun: Sendable {
  /// What the threads of a run pass to the one that has the server's state.
  private enum Event: Sendable {
    case message([UInt8])
    case tooLong(Int)
    case finished(CheckJob, DocumentCheck.Result)
    /// The client has closed its end; the payload is the reason if it broke the protocol.
    case closed(String?)
  }

  /// The time without a change after which a document is checked.
  private static let pause = 0.05

  private let events = EventQueue<Event>()
  /// What was read and is not a whole message yet. It is locked while input is read and passed on.
  private let frames = Locked(MessageFrames())
  private let memoryLimit: Int
  /// The descriptor of the messages that lead to the state of a server before, and their number.
  private let resumed: (descriptor: Int32, messages: Int)?

  init(memoryLimit: Int, resumed: (descriptor: Int32, messages: Int)? = nil) {
    self.memoryLimit = memoryLimit
    self.resumed = resumed
  }

  /// - Returns: The status with which the program ends.
  func run() -> Int32 {
    Thread.detachNewThread { [self] in readInput() }
    var server = LanguageServer()
    var memory = ServerMemory(limit: memoryLimit)
    // The answers to them were sent before.
    var silent = resumed?.messages ?? 0
    func receive(_ messages: [[UInt8]]) {
      let known = messages.prefix(silent)
      silent -= known.count
      if !known.isEmpty {
        server.receive(Array(known))
        _ = server.takeOutput()
      }
      server.receive(Array(messages.dropFirst(known.count)))
    }
    var isChecking = false
    var isFixing = false
    var lastChange = Date.distantPast
    while true {
      let deadline = server.isDirty && !isChecking ? lastChange.addingTimeInterval(Self.pause) : nil
      var messages: [[UInt8]] = []
      for event in events.take(until: deadline) {
        switch event {
        case .message(let content): messages.append(content)
        case .tooLong(let length):
          server.send(
            RPCWriter.failure(
              nil, RPCError(.invalidRequest, "a message of \(length) bytes is too long")))
        case .finished(let job, let result):
          switch job.step {
          case .problems: isChecking = false
          case .fixes: isFixing = false
          }
          memory.note(job.check)
          server.finish(job, result)
        case .closed(let reason):
          receive(messages)
          guard write(server.takeOutput()) else { return 0 }
          if let reason { Console.complain(reason) }
          if case .ended(let status) = server.phase { return status }
          // A client that is gone without a word is no failure of the server.
          return reason == nil ? 0 : 1
        }
      }
      let changes = server.changes
      receive(messages)
      if server.changes != changes { lastChange = Date() }
      guard write(server.takeOutput()) else { return 0 }
      if case .ended(let status) = server.phase { return status }
      if !isChecking, server.isDirty, Date() >= lastChange.addingTimeInterval(Self.pause),
        let job = server.nextCheck()
      {
        isChecking = true
        start(job)
      }
      if !isFixing, !server.isDirty, let job = server.nextFixes() {
        isFixing = true
        start(job)
      }
      if memory.isUsedUp, !isChecking, !isFixing, server.isIdle { restart(server, memory) }
    }
  }

  /// Starts the program again with the state of the server. Returns if the client has closed its end,
  /// or if that is not possible.
  private func restart(_ server: LanguageServer, _ memory: ServerMemory) {
    frames.withLock { frames in
      guard let rest = frames.rest else { return }
      let waiting = events.takeAll()
      var input: [UInt8] = []
      for event in waiting {
        guard case .message(let content) = event else {
          for event in waiting { events.add(event) }
          return
        }
        input += MessageFrames.framed(content)
      }
      memory.restart(server.messagesToResume, input: input + rest)
      for event in waiting { events.add(event) }
    }
  }

  /// Runs a check on a thread with a stack for documents as deep as the limits allow.
  private func start(_ job: CheckJob) {
    let thread = Thread { [events] in events.add(.finished(job, job.run())) }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func write(_ messages: [[UInt8]]) -> Bool {
    messages.allSatisfy { OutputWriter.write(MessageFrames.framed($0), to: STDOUT_FILENO) == nil }
  }

  private func readInput() {
    if let resumed {
      while let isOpen = readPiece(from: resumed.descriptor), isOpen {}
      close(resumed.descriptor)
    }
    while true {
      var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&state, 1, -1) < 0, errno == EINTR { continue }
      guard let isOpen = readPiece(from: STDIN_FILENO) else { return }
      guard isOpen else { return events.add(.closed(nil)) }
    }
  }

  /// Reads a piece of input, and passes on the messages that are whole.
  ///
  /// - Returns: Whether the input goes on; nil if it can't be read any further.
  private func readPiece(from descriptor: Int32) -> Bool? {
    frames.withLock { frames -> Bool? in
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      var count = 0
      repeat {
        count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      } while count < 0 && errno == EINTR
      guard count > 0 else { return false }
      frames.append(piece[..<count])
      do throws(MessageFrames.Failure) {
        while let frame = try frames.next() {
          switch frame {
          case .message(let content): events.add(.message(content))
          case .tooLong(let length): events.add(.tooLong(length))
          }
        }
      } catch {
        events.add(.closed(error.description))
        return nil
      }
      return true
    }
  }
}

/// Events that threads add, and one thread takes.
///
/// Unchecked, because the condition's lock orders all access.
private final class EventQueue<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var events: [Event] = []

  func add(_ event: Event) {
    condition.withLock {
      events.append(event)
      condition.signal()
    }
  }

  /// Takes the events that are there.
  func takeAll() -> [Event] {
    condition.withLock {
      defer { events = [] }
      return events
    }
  }

  /// Waits for events, and takes all of them; none if the deadline has passed.
  func take(until deadline: Date?) -> [Event] {
    condition.withLock {
      while events.isEmpty {
        if let deadline {
          guard condition.wait(until: deadline) else { break }
        } else {
          condition.wait()
        }
      }
      defer { events = [] }
      return events
    }
  }
}
