import Foundation

/// An object that is created once for a value and shared by all copies of the value. Unchecked,
/// because a lock guards all access.
final class DerivedObject: @unchecked Sendable {
  private let lock = NSLock()
  private var object: (any AnyObject & Sendable)?

  /// Returns the object. The first call creates it.
  func object<Derived: AnyObject & Sendable>(_ make: () -> Derived) -> Derived {
    lock.withLock {
      if let made = object as? Derived { return made }
      let made = make()
      object = made
      return made
    }
  }
}
