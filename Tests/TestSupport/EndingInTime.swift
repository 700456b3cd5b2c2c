import Foundation
import Testing

extension Trait where Self == EndingInTime {
  /// Ends the run, and names the test, if a test of the suite has not ended in time.
  ///
  /// Nothing else can stop a loop without an end; `.timeLimit` waits for it, too.
  public static var endingInTime: Self { Self(seconds: Double(Rounds.atLeast(300))) }
}

/// A time limit for each test of a suite whose code could run forever.
public struct EndingInTime: SuiteTrait, TestTrait, TestScoping {
  /// Far longer than the test takes on a busy machine.
  let seconds: Double
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let timer = Self.startTimer(of: test.name, seconds: seconds)
    defer { timer.cancel() }
    try await function()
  }

  /// Starts a timer that ends the run.
  public static func startTimer(of name: String, seconds: Double) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "time limit"))
    let message = "✘ Test \(name) failed: it has not ended after \(Int(seconds)) seconds\n"
    timer.setEventHandler {
      FileHandle.standardError.write(Data(message.utf8))
      _exit(1)
    }
    timer.schedule(deadline: .now() + seconds)
    timer.activate()
    return timer
  }
}
