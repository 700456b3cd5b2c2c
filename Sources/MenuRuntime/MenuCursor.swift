/// A place in the text of a table, moving forward over `LENGTH:BYTES` and keys.
///
/// Never reads outside the text, whatever is written there.
struct MenuCursor {
  let table: MenuTable
  var offset: Int
  /// The bytes of the field that was passed last.
  var start = 0
  var count = 0

  /// At the start of a node's line, which is its id; at the end for a node outside the menu.
  @inline(never) init(_ table: MenuTable, _ node: MenuNode) {
    self.table = table
    offset = table.textCount
    if table.contains(node) {
      let place = table.lineStart(node.number) + 6 * table.digits + 19
      offset = table.number(at: place, width: table.textDigits)
    }
  }

  /// The byte here; 0 at the end.
  var byte: UInt8 { offset < table.textCount ? table.text[offset] : 0 }

  /// Moves past the field that starts here and the blank or line end behind it.
  @inline(never) mutating func passField() {
    let end = table.textCount
    var length = 0
    while byte != 0x3A, byte != 0 {
      length = min(length * 10 + Int(byte & 0x0F), end)
      offset += 1
    }
    start = min(offset + 1, end)
    count = min(length, end - start)
    offset = start + count + 1
  }

  /// The text of the field that starts here, moving past it.
  @inline(never) mutating func text() -> String {
    passField()
    let bytes = UnsafeBufferPointer(start: table.text + start, count: count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The integer of the field that starts here; nil if it is none of up to 18 digits.
  @inline(never) mutating func integer() -> Int? {
    passField()
    let digits = table.text + start
    let isNegative = count > 0 && digits[0] == 0x2D
    var place = isNegative ? 1 : 0
    if place == count || count > 18 { return nil }
    var value = 0
    while place < count {
      if digits[place] < 0x30 || digits[place] > 0x39 { return nil }
      value = value * 10 + Int(digits[place] & 0x0F)
      place += 1
    }
    return isNegative ? 0 - value : value
  }

  /// From a line's start: moves to the value of the first key that is this one, or, with
  /// `isPrefix`, begins with it and a full stop.
  mutating func find(_ key: StaticString, isPrefix: Bool = false) -> Bool {
    find(key.utf8Start, key.utf8CodeUnitCount, own: false, isPrefix ? 0x2E : 0x20)
  }

  /// From a line's start: moves to the value of a column, whose key is written with `@`.
  mutating func find(column: String) -> Bool {
    var cursor = self
    let isFound = withBytes(of: column) { key, count in
      cursor.find(key, count, own: true, 0x20) ? 1 : 0
    }
    self = cursor
    return isFound == 1
  }

  @inline(never)
  mutating func find(
    _ key: UnsafePointer<UInt8>, _ keyCount: Int, own: Bool, _ follower: UInt8
  ) -> Bool {
    passField()
    passField()
    while offset < table.textCount, table.text[offset - 1] == 0x20 {
      var isMatch = own == (byte == 0x40)
      if own { offset += 1 }
      var place = 0
      while isMatch, place < keyCount {
        isMatch = byte == key[place]
        if isMatch { offset += 1 }
        place += 1
      }
      if byte != follower { isMatch = false }
      while byte != 0x20, byte != 0 { offset += 1 }
      offset += 1
      if isMatch { return true }
      passField()
    }
    return false
  }
}

/// Calls with the bytes of a text; −1 for a text without bytes.
@inline(never)
func withBytes(of text: String, _ body: (UnsafePointer<UInt8>, Int) -> Int) -> Int {
  var text = text
  text.makeContiguousUTF8()
  let result = text.utf8.withContiguousStorageIfAvailable { bytes in
    bytes.baseAddress.map { body($0, bytes.count) } ?? -1
  }
  return result ?? -1
}

/// Reading one field of a node.
extension MenuTable {
  func idText(_ node: Int) -> String {
    var cursor = MenuCursor(self, MenuNode(node))
    return cursor.text()
  }

  @inline(never) func value(_ key: StaticString, of node: MenuNode) -> String? {
    var cursor = MenuCursor(self, node)
    return cursor.find(key) ? cursor.text() : nil
  }

  /// A part of an indicator: the node's own, where empty means none, else the document's.
  @inline(never)
  func part(_ key: StaticString, _ inherited: String?, of node: MenuNode) -> String? {
    guard let own = value(key, of: node) else { return inherited }
    return own.isEmpty ? nil : own
  }

  @inline(never)
  func glyph(
    _ key: StaticString, _ imageKey: StaticString, _ inherited: MenuGlyph?, of node: MenuNode
  ) -> MenuGlyph? {
    let text = part(key, inherited?.text, of: node)
    let image = part(imageKey, inherited?.image, of: node)
    return text == nil && image == nil ? nil : MenuGlyph(text: text, image: image)
  }

  /// The number of the node with this id, or −1.
  @inline(never) func find(_ id: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var low = 0
    var high = count == 0 ? 0 : self.count
    while low < high {
      let middle = (low + high) / 2
      let node = column(5, middle)
      let order = flag(.separator, node) ? 1 : compare(node, id, count)
      if order == 0 { return node }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return -1
  }

  /// Below 0, 0 or above 0, as the node's id orders before, with or after these bytes.
  @inline(never)
  func compare(_ node: Int, _ id: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var cursor = MenuCursor(self, MenuNode(node))
    cursor.passField()
    let own = text + cursor.start
    var place = 0
    while place < cursor.count, place < count {
      let difference = Int(own[place]) - Int(id[place])
      if difference != 0 { return difference }
      place += 1
    }
    return cursor.count - count
  }
}
