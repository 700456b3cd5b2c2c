/// One text of a node.
extension MenuTable {
  func idText(_ node: Int) -> String {
    var reader = MenuReader(self, MenuNode(node))
    return reader.text()
  }

  func value(_ key: StaticString, of node: MenuNode) -> String? {
    var reader = reader(at: key, of: node)
    return reader?.text()
  }

  /// A reader at the value of a key, in the chosen language if it has the value, or else in the
  /// document's; nil if neither has it.
  func reader(at key: StaticString, of node: MenuNode) -> MenuReader? {
    if var reader = MenuReader(translated: self, node), reader.find(key) { return reader }
    var reader = MenuReader(self, node)
    return reader.find(key) ? reader : nil
  }

  /// A text with a number, in the chosen language or else in the document's; nil if it has no
  /// forms.
  func counted(_ key: String, of node: MenuNode, _ count: Int) -> String? {
    guard let own = languages.first?.plurals else { return nil }
    func find(_ reader: MenuReader?, _ rule: String) -> String? {
      for form in [MenuPlurals.pluralForm(rule, count), "other"] {
        guard var reader else { return nil }
        if reader.find(key: key + "." + form) { return MenuPlurals.withCount(reader.text(), count) }
      }
      return nil
    }
    return find(MenuReader(translated: self, node), chosenLanguage?.plurals ?? own)
      ?? find(MenuReader(self, node), own)
  }

  func list(_ key: StaticString, separator: UInt8, of node: MenuNode)
    -> [String]
  {
    guard var reader = reader(at: key, of: node) else { return [] }
    reader.skipText()
    var result: [String] = []
    var start = reader.start
    let end = start + reader.count
    for place in start..<end + 1 where place == end || reader.bytes[place] == separator {
      result.append(MenuByte.text(reader.bytes + start, place - start))
      start = place + 1
    }
    return result
  }

  /// A part of an indicator: the node's part, which is nil if the string is empty, or else the
  /// document's part.
  func part(_ key: StaticString, _ inherited: String?, of node: MenuNode) -> String? {
    guard let value = value(key, of: node) else { return inherited }
    return value.isEmpty ? nil : value
  }

  func color(
    _ key: StaticString, _ inherited: MenuColor?, of node: MenuNode
  ) -> MenuColor? {
    guard let value = value(key, of: node) else { return inherited }
    return MenuColor(value)
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
      var reader = MenuReader(self, MenuNode(node))
      // Separators have no id, and the last ranks.
      let order = flag(.isSeparator, node) ? 1 : reader.compare(id, count)
      if order == 0 { return node }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return -1
  }
}

/// The ids that items had before, with the places of their lines, for binary search.
struct MenuFormerIDs {
  private let table: MenuTable
  /// The places where the lines start.
  private var starts: [Int] = []

  init(_ table: MenuTable) {
    self.table = table
    var start = 0
    for offset in 0..<table.formerIDCount where table.formerIDs[offset] == MenuByte.lineFeed {
      if offset - start > table.line.digits { starts.append(start) }
      start = offset + 1
    }
    starts.append(start)
  }

  /// The number of the node that had this id, or −1: a binary search.
  func find(_ id: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      let former = starts[middle] + table.line.digits + 1
      let length = starts[middle + 1] - 1 - former
      let order = MenuByte.compare(table.formerIDs + former, length, id, count)
      if order == 0 { return number(at: starts[middle]) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return -1
  }

  private func number(at start: Int) -> Int {
    var value = 0
    for offset in start..<start + table.line.digits {
      value = value * 10 + MenuByte.digit(table.formerIDs[offset])
    }
    return value < table.count ? value : -1
  }
}
