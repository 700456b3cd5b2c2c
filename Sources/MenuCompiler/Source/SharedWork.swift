import Foundation

/// Calls that the calling thread and helpers take from each other. Dispatch is not used: it waits for
/// ever for threads that the system can't start, and needs descriptors, without which it crashes.
///
/// Unchecked, because the lock orders all access.
final class SharedWork: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var next = 0
  private let call: @Sendable (Int) -> Void

  /// - Parameter call: Is called once with each number below the count, from several threads. They
  ///   have ended when this returns.
  static func run(count: Int, _ call: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(call) { SharedWork(count: count, $0).run() }
  }

  private init(count: Int, _ call: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.call = call
  }

  private func run() {
    var helpers: [pthread_t] = []
    while helpers.count < count - 1, Self.idleProcessors.take() {
      guard let helper = startHelper() else {
        Self.idleProcessors.giveBack()
        break
      }
      helpers.append(helper)
    }
    work()
    for helper in helpers { pthread_join(helper, nil) }
  }

  private func work() {
    while let index = lock.withLock({ takeNext() }) { call(index) }
  }

  private func takeNext() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }

  /// Returns nil if the system has no memory or thread left.
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

  /// What a helper does.
  fileprivate func help() {
    work()
    Self.idleProcessors.giveBack()
  }

  /// That of the main thread, on most systems.
  private static let stackSize = 8 << 20

  /// How many helpers may still be started: nested calls share the processors.
  private static let idleProcessors = Supply(ProcessInfo.processInfo.activeProcessorCount - 1)
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

/// Unchecked, because the lock orders all access.
private final class Supply: @unchecked Sendable {
  private let lock = NSLock()
  private var count: Int

  init(_ count: Int) { self.count = count }

  func take() -> Bool {
    lock.withLock {
      guard count > 0 else { return false }
      count -= 1
      return true
    }
  }

  func giveBack() { lock.withLock { count += 1 } }
}
