/// A clock that tests advance, and the tasks that wait for it.
@MainActor public enum HeadlessClock {
  public private(set) static var now = 0.0
  private static var queue: [(time: Double, order: Int, act: @MainActor () -> Void)] = []
  private static var order = 0
  /// The number of tasks whose time has come but which have not resumed yet, because another thread
  /// may be about to run them.
  private static var waking = 0

  public static func schedule(after seconds: Double, _ act: @escaping @MainActor () -> Void) {
    order += 1
    queue.append((now + seconds, order, act))
  }

  /// Waits until the clock has advanced by a number of seconds.
  public static func sleep(_ seconds: Double) async {
    await withCheckedContinuation { continuation in
      schedule(after: seconds) {
        waking += 1
        continuation.resume()
      }
    }
    waking -= 1
  }

  /// Runs all tasks that are due.
  public static func settle() async {
    while waking > 0 { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
  }

  /// Advances the clock, and runs the tasks that become due.
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
