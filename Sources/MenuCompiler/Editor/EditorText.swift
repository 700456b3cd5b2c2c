/// The units in which an editor counts the columns of a line.
package enum ColumnUnit: String, Sendable, Codable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A position in a text as editors count it: lines and columns start at 0.
package struct EditorPosition: Sendable, Hashable, Codable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.line, first.character) < (second.line, second.character)
  }
}

/// A text as seen by an editor. Positions are looked up in logarithmic time, even if the text is a
/// single line.
package struct EditorText: Sendable {
  package let bytes: [UInt8]
  private let unit: ColumnUnit
  private let lines: LineIndex
  /// The number of units before each block of bytes.
  private let unitsBefore: [Int]
  private static let block = 256

  package init(_ bytes: [UInt8], _ unit: ColumnUnit) {
    self.bytes = bytes
    self.unit = unit
    lines = LineIndex(bytes)
    var unitsBefore: [Int] = []
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      unitsBefore.append(count)
      count += Self.units(in: start..<min(start + Self.block, bytes.count), of: bytes, unit)
    }
    self.unitsBefore = unitsBefore
  }

  private static func units(in range: Range<Int>, of bytes: [UInt8], _ unit: ColumnUnit) -> Int {
    guard unit == .utf16 else { return range.count }
    return bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      var offset = range.lowerBound
      while offset < range.upperBound {
        count &+= bytes[offset].utf16Units
        offset &+= 1
      }
      return count
    }
  }

  private func units(before offset: Int) -> Int {
    guard unit == .utf16, offset > 0 else { return offset }
    let block = (offset - 1) / Self.block
    return unitsBefore[block] + Self.units(in: block * Self.block..<offset, of: bytes, unit)
  }

  private func start(ofLine line: Int) -> Int { line == 0 ? 0 : lines.start(ofLine: line + 1) }

  /// The position of an offset.
  package func position(of offset: Int) -> EditorPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = lines.line(of: offset) - 1
    return EditorPosition(
      line: line, character: units(before: offset) - units(before: start(ofLine: line)))
  }

  /// The offset of a position. A position after the end of a line counts as the line's end, and a
  /// position inside a character as the character's start.
  package func offset(of position: EditorPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let start = start(ofLine: position.line)
    let end = max(start, lines.end(ofLine: position.line + 1))
    let character = max(0, position.character)
    guard character < end - start || unit == .utf16 else { return end }
    guard unit == .utf16 else {
      var offset = start + character
      while offset > start, !bytes[offset].startsCharacter { offset -= 1 }
      return offset
    }
    let target = units(before: start) + min(character, end - start)
    let block = unitsBefore.partitioningIndex { $0 > target } - 1
    var offset = max(start, max(0, block) * Self.block)
    while offset < end, !bytes[offset].startsCharacter { offset += 1 }
    var units = units(before: offset)
    while offset < end, units + bytes[offset].utf16Units <= target {
      units += bytes[offset].utf16Units
      offset += 1
      while offset < end, !bytes[offset].startsCharacter { offset += 1 }
    }
    return offset
  }

  /// The bytes of the text with a range replaced.
  package func replacing(
    from start: EditorPosition, to end: EditorPosition, with text: String
  ) -> [UInt8] {
    let first = offset(of: start)
    let last = max(first, offset(of: end))
    return bytes[..<first] + Array(text.utf8) + bytes[last...]
  }

  /// The range of the line that contains an offset, without its line break.
  package func line(at offset: Int) -> Range<Int> {
    lines.startOfLine(at: offset)..<lines.endOfLine(at: offset)
  }
}

extension UInt8 {
  /// The number of UTF-16 units of the character that starts with this byte; 0 for the other bytes
  /// of a character.
  fileprivate var utf16Units: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
