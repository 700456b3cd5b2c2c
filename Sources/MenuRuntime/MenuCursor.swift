/// A position in the text of a table, moving forward over keys and `LENGTH:BYTES`.
///
/// Never reads outside the text, whatever it contains.
struct MenuCursor {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  /// Whether the lines have neither ids nor titles.
  let isTranslation: Bool
  var offset = 0
  /// The bytes of the last field that was read.
  var start = 0
  var count = 0

  /// At the start of a node's line, which is its id; at the end for a node outside the menu.
  init(_ table: MenuTable, _ node: MenuNode) {
    bytes = table.text
    end = table.textCount
    isTranslation = false
    offset = table.contains(node) ? table.textOffset(node.number) : table.textCount
  }

  /// The byte here; 0 at the end.
  var byte: UInt8 { offset < end ? bytes[offset] : 0 }

  /// Moves past the field that starts here and the space or line feed after it.
  mutating func passField() {
    var length = 0
    while byte != MenuByte.colon, byte != 0 {
      length = min(length * 10 + MenuByte.digit(byte), end)
      offset += 1
    }
    start = min(offset + 1, end)
    count = min(length, end - start)
    offset = start + count + 1
  }

  /// Reads the string of the field that starts here.
  mutating func text() -> String {
    passField()
    return MenuByte.text(bytes + start, count)
  }

  /// Reads the integer of the field that starts here; nil if it is not one of up to 18 digits.
  mutating func integer() -> Int? {
    passField()
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
  /// that continues this one with a full stop.
  mutating func find(_ key: StaticString, isPrefix: Bool = false) -> Bool {
    find(
      key.utf8Start, key.utf8CodeUnitCount, isCustom: false,
      follower: isPrefix ? MenuByte.fullStop : MenuByte.space)
  }

  /// Moves from the start of a line to the value of a custom column, whose key is written with `@`.
  mutating func find(column: String) -> Bool {
    withBytes(of: column) { key, count in
      find(key, count, isCustom: true, follower: MenuByte.space)
    }
  }

  /// Moves from the start of a line past the id and the title; whether the node has other values.
  mutating func hasValues() -> Bool {
    if isTranslation { return offset < end && byte != MenuByte.lineFeed }
    passField()
    passField()
    return offset < end && bytes[offset - 1] == MenuByte.space
  }

  mutating func find(
    _ key: UnsafePointer<UInt8>, _ keyCount: Int, isCustom: Bool, follower: UInt8
  ) -> Bool {
    if !hasValues() { return false }
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
      passField()
    } while offset < end && bytes[offset - 1] == MenuByte.space
    return false
  }

  /// Below 0, 0 or above 0, as the field that starts here sorts before, with or after these bytes.
  mutating func compare(_ other: UnsafePointer<UInt8>, _ otherCount: Int) -> Int {
    passField()
    return MenuByte.compare(bytes + start, count, other, otherCount)
  }
}

/// Calls with the UTF-8 of a string.
func withBytes<Result>(
  of text: String, _ body: (UnsafePointer<UInt8>, Int) -> Result
) -> Result {
  text.withCString { start in
    body(UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), text.utf8.count)
  }
}

/// Reading one field of a node.
extension MenuTable {
  func idText(_ node: Int) -> String {
    var cursor = MenuCursor(self, MenuNode(node))
    return cursor.text()
  }

  func value(_ key: StaticString, of node: MenuNode) -> String? {
    var cursor = cursor(at: key, of: node)
    return cursor?.text()
  }

  /// At the value of a key, in the chosen language if that has it, or else in the document's.
  func cursor(at key: StaticString, of node: MenuNode) -> MenuCursor? {
    if var cursor = MenuCursor(translated: self, node), cursor.find(key) { return cursor }
    var cursor = MenuCursor(self, node)
    return cursor.find(key) ? cursor : nil
  }

  /// A part of an indicator: the node's, where the empty string means none, else the document's.
  func part(_ key: StaticString, _ inherited: String?, of node: MenuNode) -> String? {
    guard let value = value(key, of: node) else { return inherited }
    return value.isEmpty ? nil : value
  }

  func glyph(
    _ key: StaticString, _ imageKey: StaticString, _ inherited: MenuGlyph?, of node: MenuNode
  ) -> MenuGlyph? {
    let text = part(key, inherited?.text, of: node)
    let image = part(imageKey, inherited?.image, of: node)
    return text == nil && image == nil ? nil : MenuGlyph(text: text, image: image)
  }

  /// The number of the node with this id, or −1: a binary search over the ids.
  func find(_ id: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var low = 0
    var high = count == 0 ? 0 : self.count
    while low < high {
      let middle = (low + high) / 2
      let node = column(.nodeByRank, middle)
      var cursor = MenuCursor(self, MenuNode(node))
      // Separators have no id, and the last ranks.
      let order = flag(.isSeparator, node) ? 1 : cursor.compare(id, count)
      if order == 0 { return node }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return -1
  }
}
