import Dispatch
import Testing

extension Trait where Self == BesideOtherTests {
  /// Runs tests that mostly wait beside the others, on a thread of their own.
  ///
  /// A test that waits gets one of the few threads of other tests back only after all that are ready
  /// before it, at worst at the end of the run. Meanwhile, the program that it waits for works on.
  public static var besideOtherTests: Self { Self(thread: .waiting) }

  /// Runs tests of pages one after another, from the start: they take minutes, and one processor would be
  /// idle if they came last.
  public static var inABrowser: Self { Self(thread: .browser) }
}

/// See ``Testing/Trait/besideOtherTests``.
public struct BesideOtherTests: SuiteTrait, TestTrait, TestScoping {
  enum Thread {
    case waiting, browser
  }

  let thread: Thread
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    let executor =
      switch thread {
      case .waiting: OwnThread.waiting
      case .browser: OwnThread.browser
      }
    try await withTaskExecutorPreference(executor) { try await function() }
  }
}

@available(macOS 15, *)
private final class OwnThread: TaskExecutor {
  static let waiting = OwnThread("tests that wait")
  static let browser = OwnThread("tests of pages")
  private let queue: DispatchQueue

  init(_ name: String) { queue = DispatchQueue(label: name) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
