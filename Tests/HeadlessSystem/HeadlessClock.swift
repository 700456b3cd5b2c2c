@_exported import Foundation

/// Time as tests let it pass, and what happens in it.
@MainActor public enum HeadlessClock {
  public private(set) static var now = 0.0
  private static var queue: [(time: Double, order: Int, act: @MainActor () -> Void)] = []
  private static var order = 0
  /// Sleepers whose time has come, and who have not gone on yet: another thread may be about to let them.
  private static var waking = 0

  public static func schedule(after seconds: Double, _ act: @escaping @MainActor () -> Void) {
    order += 1
    queue.append((now + seconds, order, act))
  }

  /// Waits until so much time has been let pass.
  public static func sleep(_ seconds: Double) async {
    await withCheckedContinuation { continuation in
      schedule(after: seconds) {
        waking += 1
        continuation.resume()
      }
    }
    waking -= 1
  }

  /// Lets everything happen that is due.
  public static func settle() async {
    while waking > 0 { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
  }

  /// Lets time pass, with all that is due in it.
  public static func advance(by seconds: Double) {
    let end = now + seconds
    while let next = queue.min(by: { ($0.time, $0.order) < ($1.time, $1.order) }),
      next.time <= end
    {
      queue.removeAll { $0.order == next.order }
      now = next.time
      next.act()
    }
    now = end
  }
}

/// What the headless views did and were refused, line by line.
@MainActor public enum HeadlessLog {
  public static var lines: [String] = []

  public static func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  public static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
