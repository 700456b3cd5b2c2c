extension String {
  /// Whether the string precedes another in the order of their UTF-8 bytes. This order is the same
  /// on every platform.
  func utf8Precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
