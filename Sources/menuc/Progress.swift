import Foundation
import MenuCompiler

/// Counts finished menus in a line of the terminal once work has taken a second.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var lastTime: ContinuousClock.Instant?
  }

  private let state = Locked(State())
  private let count: Int
  private let start = ContinuousClock.now
  private let delay: Duration
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - count: The number of menus.
  ///   - delay: The time before the line is shown.
  ///   - write: Writes to the terminal.
  init(
    of count: Int, delay: Duration = .seconds(1), write: @escaping @Sendable (String) -> Void
  ) {
    self.count = count
    self.delay = delay
    self.write = write
  }

  /// The progress of several menus; nil for a single menu, or if standard error is not a terminal
  /// that can replace a line.
  static func onTerminal(of count: Int) -> Progress? {
    let isSmart = ProcessInfo.processInfo.environment["TERM"] != "dumb"
    guard count > 1, isSmart, isatty(STDERR_FILENO) != 0 else { return nil }
    return Progress(of: count, write: Console.warn)
  }

  /// Counts a menu.
  func step() {
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      let isDue = state.lastTime.map { now - $0 >= .milliseconds(100) } ?? true
      guard now - start >= delay, isDue, state.done < count else { return }
      state.lastTime = now
      write("\r\(state.done) of \(count) menus\u{1B}[K")
    }
  }

  /// Removes the line.
  func end() {
    if state.withLock({ $0.lastTime != nil }) { write("\r\u{1B}[K") }
  }
}
