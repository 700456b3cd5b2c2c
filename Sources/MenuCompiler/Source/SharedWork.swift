import Foundation

/// Calls that the calling thread and helper threads share. Dispatch is not used, because it waits
/// forever for threads that the system can't start, and crashes if no file descriptors are free.
final class SharedWork: Sendable {
  private let count: Int
  private let next = Locked(0)
  private let call: @Sendable (Int) -> Void

  /// - Parameter call: A function that is called once with each number below the count, from
  ///   several threads. All calls have ended when this method returns.
  static func run(count: Int, _ call: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(call) { SharedWork(count: count, $0).run() }
  }

  private init(count: Int, _ call: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.call = call
  }

  private func run() {
    var helpers: [pthread_t] = []
    while helpers.count < count - 1, Self.takeProcessor() {
      guard let helper = startHelper() else {
        Self.idleProcessors.withLock { $0 += 1 }
        break
      }
      helpers.append(helper)
    }
    work()
    for helper in helpers { pthread_join(helper, nil) }
  }

  private func work() {
    while let index = takeNext() { call(index) }
  }

  private func takeNext() -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Starts a helper thread. Returns nil if the system has no memory or threads left.
  private func startHelper() -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The work lives until the helper has been joined.
    let work = Unmanaged.passUnretained(self).toOpaque()
    return pthread_create(&thread, &attributes, helpWork, work) == 0 ? thread : nil
  }

  /// Makes calls on a helper thread until none are left.
  fileprivate func help() {
    work()
    Self.idleProcessors.withLock { $0 += 1 }
  }

  /// The stack size of the main thread on most systems.
  private static let stackSize = 8 << 20

  /// The number of helpers that may still be started. Nested calls share the processors.
  private static let idleProcessors = Locked(ProcessInfo.processInfo.activeProcessorCount - 1)

  private static func takeProcessor() -> Bool {
    idleProcessors.withLock { count in
      guard count > 0 else { return false }
      count -= 1
      return true
    }
  }
}

#if canImport(Darwin)
  private func helpWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<SharedWork>.fromOpaque(work).takeUnretainedValue().help()
    return nil
  }
#else
  private func helpWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<SharedWork>.fromOpaque(work).takeUnretainedValue().help() }
    return nil
  }
#endif
