import Foundation
import MenuCompiler

/// Runs a language server over standard input and output, until the client ends it or disappears.
final class ServerRun: Sendable {
  /// The events that the threads of a run pass to the thread that has the server's state.
  private enum Event: Sendable {
    case message([UInt8])
    case tooLong(Int)
    case finished(CheckJob, DocumentCheck.Result)
    /// The client has closed its end; the payload is the reason if it broke the protocol.
    case closed(String?)
  }

  /// The time without a change after which a document is checked.
  private static let pause = 0.03
  /// The time without a change after which fixes are tried, unless the client asks for them
  /// earlier. Until then, the processors are free for checks.
  private static let pauseBeforeFixes = 0.3

  private let events = EventQueue<Event>()

  /// - Returns: The status with which the program ends.
  func run() -> Int32 {
    Thread.detachNewThread { [self] in readInput() }
    var server = LanguageServer()
    var isChecking = false
    var isFixing = false
    var lastChange = Date.distantPast
    while true {
      var deadline: Date?
      if server.isDirty {
        if !isChecking { deadline = lastChange.addingTimeInterval(Self.pause) }
      } else if !isFixing, server.hasUntriedFixes {
        deadline = lastChange.addingTimeInterval(Self.pauseBeforeFixes)
      }
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
          server.finish(job, result)
        case .closed(let reason):
          server.receive(messages)
          guard write(server.takeOutput()) else { return 0 }
          if let reason { Console.complain(reason) }
          if case .ended(let status) = server.phase { return status }
          // A client that disappears without notice is not a failure of the server.
          return reason == nil ? 0 : 1
        }
      }
      let changes = server.changes
      server.receive(messages)
      if server.changes != changes { lastChange = Date() }
      guard write(server.takeOutput()) else { return 0 }
      if case .ended(let status) = server.phase { return status }
      if !isChecking, server.isDirty, Date() >= lastChange.addingTimeInterval(Self.pause),
        let job = server.nextCheck()
      {
        isChecking = true
        start(job)
      }
      if !isFixing, !server.isDirty,
        server.awaitsFixes || Date() >= lastChange.addingTimeInterval(Self.pauseBeforeFixes),
        let job = server.nextFixes()
      {
        isFixing = true
        start(job)
      }
    }
  }

  /// Runs a check on a thread whose stack suffices for documents as deep as the limits allow.
  private func start(_ job: CheckJob) {
    let thread = Thread { [events] in events.add(.finished(job, job.run())) }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func write(_ messages: [[UInt8]]) -> Bool {
    messages.allSatisfy { OutputWriter.write(MessageFrames.framed($0), to: STDOUT_FILENO) == nil }
  }

  /// Reads input and passes on complete messages, until the client closes its end or breaks the
  /// protocol.
  private func readInput() {
    var frames = MessageFrames()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return events.add(.closed(nil)) }
      frames.append(piece[..<count])
      do throws(MessageFrames.Failure) {
        while let frame = try frames.next() {
          switch frame {
          case .message(let content): events.add(.message(content))
          case .tooLong(let length): events.add(.tooLong(length))
          }
        }
      } catch {
        return events.add(.closed(error.description))
      }
    }
  }
}

/// Events that threads add and one thread takes.
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
