import Foundation

/// A value that threads share.
///
/// Unchecked, because the lock orders all access, and a value can be shared. `Mutex`, which the compiler checks, is not in
/// macOS 13.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls a function that may read and change the value. No other thread has access meanwhile.
  package func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result
  {
    try lock.withLock { try body(&value) }
  }
}
