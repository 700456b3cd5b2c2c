import Foundation

/// Ends the program on Ctrl-C, SIGTERM and hang-up. Writes that have begun are finished first.
enum StopSignal {
  /// A lock that is held while files are written.
  private static let writing = NSLock()

  /// After this call, a signal ends the program with success, because watching normally ends with a
  /// signal. A second signal ends it without waiting for writes.
  ///
  /// - Parameter ending: Called before the program ends.
  static func listen(_ ending: @escaping @Sendable () -> Void = {}) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    // Threads that are created later inherit the mask.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    Thread {
      var signals = awaited
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      writing.lock()
      ending()
      _exit(ExitStatus.success.rawValue)
    }.start()
  }

  /// Runs work that must not be interrupted.
  static func postponed<Result>(_ work: () throws -> Result) rethrows -> Result {
    try writing.withLock(work)
  }

  /// Whether the program was started with a signal ignored, for example by `nohup`.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_DFL)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return isIgnored
  }
}
