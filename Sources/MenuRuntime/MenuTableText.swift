/// The mark at the end of a leaf's row.
public enum MenuAccessory: Sendable {
  /// Nothing.
  case none
  /// A chevron: choosing the row leads to another screen.
  case disclosure
  /// An information button: there are details to show.
  case detail
  /// A check mark: the row is the chosen one.
  case checkmark
}

/// What choosing an item does to what the user has, which its look shows.
public enum MenuRole: Sendable {
  /// Nothing that needs care.
  case normal
  /// It destroys something.
  case destructive
}

/// Text, read from the node's line at each call; allocates nothing but the result.
extension MenuTable {
  /// The node's stable identity, or nil for a separator.
  public func id(of node: MenuNode) -> String? {
    contains(node) && !isSeparator(node) ? idText(node.number) : nil
  }

  /// The title; empty for a separator.
  public func title(of node: MenuNode) -> String {
    if !contains(node) { return "" }
    if var cursor = MenuCursor(translated: self, node), cursor.find("title") {
      return cursor.text()
    }
    var cursor = MenuCursor(self, node)
    cursor.passField()
    return cursor.text()
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

  /// The keyboard shortcut.
  public func shortcut(of node: MenuNode) -> MenuShortcut? {
    value("shortcut", of: node).flatMap { MenuShortcut(text: $0) }
  }

  /// A number for the program to use as it likes.
  public func tag(of node: MenuNode) -> Int? {
    var cursor = MenuCursor(self, node)
    return cursor.find("tag") ? cursor.integer() : nil
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
    guard var cursor = cursor(at: key, of: node) else { return [] }
    cursor.passField()
    var result: [String] = []
    var start = cursor.start
    let end = start + cursor.count
    for place in start..<end + 1 where place == end || cursor.bytes[place] == separator {
      result.append(MenuByte.text(cursor.bytes + start, place - start))
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
    if var cursor = MenuCursor(translated: self, node), cursor.find(column: column) {
      return cursor.text()
    }
    var cursor = MenuCursor(self, node)
    return cursor.find(column: column) ? cursor.text() : nil
  }

  /// The value of an integer column; nil if it is missing or not an integer.
  public func integer(_ column: String, of node: MenuNode) -> Int? {
    var cursor = MenuCursor(self, node)
    return cursor.find(column: column) ? cursor.integer() : nil
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
    var cursor = MenuCursor(self, node)
    if !cursor.find("indicator", isPrefix: true) { return inherited }
    var hides = inherited.hideWhenEmpty
    cursor = MenuCursor(self, node)
    if cursor.find("indicator.hide-when-empty") { hides = cursor.integer() == 1 }
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
        var cursor = MenuCursor(self, MenuNode(node))
        if cursor.find("url"), cursor.compare(bytes, count) == 0 { return node }
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
