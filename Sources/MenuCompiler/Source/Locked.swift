import Foundation

/// A value that several threads share.
///
/// `@unchecked`, because the lock orders all access, and the value is `Sendable`. `Mutex`, which
/// the compiler checks, is not available in macOS 13.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls a function that may read and change the value. No other thread has access in the
  /// meantime.
  package func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result
  {
    try lock.withLock { try body(&value) }
  }
}
