import Dispatch
import Testing

extension Trait where Self == BesideOtherTests {
  /// Runs tests that mostly wait beside the others, on a thread of their own.
  ///
  /// A test that waits gets one of the few threads of other tests back only after all that are ready
  /// before it, at worst at the end of the run. Meanwhile, the program that it waits for works on.
  public static var besideOtherTests: Self { Self() }
}

/// See ``Testing/Trait/besideOtherTests``.
public struct BesideOtherTests: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(OwnThread.shared) { try await function() }
  }
}

@available(macOS 15, *)
private final class OwnThread: TaskExecutor {
  static let shared = OwnThread()
  private let queue = DispatchQueue(label: "tests that wait")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
