/// Reads the text of a table, moving forward over keys and `LENGTH:BYTES`; never reads outside the
/// text, whatever it contains.
struct MenuReader {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  /// Whether the lines have neither ids nor titles.
  let isTranslation: Bool
  var offset = 0
  /// The bytes of the last text that was read.
  var start = 0
  var count = 0

  /// A reader at the start of a node's line, where its id is; for a node outside the menu, at the
  /// end of the texts.
  init(_ table: MenuTable, _ node: MenuNode) {
    bytes = table.text
    end = table.textCount
    isTranslation = false
    offset = table.contains(node) ? table.textOffset(node.number) : table.textCount
  }

  /// The byte at the offset; 0 at the end.
  var byte: UInt8 { offset < end ? bytes[offset] : 0 }

  /// Moves past the text that starts here with its length, and the space or line feed after it.
  mutating func skipText() {
    var length = 0
    while byte != MenuByte.colon, byte != 0 {
      length = min(length * 10 + MenuByte.digit(byte), end)
      offset += 1
    }
    start = min(offset + 1, end)
    count = min(length, end - start)
    offset = start + count + 1
  }

  /// Reads the text that starts here with its length.
  mutating func text() -> String {
    skipText()
    return MenuByte.text(bytes + start, count)
  }

  /// Reads the text that starts here as an integer; nil if it is not an integer of up to 18 digits.
  mutating func integer() -> Int? {
    skipText()
    let isNegative = count > 0 && bytes[start] == MenuByte.minus
    let end = start + count
    var place = isNegative ? start + 1 : start
    if place == end || count > 18 { return nil }
    var value = 0
    while place < end {
      if !MenuByte.isDigit(bytes[place]) { return nil }
      value = value * 10 + MenuByte.digit(bytes[place])
      place += 1
    }
    return isNegative ? -value : value
  }

  /// Moves from the start of a line to the value of a key or, with `isPrefix`, of the first key
  /// that continues this key with a period; returns whether there is such a key.
  mutating func find(_ key: StaticString, isPrefix: Bool = false) -> Bool {
    hasValues()
      && findKey(
        key.utf8Start, key.utf8CodeUnitCount, isCustom: false,
        follower: isPrefix ? MenuByte.fullStop : MenuByte.space)
  }

  /// Moves from the start of a line to the value of a key that is created at run time; returns
  /// whether there is one.
  mutating func find(key: String) -> Bool {
    hasValues()
      && withBytes(of: key) { key, count in
        findKey(key, count, isCustom: false, follower: MenuByte.space)
      }
  }

  /// Moves from the start of a line to the value of a custom column, whose key is written with `@`;
  /// returns whether there is one.
  mutating func find(column: String) -> Bool {
    hasValues()
      && withBytes(of: column) { key, count in
        findKey(key, count, isCustom: true, follower: MenuByte.space)
      }
  }

  /// Moves from the start of a line past the id and the title; returns whether the node has other
  /// values.
  mutating func hasValues() -> Bool {
    if isTranslation { return offset < end && byte != MenuByte.lineFeed }
    skipText()
    skipText()
    return offset < end && bytes[offset - 1] == MenuByte.space
  }

  /// Moves from the start of a key to the value of the first key that matches; returns whether
  /// there is one.
  private mutating func findKey(
    _ key: UnsafePointer<UInt8>, _ keyCount: Int, isCustom: Bool, follower: UInt8
  ) -> Bool {
    repeat {
      var isMatch = isCustom == (byte == MenuByte.at)
      if isCustom { offset += 1 }
      var place = 0
      while isMatch, place < keyCount {
        isMatch = byte == key[place]
        if isMatch { offset += 1 }
        place += 1
      }
      if byte != follower { isMatch = false }
      while byte != MenuByte.space, byte != 0 { offset += 1 }
      offset += 1
      if isMatch { return true }
      skipText()
    } while offset < end && bytes[offset - 1] == MenuByte.space
    return false
  }

  /// Below 0, 0 or above 0 if the text that starts here sorts before, with or after these bytes.
  mutating func compare(_ other: UnsafePointer<UInt8>, _ otherCount: Int) -> Int {
    skipText()
    return MenuByte.compare(bytes + start, count, other, otherCount)
  }
}

/// Calls a function with the UTF-8 of a string.
func withBytes<Result>(
  of text: String, _ body: (UnsafePointer<UInt8>, Int) -> Result
) -> Result {
  text.withCString { start in
    body(UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), text.utf8.count)
  }
}

/// The bytes that have a meaning in the strings of a table and in a saved state.
enum MenuByte {
  static let space = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let star = UInt8(ascii: "*")
  static let slash = UInt8(ascii: "/")
  static let lineFeed = UInt8(ascii: "\n")
  static let fullStop = UInt8(ascii: ".")
  /// The byte before the key of a custom column.
  static let at = UInt8(ascii: "@")

  /// The value of a digit; 0 for a space.
  static func digit(_ byte: UInt8) -> Int { Int(byte & 0x0F) }

  /// Whether the byte is a digit from `0` to `9`.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }

  /// The string of these bytes in UTF-8.
  static func text(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Below 0, 0 or above 0 if the left bytes sort before, with or after the right bytes.
  static func compare(
    _ left: UnsafePointer<UInt8>, _ leftCount: Int, _ right: UnsafePointer<UInt8>,
    _ rightCount: Int
  ) -> Int {
    var place = 0
    while place < leftCount, place < rightCount {
      if left[place] != right[place] { return left[place] < right[place] ? -1 : 1 }
      place += 1
    }
    return leftCount - rightCount
  }
}
