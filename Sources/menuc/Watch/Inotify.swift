#if os(Linux)
  import Foundation

  /// Linux's notifications about changes in directories.
  final class Inotify {
    private let descriptor: Int32
    /// The names that matter in each directory, by its watch.
    private var names: [Int32: Set<String>] = [:]

    /// Returns nil if the system allows no more instances.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Watches the directories in which these paths can appear, disappear or change. Returns
    /// whether all of them can be watched.
    func watch(_ paths: [String]) -> Bool {
      var places = WatchedPlaces()
      for path in paths { places.add(path) }
      var isComplete = true
      var current: [Int32: Set<String>] = [:]
      for (directory, names) in places.names {
        let watch = inotify_add_watch(descriptor, directory, Self.events)
        // The watch on the parent directory detects that this directory has disappeared in the
        // meantime.
        if watch >= 0 {
          current[watch, default: []].formUnion(names)
        } else if errno != ENOENT {
          isComplete = false
        }
      }
      for watch in names.keys where current[watch] == nil { inotify_rm_watch(descriptor, watch) }
      names = current
      return isComplete
    }

    /// Waits for a change of a watched path, but no longer than the given time.
    func wait(milliseconds: Int32) {
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      while true {
        let rest = Int32(max(0, (end - ContinuousClock.now) / .milliseconds(1)))
        var news = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&news, 1, rest)
        // The wait must end even if other files change all the time.
        if count == 0 || rest == 0 || (count > 0 && hasNews()) { return }
      }
    }

    /// Reads the pending events, and returns whether one of them concerns a watched path.
    private func hasNews() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var isConcerned = false
      // A program that writes without pause must not keep this loop running forever.
      for _ in 0..<64 {
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { break }
        isConcerned = concerns(buffer[..<count]) || isConcerned
      }
      return isConcerned
    }

    private func concerns(_ events: ArraySlice<UInt8>) -> Bool {
      let header = MemoryLayout<inotify_event>.size
      var rest = events
      while rest.count >= header {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let name = rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }
        rest = rest.dropFirst(header + Int(event.len))
        if event.mask & UInt32(IN_IGNORED) != 0 { continue }
        // An overflow, and events of a directory itself, have no name.
        if name.isEmpty { return true }
        guard let known = names[event.wd] else { continue }
        if known.contains(String(decoding: name, as: UTF8.self))
          || known.contains(WatchedPlaces.anyName)
        {
          return true
        }
      }
      return false
    }

    private static let events = UInt32(
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  }
#endif
