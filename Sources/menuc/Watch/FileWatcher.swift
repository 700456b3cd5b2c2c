import Foundation

/// Waits until files may have changed. It uses the system's notifications if possible, and polling
/// otherwise. The caller determines the actual changes.
struct FileWatcher {
  /// The interval after which files are checked in any case, because systems do not report changes
  /// made on another machine.
  private(set) var interval: Int32 = FileWatcher.shortInterval
  #if os(Linux)
    private let inotify: Inotify?
  #endif

  private static let shortInterval: Int32 = 100
  private static let longInterval: Int32 = 1_000

  /// - Parameter polls: Whether to poll instead of using the system's notifications.
  init(polls: Bool) {
    #if os(Linux)
      inotify = polls ? nil : Inotify()
    #endif
  }

  /// Watches these paths instead of the previous ones. A missing path is watched, too, because it
  /// may appear.
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
