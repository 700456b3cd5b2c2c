/// Marks in front of keys within braces that libyaml takes for keys only if they are marked by `? `:
/// those of more than 1,024 characters, and those with a line break in front of their colon. YAML 1.2
/// and JSON set no such limits there.
struct FlowKeyMarks {
  /// The columns of the keys in the text without marks, in order, by line.
  private var columns: [Int: [Int]] = [:]

  private static let length = 2

  /// The place in the text without marks of a place in the text with them.
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
    // A mark itself stands where its key does.
    return (line, low < keys.count ? min(unmarked, keys[low]) : unmarked)
  }

  /// Marks all keys that need it in the outermost brackets around a place, from 1 as libyaml counts.
  /// Nil if there are none.
  mutating func mark(_ text: String, around place: (line: Int, column: Int)) -> String? {
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    let offset = lines.offset(line: place.line, column: place.column)
    let open = YAMLFlowScan(bytes, to: offset).open.first ?? offset
    let keys = FlowKeyScan(bytes, open: open).keys
    guard !keys.isEmpty else { return nil }
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
}

/// Finds the keys within brackets that libyaml does not take for keys.
private struct FlowKeyScan {
  private struct Level {
    let isTable: Bool
    var key: Int?
    var isMarked = false
    var hasColon = false
  }

  /// Where they start, in order.
  private(set) var keys: [Int] = []
  private let bytes: [UInt8]
  private var levels: [Level] = []
  private var index: Int

  init(_ bytes: [UInt8], open: Int) {
    self.bytes = bytes
    index = open
    repeat { step() } while index < bytes.count && !levels.isEmpty
    keys.sort()
  }

  /// Moves over one token.
  private mutating func step() {
    let byte = index < bytes.count ? bytes[index] : 0
    switch byte {
    case .openingBrace, .openingBracket:
      beginKey()
      levels.append(Level(isTable: byte == .openingBrace))
      index += 1
    case .closingBrace, .closingBracket:
      _ = levels.popLast()
      index += 1
      takeColon(isBehindToken: true)
    case .comma:
      if let level = levels.last { levels[levels.count - 1] = Level(isTable: level.isTable) }
      index += 1
    case .hash where index > 0 && bytes[index - 1].isBlankOrBreak:
      while index < bytes.count, !bytes[index].isBreak { index += 1 }
    case UInt8(ascii: "?") where isBlank(index + 1):
      if !levels.isEmpty { levels[levels.count - 1].isMarked = true }
      index += 1
    case .colon:
      takeColon(isBehindToken: false)
      if index < bytes.count, bytes[index] == .colon { skipWord() }
    case .quotationMark, .apostrophe:
      beginKey()
      index = YAMLExtent(bytes: bytes).endOfQuoted(at: index) ?? bytes.count
      takeColon(isBehindToken: true)
    case .space, .tab, .lineFeed, .carriageReturn: index += 1
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      beginKey()
      while index < bytes.count, !isEndOfWord(index) { index += 1 }
    default:
      beginKey()
      skipWord()
    }
  }

  private mutating func beginKey() {
    guard let level = levels.last, level.isTable, level.key == nil, !level.hasColon else { return }
    levels[levels.count - 1].key = index
  }

  /// A plain scalar, up to what can't be a part of it.
  private mutating func skipWord() {
    index += 1
    while index < bytes.count, !isEndOfWord(index) {
      if bytes[index] == .colon, isBlank(index + 1) { break }
      index += 1
    }
  }

  private func isEndOfWord(_ index: Int) -> Bool {
    bytes[index].isBlankOrBreak || isBracketOrComma(index)
  }

  private func isBracketOrComma(_ index: Int) -> Bool {
    [.comma, .openingBrace, .openingBracket, .closingBrace, .closingBracket].contains(bytes[index])
  }

  private func isBlank(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index].isBlankOrBreak || isBracketOrComma(index)
  }

  /// Takes the colon behind a key, if there is one: right behind a quote or a bracket it needs no
  /// blank.
  private mutating func takeColon(isBehindToken: Bool) {
    var colon = index
    while isBehindToken, colon < bytes.count, bytes[colon].isBlankOrBreak { colon += 1 }
    guard colon < bytes.count, bytes[colon] == .colon, isBehindToken || isBlank(colon + 1),
      let level = levels.last
    else { return }
    index = colon + 1
    guard level.isTable, !level.hasColon else { return }
    levels[levels.count - 1].hasColon = true
    guard let key = level.key, !level.isMarked,
      colon - key >= 1_000 || bytes[key..<colon].contains(where: \.isBreak)
    else { return }
    keys.append(key)
  }
}
