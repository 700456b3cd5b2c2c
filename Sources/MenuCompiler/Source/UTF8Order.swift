extension String {
  /// The order of UTF-8 bytes, which is the same everywhere.
  func utf8Precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
