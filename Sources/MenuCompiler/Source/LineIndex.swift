/// Converts byte offsets into lines and columns, and back. Lines and columns count from 1; columns
/// count Unicode scalars.
struct LineIndex {
  /// The characters that end a line.
  enum Breaks {
    /// LF, CR LF and a lone CR, as in YAML and in editors.
    case text
    /// Only LF, as in toml++.
    case lineFeed
  }

  private let bytes: [UInt8]
  private var starts: [Int]
  /// The number of characters before each block of bytes. Blocks limit the search, because a line
  /// may be as long as its file.
  private var charactersBefore: [Int] = []
  private static let block = 256

  init(_ bytes: [UInt8], breaks: Breaks = .text) {
    self.bytes = bytes
    starts = [bytes.startOfText]
    bytes.withUnsafeBufferPointer { bytes in
      var starts = starts
      var index = starts[0]
      while index < bytes.count {
        let byte = bytes[index]
        index &+= 1
        guard byte <= .carriageReturn else { continue }
        let isPair = index < bytes.count && bytes[index] == .lineFeed
        let isReturn = byte == .carriageReturn && breaks == .text && !isPair
        if byte == .lineFeed || isReturn { starts.append(index) }
      }
      self.starts = starts
    }
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      charactersBefore.append(count)
      count += characters(in: start..<min(start + Self.block, bytes.count))
    }
  }

  /// The number of characters that start in a range.
  private func characters(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      // `count(where:)` makes a debug build several times slower.
      var count = 0
      var offset = range.lowerBound
      while offset < range.upperBound {
        if bytes[offset] & 0xC0 != 0x80 { count &+= 1 }
        offset &+= 1
      }
      return count
    }
  }

  /// The number of characters that start before an offset.
  private func characters(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = (offset - 1) / Self.block
    let start = block * Self.block
    return charactersBefore[block] + characters(in: start..<offset)
  }

  /// The number of lines; a text that ends with a line break has an empty last line.
  var count: Int { starts.count }

  /// The offset at which a line starts. For a line after the last, this is the start of the last
  /// line.
  func start(ofLine line: Int) -> Int { starts[max(0, min(line, starts.count) - 1)] }

  /// The offset after a line's last character, before its line break.
  func end(ofLine line: Int) -> Int {
    let start = start(ofLine: line)
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1].isBreak { end -= 1 }
    return end
  }

  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let start = starts[line - 1]
    let end = max(start, min(offset, bytes.count))
    let isNear = end - start < Self.block
    let characters =
      isNear ? characters(in: start..<end) : characters(before: end) - characters(before: start)
    return (line, 1 + characters)
  }

  /// The line that contains an offset.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offset at which the line that contains a given offset starts.
  func startOfLine(at offset: Int) -> Int { min(starts[line(of: offset) - 1], offset) }

  /// The offset of the line break after the line that contains a given offset, or the end of the
  /// text.
  func endOfLine(at offset: Int) -> Int { max(end(ofLine: line(of: offset)), offset) }

  /// The line break after the line that contains an offset or, if there is none, after the first
  /// line: `\n`, `\r\n` or `\r`. A text of one line yields `\n`.
  func lineBreak(at offset: Int) -> String {
    let line = line(of: offset)
    let own = line < starts.count ? line : 1
    guard own < starts.count else { return "\n" }
    switch (starts[own] >= 2 && bytes[starts[own] - 2] == 0x0D, bytes[starts[own] - 1]) {
    case (true, 0x0A): return "\r\n"
    case (_, 0x0D): return "\r"
    default: return "\n"
    }
  }

  /// The offset of a line and column, clamped to the text.
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
      while offset < bytes.count, !bytes[offset].startsCharacter { offset += 1 }
      remaining = target - characters(before: offset)
    }
    while remaining > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, !bytes[offset].startsCharacter { offset += 1 }
      remaining -= 1
    }
    return offset
  }
}
