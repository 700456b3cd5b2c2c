import Foundation

/// An object that is made once from a value, and shared by the copies of the value. Unchecked,
/// because a lock guards all access.
final class DerivedObject: @unchecked Sendable {
  private let lock = NSLock()
  private var object: (any AnyObject & Sendable)?

  /// The object; it is made at the first call.
  func object<Derived: AnyObject & Sendable>(_ make: () -> Derived) -> Derived {
    lock.withLock {
      if let made = object as? Derived { return made }
      let made = make()
      object = made
      return made
    }
  }
}
