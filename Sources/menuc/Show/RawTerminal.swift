import Foundation
import MenuCompiler

/// The terminal while a program reads each key and draws the whole screen.
final class RawTerminal {
  enum Event {
    case key(TerminalKey)
    /// The size may have changed, or another program may have drawn.
    case redraw
  }

  private let original: termios
  private var keys = TerminalKeys()
  private var pressed: [TerminalKey] = []
  private let signals: [Int32]

  /// The number of milliseconds within which a terminal sends the rest of a key's bytes.
  private static let restTime: Int32 = 50
  private static let caught = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  /// Shows an empty screen. The previous contents come back with ``restore()``.
  ///
  /// - Throws: ``UsageError`` if standard input or output is not a terminal; ``DiskError`` if no
  ///   pipe can be created.
  init() throws {
    var mode = termios()
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0,
      tcgetattr(STDIN_FILENO, &mode) == 0
    else { throw UsageError("--interactive needs a terminal") }
    original = mode
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw DiskError(description: "the terminal can't be used: \(Disk.reason(errno))")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not wait, however many signals arrive.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signals = ends
    signalEnd = ends[1]
    for number in Self.caught { signal(number, noteSignal) }
    enter()
  }

  /// The size in columns and rows.
  var size: (columns: Int, rows: Int) {
    let size = Console.size(ofTerminal: STDOUT_FILENO)
    return (size?.columns ?? 80, max(size?.rows ?? 24, 1))
  }

  /// Returns the terminal to its previous state.
  func restore() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var mode = original
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  /// Restores the terminal, and handles signals as usual.
  func close() {
    restore()
    for number in Self.caught { signal(number, SIG_DFL) }
    signalEnd = -1
    for end in signals { Foundation.close(end) }
  }

  /// Suspends the program like Ctrl-Z, and returns when the program continues.
  func suspend() {
    restore()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, noteSignal)
    enter()
  }

  /// Draws the screen. Each line is drawn in its place, so that a full line does not wrap.
  func draw(_ lines: [String]) {
    let drawn = lines.enumerated().map { "\u{1B}[\($0 + 1);1H\u{1B}[2K\($1)" }
    write(drawn.joined() + "\u{1B}[J")
  }

  /// Waits for a key or a signal. A signal that ends programs ends this program.
  func next() -> Event {
    while true {
      if !pressed.isEmpty { return .key(pressed.removeFirst()) }
      var sources = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals[0], events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, keys.isIncomplete ? Self.restTime : -1)
      if count < 0, errno != EINTR { end(by: SIGHUP) }
      if count == 0, let key = keys.finish() { pressed.append(key) }
      if sources[1].revents != 0, let event = signalEvent() { return event }
      if sources[0].revents != 0 { readKeys() }
    }
  }

  private func readKeys() {
    var buffer = [UInt8](repeating: 0, count: 1 << 10)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      pressed += keys.add(buffer[..<count])
    } else if Self.isGone(count, errno) {
      end(by: SIGHUP)
    }
  }

  /// Whether a terminal from which no bytes were read has gone away.
  static func isGone(_ count: Int, _ error: Int32) -> Bool {
    count == 0 || error != EINTR && error != EAGAIN
  }

  private func signalEvent() -> Event? {
    var number: UInt8 = 0
    guard read(signals[0], &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: return .redraw
    case SIGTSTP:
      suspend()
      return .redraw
    case SIGCONT:
      enter()
      return .redraw
    default: end(by: Int32(number))
    }
  }

  /// Ends the program as the signal would have done.
  private func end(by number: Int32) -> Never {
    close()
    raise(number)
    exit(128 + number)
  }

  private func enter() {
    var mode = original
    cfmakeraw(&mode)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  private func write(_ text: String) {
    _ = OutputWriter.write(Array(text.utf8), to: STDOUT_FILENO)
  }
}

/// The descriptor to which the signal handler writes the numbers of signals. Handlers can use only
/// global variables. Unsafe, because a handler can't take a lock. The only terminal sets the
/// variable before it installs the handler.
nonisolated(unsafe) private var signalEnd: Int32 = -1

private func noteSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalEnd, &byte, 1)
  errno = code
}
