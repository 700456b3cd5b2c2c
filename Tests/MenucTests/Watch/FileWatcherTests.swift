import Foundation
import TestSupport
import Testing

@testable import menuc

/// How long a watcher relies on the system before it looks at the files itself.
@Suite struct FileWatcherTests {
  /// Without notifications, a change would be found a second later if the interval were long.
  @Test func aWatcherThatPollsLooksOften() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("menu: M\n", to: "menu.yaml")
    var polling = FileWatcher(polls: true)
    polling.watch([file.path])
    #expect(polling.interval == 100)
    #if os(Linux)
      var notified = FileWatcher(polls: false)
      notified.watch([file.path])
      #expect(notified.interval == 1_000)
    #endif
  }
}
