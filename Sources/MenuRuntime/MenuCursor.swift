/// A place in the text of a table, moving forward over `LENGTH:BYTES` and keys.
///
/// Never reads outside the text, whatever is written there.
struct MenuCursor {
  let table: MenuTable
  var offset: Int
  /// The bytes of the field that was passed last.
  var start = 0
  var count = 0

  /// At the start of a node's line, which is its id.
  init(_ table: MenuTable, _ node: Int) {
    self.table = table
    offset = table.number(
      at: table.lineStart(node) + 6 * table.digits + 19, width: table.textDigits)
  }

  /// The byte here; 0 at the end.
  var byte: UInt8 { offset < table.textCount ? table.text[offset] : 0 }

  /// Moves past the field that starts here and the blank or line end behind it.
  @inline(never) mutating func passField() {
    count = 0
    while byte != 0x3A, byte != 0 {
      count = min(count * 10 + Int(byte & 0x0F), table.textCount)
      offset += 1
    }
    start = min(offset + 1, table.textCount)
    count = min(count, table.textCount - start)
    offset = start + count + 1
  }

  /// The text of the field that starts here, moving past it.
  @inline(never) mutating func text() -> String {
    passField()
    let bytes = UnsafeBufferPointer(start: table.text + start, count: count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// From a line's start: moves to the value of the first key that is this one, or, with
  /// `isPrefix`, begins with it and a full stop. `own` asks for a column, written with `@`.
  @inline(never) mutating func find(_ key: String, own: Bool, isPrefix: Bool) -> Bool {
    passField()
    passField()
    while offset > 0, offset < table.textCount, table.text[offset - 1] == 0x20 {
      var isMatch = own == (byte == 0x40)
      if own { offset += 1 }
      for expected in key.utf8 where isMatch {
        isMatch = byte == expected
        if isMatch { offset += 1 }
      }
      if byte != (isPrefix ? 0x2E : 0x20) { isMatch = false }
      while byte != 0x20, byte != 0 { offset += 1 }
      offset += 1
      if isMatch { return true }
      passField()
    }
    return false
  }
}

/// Reading one field of a node.
extension MenuTable {
  func idText(_ node: Int) -> String {
    var cursor = MenuCursor(self, node)
    return cursor.text()
  }

  @inline(never)
  func value(_ key: String, own: Bool = false, of node: MenuNode) -> String? {
    guard contains(node) else { return nil }
    var cursor = MenuCursor(self, node.number)
    return cursor.find(key, own: own, isPrefix: false) ? cursor.text() : nil
  }

  @inline(never)
  func integerValue(_ key: String, own: Bool, of node: MenuNode) -> Int? {
    guard let text = value(key, own: own, of: node) else { return nil }
    var value = 0
    var digits = 0
    for byte in text.utf8 where byte != 0x2D || digits > 0 {
      guard byte >= 0x30, byte <= 0x39, digits < 18 else { return nil }
      value = value &* 10 &+ Int(byte & 0x0F)
      digits += 1
    }
    return digits == 0 ? nil : text.utf8.first == 0x2D ? 0 &- value : value
  }

  /// A part of an indicator: the node's own, where empty means none, else the document's.
  @inline(never)
  func part(_ key: String, _ inherited: String?, of node: MenuNode) -> String? {
    guard let own = value(key, of: node) else { return inherited }
    return own.isEmpty ? nil : own
  }

  @inline(never)
  func glyph(_ key: String, _ inherited: MenuGlyph?, of node: MenuNode) -> MenuGlyph? {
    let text = part(key, inherited?.text, of: node)
    let image = part(key + ".image", inherited?.image, of: node)
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
  func compare(_ node: Int, _ id: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var cursor = MenuCursor(self, node)
    cursor.passField()
    let own = text + cursor.start
    var position = 0
    while position < cursor.count, position < count {
      if own[position] != id[position] { return own[position] < id[position] ? -1 : 1 }
      position += 1
    }
    return cursor.count - count
  }
}
