/// A clock by which a menu waits before it shows that an item or a slot takes time. A program whose
/// tests control the time sets the menu's `clock` property.
@MainActor
public protocol MenuClock {
  /// Waits for a number of seconds, or until the current task is canceled.
  func sleep(for seconds: Double) async
}

/// The system clock.
public struct MenuSystemClock: MenuClock {
  /// Creates the clock.
  public nonisolated init() {}

  /// Waits for a number of seconds, or until the current task is canceled.
  public func sleep(for seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
  }
}

/// Nodes that show something once they have taken too long: an item shows a spinner, and a slot
/// shows its loading row.
@MainActor private struct MenuWaits {
  private var tasks: [MenuNode: Task<Void, Never>] = [:]
  /// The number of rows of each waiting slot.
  private var counts: [MenuNode: Int] = [:]

  var isEmpty: Bool { tasks.isEmpty }

  /// Acts after a delay, unless the node's wait ends first. Does nothing if the node is already
  /// waiting, or if the menu has no delay, and therefore shows nothing.
  mutating func begin(
    _ node: MenuNode, for delay: Double?, count: Int = 0,
    clock: any MenuClock, act: @escaping @MainActor () -> Void
  ) {
    guard let delay, tasks[node] == nil else { return }
    counts[node] = count
    tasks[node] = Task {
      await clock.sleep(for: delay)
      if !Task.isCancelled { act() }
    }
  }

  /// Ends the wait of a node.
  mutating func end(_ node: MenuNode) {
    tasks[node]?.cancel()
    remove(node)
  }

  /// Ends all waits.
  mutating func endAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
    counts = [:]
  }

  /// Removes a node whose wait is over.
  mutating func remove(_ node: MenuNode) {
    tasks[node] = nil
    counts[node] = nil
  }

  /// Ends the waits of slots to which rows were added.
  mutating func endFilled(in state: MenuExpansion) {
    for (slot, count) in counts {
      let now = state.count(in: slot)
      if now > count { end(slot) } else { counts[slot] = now }
    }
  }
}
