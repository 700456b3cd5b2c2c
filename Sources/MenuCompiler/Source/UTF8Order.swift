extension String {
  /// Whether the string precedes another string in the order of their UTF-8 bytes. This order is
  /// the same on every platform.
  package func utf8Precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// Whether another string has the same bytes. Swift's strings are equal if they are canonically
  /// equivalent, but gettext and other tools compare bytes.
  func isSameText(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
