/// Turns offsets of a text into lines and columns and back. Both count from 1; a column is a
/// number of Unicode scalars.
struct LineIndex {
  /// What ends a line. Editors and TOML know LF and CR LF; YAML also breaks at a lone CR.
  enum Breaks {
    case text
    case yaml
  }

  private let bytes: [UInt8]
  private var starts: [Int]

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
  }

  /// The number of lines; a text that ends with a line break has an empty last one.
  var count: Int { starts.count }

  /// The offset at which a line starts; the last line's for a line beyond it.
  func start(ofLine line: Int) -> Int { starts[max(0, min(line, starts.count) - 1)] }

  /// The offset behind a line's last character, before its line break.
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
    return (low + 1, 1 + bytes[starts[low]..<end].count { $0 & 0xC0 != 0x80 })
  }

  /// The offset of a line and column, kept within the text.
  func offset(line: Int, column: Int) -> Int {
    var offset = start(ofLine: line)
    var remaining = column - 1
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
