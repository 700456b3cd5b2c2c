/// Adds `? ` before the keys within braces that libyaml recognizes only with this marker: keys of
/// more than 1,024 characters, and keys with a line break before their colon. Within braces, YAML
/// 1.2 has no such limits.
struct FlowKeyMarks {
  /// The columns of the marked keys by line, in order, counted in the text without markers.
  private var columns: [Int: [Int]] = [:]

  private static let length = 2

  /// Converts a position in the text with markers to its position in the text without them.
  func original(line: Int, column: Int) -> (line: Int, column: Int) {
    guard let keys = columns[line] else { return (line, column) }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] + Self.length * (middle + 1) <= column {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let unmarked = column - Self.length * low
    // A position within a marker becomes the position of the key after the marker.
    return (line, low < keys.count ? min(unmarked, keys[low]) : unmarked)
  }

  /// Marks all keys that need a marker. Returns the marked text, or nil if no key needs a marker.
  mutating func mark(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var tokens = YAMLTokens(bytes)
    while tokens.next() != nil {}
    let keys = tokens.keys.filter { Self.needsMark($0, in: bytes) }.map(\.start).sorted()
    guard !keys.isEmpty else { return nil }
    let lines = LineIndex(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + Self.length * keys.count)
    var added: [Int: [Int]] = [:]
    var end = 0
    for key in keys {
      let position = lines.position(of: key)
      let unmarked = original(line: position.line, column: position.column)
      added[unmarked.line, default: []].append(unmarked.column)
      result += bytes[end..<key]
      result += Array("? ".utf8)
      end = key
    }
    result += bytes[end...]
    for (line, keys) in added { columns[line] = ((columns[line] ?? []) + keys).sorted() }
    return String(decoding: result, as: UTF8.self)
  }

  private static func needsMark(_ key: YAMLKey, in bytes: [UInt8]) -> Bool {
    guard key.isUnmarkedInBraces, let colon = key.colon else { return false }
    return colon - key.start >= 1_000 || bytes[key.start..<colon].contains(where: \.isBreak)
  }
}
