import Dispatch
import Testing

extension Trait where Self == BesideOtherTests {
  /// Runs tests that mostly wait on a separate thread, concurrently with other tests.
  ///
  /// The shared threads are few. A waiting test would get one back only after all tests that were
  /// ready before it, at worst at the end of the run. Meanwhile, the program that it waits for
  /// would continue.
  public static var besideOtherTests: Self { Self(thread: .waiting) }

  /// Runs tests of pages one after another, from the start of the run. They take minutes, and one
  /// processor would be idle if they ran last.
  public static var inABrowser: Self { Self(thread: .browser) }

  /// Runs tests that build packages with other build systems, from the start of the run.
  public static var buildingPackages: Self { Self(thread: .packages) }
}

/// Runs a suite on a separate thread, from the start of the run. The order of other suites differs
/// in each run.
public struct BesideOtherTests: SuiteTrait, TestScoping {
  enum Thread {
    case waiting, browser, packages
  }

  let thread: Thread
  // The scope belongs to the suite, whose tests inherit the thread. A scope for each test would
  // begin only when the test is started.
  public var isRecursive: Bool { false }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    let executor =
      switch thread {
      case .waiting: OwnThread.waiting
      case .browser: OwnThread.browser
      case .packages: OwnThread.packages
      }
    try await withTaskExecutorPreference(executor) { try await function() }
  }
}

@available(macOS 15, *)
private final class OwnThread: TaskExecutor {
  static let waiting = OwnThread("tests that wait")
  static let browser = OwnThread("tests of pages")
  static let packages = OwnThread("tests that build packages")
  private let queue: DispatchQueue

  init(_ name: String) { queue = DispatchQueue(label: name) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
