/// Converts offsets in a text into lines and columns and back. Both count from 1; columns count
/// Unicode scalars.
struct LineIndex {
  /// What ends a line. Editors and TOML know LF and CR LF; YAML also breaks at a lone CR.
  enum Breaks {
    case text
    case yaml
  }

  private let bytes: [UInt8]
  private var starts: [Int]
  /// The characters before each block of bytes: a line may be as long as its file.
  private var charactersBefore: [Int] = []
  private static let block = 1024

  init(_ bytes: [UInt8], breaks: Breaks = .text) {
    self.bytes = bytes
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    starts = [mark]
    var index = mark
    while index < bytes.count {
      let length = breaks == .text ? Self.textBreak(bytes, index) : Self.yamlBreak(bytes, index)
      if length > 0 { starts.append(index + length) }
      index += max(length, 1)
    }
    var count = 0
    bytes.withUnsafeBufferPointer { bytes in
      for (offset, byte) in bytes.enumerated() {
        if offset % Self.block == 0 { charactersBefore.append(count) }
        if byte & 0xC0 != 0x80 { count += 1 }
      }
    }
  }

  /// The characters that start before an offset.
  private func characters(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = (offset - 1) / Self.block
    let start = block * Self.block
    return charactersBefore[block] + bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The number of lines; a text that ends with a line break has an empty last line.
  var count: Int { starts.count }

  /// The offset at which a line starts; for a line beyond the last one, that of the last line.
  func start(ofLine line: Int) -> Int { starts[max(0, min(line, starts.count) - 1)] }

  /// The offset after a line's last character, before its line break.
  func end(ofLine line: Int) -> Int {
    let start = start(ofLine: line)
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = max(starts[low], min(offset, bytes.count))
    return (low + 1, 1 + characters(before: end) - characters(before: starts[low]))
  }

  /// The offset of a line and column, kept within the text.
  func offset(line: Int, column: Int) -> Int {
    var offset = start(ofLine: line)
    var remaining = max(column - 1, 0)
    let target = characters(before: offset) + remaining
    // The last block that starts before the character, if it is after the start of the line.
    var low = 0
    var high = charactersBefore.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if charactersBefore[middle] <= target { low = middle } else { high = middle }
    }
    if low * Self.block > offset {
      offset = low * Self.block
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining = target - characters(before: offset)
    }
    while remaining > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }

  private static func textBreak(_ bytes: [UInt8], _ index: Int) -> Int {
    bytes[index] == 0x0A ? 1 : 0
  }

  private static func yamlBreak(_ bytes: [UInt8], _ index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    default: return 0
    }
  }
}
