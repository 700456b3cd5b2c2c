extension MenuTable {
  /// The nodes without parent, in document order.
  public var topLevel: MenuNodeRange { nodes(from: 0, count: topLevelCount) }

  /// All nodes in document order: each before its children.
  public var nodes: UnfoldSequence<MenuNode, Int> {
    sequence(state: count > 0 ? 0 : -1) { upcoming in
      if upcoming < 0 { return nil }
      let node = MenuNode(upcoming)
      upcoming = self.successor(of: upcoming)
      return node
    }
  }

  /// Whether the node is one of this table's.
  public func contains(_ node: MenuNode) -> Bool { node.number >= 0 && node.number < count }

  /// The node above, or nil at top level.
  public func parent(of node: MenuNode) -> MenuNode? {
    let parent = contains(node) ? parentNumber(node.number) : -1
    return parent < 0 ? nil : MenuNode(parent)
  }

  /// The nodes directly below, in document order.
  public func children(of node: MenuNode) -> MenuNodeRange {
    guard contains(node) else { return nodes(from: 0, count: 0) }
    return nodes(from: firstChild(node.number), count: childCount(node.number))
  }

  /// How many nodes stand above; 0 at top level.
  public func depth(of node: MenuNode) -> Int {
    contains(node) ? number(at: lineStart(node.number) + 6 * digits + 6, width: 2) : 0
  }

  /// Whether the node was written with `items`, even none.
  public func isCategory(_ node: MenuNode) -> Bool { has(.category, node) }

  /// Whether the node has children or a body, hidden or not.
  public func isExpandable(_ node: MenuNode) -> Bool {
    has(.body, node) || (contains(node) && childCount(node.number) > 0)
  }

  /// Whether the node may be closed; false for a node that is always open and for a leaf.
  public func isCollapsible(_ node: MenuNode) -> Bool {
    isExpandable(node) && !has(.fixed, node)
  }

  /// Whether the node is a line between items.
  public func isSeparator(_ node: MenuNode) -> Bool { has(.separator, node) }

  /// Whether taps count; events from code work either way.
  public func isEnabled(_ node: MenuNode) -> Bool { contains(node) && !has(.disabled, node) }

  /// Whether the node is open before any event.
  public func isInitiallyExpanded(_ node: MenuNode) -> Bool { has(.open, node) }

  /// Whether the node is hidden before any event.
  public func isInitiallyHidden(_ node: MenuNode) -> Bool { has(.hidden, node) }

  /// Whether at most one of the children may be open; nil asks about the top level.
  public func isSingle(under node: MenuNode?) -> Bool {
    guard let node else { return topLevelIsSingle }
    return has(.single, node)
  }

  /// Whether the last open child stays open; nil asks about the top level.
  public func keepsOpen(under node: MenuNode?) -> Bool {
    guard let node else { return topLevelKeepsOpen }
    return has(.keepsOpen, node)
  }
}

/// The flags of a structure line, in their order.
enum MenuFlag: Int {
  case category, body, open, fixed, hidden, disabled, separator, single, keepsOpen
}

/// Reading by number: the caller knows that the number is in range, −1 standing for the menu
/// itself as the parent of the top level.
extension MenuTable {
  func nodes(from first: Int, count: Int) -> MenuNodeRange {
    (first..<first + max(count, 0)).lazy.map(MenuNode.init)
  }

  @inline(never) func has(_ flag: MenuFlag, _ node: MenuNode) -> Bool {
    contains(node) && self.flag(flag, node.number)
  }

  func flag(_ flag: MenuFlag, _ node: Int) -> Bool {
    structure[lineStart(node) + 6 * digits + 9 + flag.rawValue] != 0x2D
  }

  func lineStart(_ node: Int) -> Int { node &* lineWidth }

  /// The decimal number in a fixed width of the structure; blanks count as 0.
  @inline(never) func number(at offset: Int, width: Int) -> Int {
    var value = 0
    var position = offset
    let end = offset &+ width
    while position < end {
      value = value &* 10 &+ Int(structure[position] & 0x0F)
      position &+= 1
    }
    return value
  }

  func column(_ column: Int, _ node: Int) -> Int {
    number(at: lineStart(node) &+ column &* (digits &+ 1), width: digits)
  }

  @inline(never) func parentNumber(_ node: Int) -> Int {
    structure[lineStart(node) + digits - 1] == 0x20 ? -1 : column(0, node)
  }

  @inline(never) func firstChild(_ node: Int) -> Int { node < 0 ? 0 : column(1, node) }

  @inline(never) func childCount(_ node: Int) -> Int {
    node < 0 ? topLevelCount : column(2, node)
  }

  /// Whether opening a sibling closes this group's open node.
  func groupIsSingle(_ parent: Int) -> Bool {
    parent < 0 ? topLevelIsSingle : flag(.single, parent)
  }

  func groupKeepsOpen(_ parent: Int) -> Bool {
    parent < 0 ? topLevelKeepsOpen : flag(.keepsOpen, parent)
  }

  /// The next node in document order, or −1 after the last.
  @inline(never) func successor(of number: Int) -> Int {
    if childCount(number) > 0 { return firstChild(number) }
    var node = number
    while node >= 0 {
      let parent = parentNumber(node)
      if node + 1 < count, parentNumber(node + 1) == parent { return node + 1 }
      node = parent
    }
    return -1
  }
}
