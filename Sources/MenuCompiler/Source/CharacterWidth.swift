/// The number of columns that characters occupy in a terminal.
///
/// A character whose width depends on the terminal ("ambiguous" in Unicode) counts as one column.
package enum CharacterWidth {
  /// The number of columns of a single scalar: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if contains(two, scalar.value) { return 2 }
    return contains(none, scalar.value) ? 0 : 1
  }

  /// The number of columns of a character with all its marks: 0 to 2, or more for ligatures of
  /// Indic scripts.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let base = of(first)
    if scalars.count == 1 { return base }
    // This covers flags, keycaps, and people with a skin tone or joined into families.
    if first.properties.isEmoji, scalars.dropFirst().contains(where: isEmojiPart) { return 2 }
    return scalars.dropFirst().reduce(base) { $0 + of($1) }
  }

  /// The number of columns of a string.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Whether a scalar turns the character before it into an emoji or joins an emoji to it.
  private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  private static let none = ranges(CharacterWidthTable.none)
  private static let two = ranges(CharacterWidthTable.two)

  private static func ranges(_ table: String) -> [ClosedRange<UInt32>] {
    table.split { $0 == " " || $0 == "\n" }.compactMap { entry in
      let ends = entry.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }

  /// Whether one of the ranges contains a value, found by binary search.
  private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }
}
