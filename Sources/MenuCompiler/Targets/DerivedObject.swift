/// An object that is created once for a value and shared by all copies of the value.
final class DerivedObject: Sendable {
  private let object = Locked<(any AnyObject & Sendable)?>(nil)

  /// Returns the object. The first call creates it.
  func object<Derived: AnyObject & Sendable>(_ make: () -> Derived) -> Derived {
    object.withLock { object in
      if let made = object as? Derived { return made }
      let made = make()
      object = made
      return made
    }
  }
}
