import Foundation

/// Waits until files may have changed: told by the system where it can, else by looking again and
/// again. What did change is for the caller to find out.
struct FileWatcher {
  /// After which time files are looked at in any case: systems tell nothing of a file that changes on
  /// another machine.
  private var interval: Int32 = FileWatcher.shortInterval
  #if os(Linux)
    private let inotify: Inotify?
  #endif

  private static let shortInterval: Int32 = 100
  private static let longInterval: Int32 = 1_000

  /// - Parameter polls: Whether to do without the system's help.
  init(polls: Bool) {
    #if os(Linux)
      inotify = polls ? nil : Inotify()
    #endif
  }

  /// Watches these paths, and no others any more. Paths that are missing are waited for.
  mutating func watch(_ paths: [String]) {
    #if os(Linux)
      let isComplete = inotify?.watch(paths) ?? false
      interval = isComplete ? Self.longInterval : Self.shortInterval
    #endif
  }

  func wait() {
    #if os(Linux)
      if let inotify { return inotify.wait(milliseconds: interval) }
    #endif
    Thread.sleep(forTimeInterval: Double(interval) / 1_000)
  }
}
