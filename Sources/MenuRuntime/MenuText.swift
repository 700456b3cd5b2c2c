/// Texts, read from the node's line at each call; allocates nothing but the result.
extension MenuTable {
  /// The node's stable identity, or nil for a separator.
  public func id(of node: MenuNode) -> String? {
    contains(node) && !isSeparator(node) ? idText(node.number) : nil
  }

  /// The title; empty for a separator.
  public func title(of node: MenuNode) -> String {
    if !contains(node) { return "" }
    if var reader = MenuReader(translated: self, node), reader.find("title") {
      return reader.text()
    }
    var reader = MenuReader(self, node)
    reader.skipText()
    return reader.text()
  }

  /// The secondary text beside the title.
  public func detail(of node: MenuNode) -> String? { value("detail", of: node) }

  /// The text that opening the node reveals in its own row.
  public func body(of node: MenuNode) -> String? { value("body", of: node) }

  /// The text below the node's section.
  public func footer(of node: MenuNode) -> String? { value("footer", of: node) }

  /// The name of the node's image or symbol.
  public func icon(of node: MenuNode) -> String? { value("icon", of: node) }

  /// The mark at the end of the row.
  public func accessory(of node: MenuNode) -> MenuAccessory {
    switch value("accessory", of: node) {
    case "disclosure": .disclosure
    case "detail": .detail
    case "checkmark": .checkmark
    default: .none
    }
  }

  /// The name of what the program does when the node is chosen.
  public func action(of node: MenuNode) -> String? { value("action", of: node) }

  /// The address that the node opens.
  public func url(of node: MenuNode) -> String? { value("url", of: node) }

  /// The keyboard shortcut, such as `Mod+Shift+K`.
  public func shortcut(of node: MenuNode) -> String? { value("shortcut", of: node) }

  /// A number for the program to use as it likes.
  public func tag(of node: MenuNode) -> Int? {
    var reader = MenuReader(self, node)
    return reader.find("tag") ? reader.integer() : nil
  }

  /// The height of the node's row in points; nil for the height in `settings`.
  public func height(of node: MenuNode) -> Double? {
    guard let text = value("height", of: node) else { return nil }
    return Double(text)
  }

  /// A short text in a capsule, such as a count.
  public func badge(of node: MenuNode) -> String? { value("badge", of: node) }

  /// What a slot shows while it has no rows.
  public func placeholder(of node: MenuNode) -> String? { value("placeholder", of: node) }

  /// What a slot shows after its rows while it is busy.
  public func loading(of node: MenuNode) -> String? { value("loading", of: node) }

  /// Whether choosing the node destroys something.
  public func role(of node: MenuNode) -> MenuRole {
    value("role", of: node) == "destructive" ? .destructive : .normal
  }

  /// Words by which a search also finds the node; they are not shown.
  public func keywords(of node: MenuNode) -> [String] {
    list("keywords", separator: MenuByte.lineFeed, of: node)
  }

  /// The ids that the node had before.
  public func formerIDs(of node: MenuNode) -> [String] {
    list("was", separator: MenuByte.space, of: node)
  }

  private func list(_ key: StaticString, separator: UInt8, of node: MenuNode)
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

  /// What assistive technologies read instead of the title.
  public func accessibilityLabel(of node: MenuNode) -> String? { value("label", of: node) }

  /// What assistive technologies read after the title.
  public func accessibilityHint(of node: MenuNode) -> String? { value("hint", of: node) }

  /// The value of a custom column, as a string.
  public func string(_ column: String, of node: MenuNode) -> String? {
    if var reader = MenuReader(translated: self, node), reader.find(column: column) {
      return reader.text()
    }
    var reader = MenuReader(self, node)
    return reader.find(column: column) ? reader.text() : nil
  }

  /// The value of an integer column; nil if it is missing or not an integer.
  public func integer(_ column: String, of node: MenuNode) -> Int? {
    var reader = MenuReader(self, node)
    return reader.find(column: column) ? reader.integer() : nil
  }

  /// The value of a number column; nil if it is missing or not a number.
  public func number(_ column: String, of node: MenuNode) -> Double? {
    guard let text = string(column, of: node) else { return nil }
    return Double(text)
  }

  /// The value of a boolean column; nil if it is missing or not a boolean.
  public func boolean(_ column: String, of node: MenuNode) -> Bool? {
    guard let value = integer(column, of: node), value == 0 || value == 1 else { return nil }
    return value == 1
  }

  /// The node's indicator: the document's, except for what the node overrides.
  public func indicator(of node: MenuNode) -> MenuIndicator {
    let inherited = settings.indicator
    var reader = MenuReader(self, node)
    if !reader.find("indicator", isPrefix: true) { return inherited }
    var hides = inherited.hideWhenEmpty
    reader = MenuReader(self, node)
    if reader.find("indicator.hide-when-empty") { hides = reader.integer() == 1 }
    return MenuIndicator(
      collapsed: glyph(
        "indicator.collapsed", "indicator.collapsed.image", inherited.collapsed, of: node),
      expanded: glyph(
        "indicator.expanded", "indicator.expanded.image", inherited.expanded, of: node),
      empty: glyph("indicator.empty", "indicator.empty.image", inherited.empty, of: node),
      leaf: glyph("indicator.leaf", "indicator.leaf.image", inherited.leaf, of: node),
      color: part("indicator.color", inherited.color, of: node),
      highlight: part("indicator.highlight", inherited.highlight, of: node),
      hideWhenEmpty: hides)
  }

  /// The first node in document order with this address, byte for byte, or nil; takes O(N).
  public func node(forURL url: String) -> MenuNode? {
    let number = withBytes(of: url) { bytes, count in
      var node = self.count > 0 ? 0 : -1
      while node >= 0 {
        var reader = MenuReader(self, MenuNode(node))
        if reader.find("url"), reader.compare(bytes, count) == 0 { return node }
        node = successor(of: node)
      }
      return -1
    }
    return number < 0 ? nil : MenuNode(number)
  }

  /// The node with this id, or nil; found by binary search, without allocating.
  public func node(withID id: String) -> MenuNode? {
    let number = withBytes(of: id) { bytes, count in self.find(bytes, count) }
    return number < 0 ? nil : MenuNode(number)
  }
}

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

  /// A part of an indicator: the node's, where the empty string means no part, else the document's.
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
  /// Where each line starts.
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
