import Foundation

/// Ends the program at Ctrl-C, and when it loses its terminal or its owner, but not while it writes:
/// what is begun is finished.
enum StopSignal {
  /// Held while files are written.
  private static let writing = NSLock()

  /// From now on, a signal ends the program with success, since stopping is how it ends. A second one
  /// does not wait.
  static func listen() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    // Threads that are made later do as this one does.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    Thread {
      var signals = awaited
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      writing.lock()
      _exit(ExitStatus.success.rawValue)
    }.start()
  }

  /// Does what must not be left half done.
  static func postponed<Result>(_ work: () throws -> Result) rethrows -> Result {
    try writing.withLock(work)
  }

  /// Whether whoever started the program does not want it to hear a signal: `nohup` does so.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_DFL)
    let isIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return isIgnored
  }
}
