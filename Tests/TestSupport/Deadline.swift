import Foundation

/// A time limit for code that could run forever, so that a fault fails a test instead of hanging
/// it.
public enum Deadline {
  public struct Missed: Error, CustomStringConvertible {
    public let description: String
  }

  /// Runs a function on a separate thread. If the function has not ended in time, the test fails,
  /// and the thread is abandoned.
  ///
  /// - Parameter seconds: The time limit, far longer than the function takes on a busy machine.
  public static func run(seconds: Double = 120, _ body: @escaping () -> Void) throws {
    let end = DispatchSemaphore(value: 0)
    let work = Work(body: body)
    Thread.detachNewThread {
      work.body()
      end.signal()
    }
    guard end.wait(timeout: .now() + seconds) == .success else {
      throw Missed(description: "it has not ended after \(Int(seconds)) seconds")
    }
  }

  /// Unchecked: only the new thread calls the function.
  private struct Work: @unchecked Sendable {
    let body: () -> Void
  }
}
