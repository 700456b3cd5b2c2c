extension MenuTable {
  /// The top-level nodes, in document order.
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

  /// Whether both are tables of one menu, perhaps in different languages.
  public func isSameMenu(as other: MenuTable) -> Bool {
    structure == other.structure && count == other.count
  }

  /// Whether the node is one of this table's.
  public func contains(_ node: MenuNode) -> Bool { node.number >= 0 && node.number < count }

  /// The parent, or nil at top level.
  public func parent(of node: MenuNode) -> MenuNode? {
    let parent = contains(node) ? parentNumber(node.number) : -1
    return parent < 0 ? nil : MenuNode(parent)
  }

  /// The children, in document order.
  public func children(of node: MenuNode) -> MenuNodeRange {
    guard contains(node) else { return nodes(from: 0, count: 0) }
    return nodes(from: firstChild(node.number), count: childCount(node.number))
  }

  /// The number of ancestors; 0 at top level.
  public func depth(of node: MenuNode) -> Int {
    contains(node) ? depthNumber(node.number) : 0
  }

  /// Whether the node was written with `items`, even none, or is a slot.
  public func isCategory(_ node: MenuNode) -> Bool { has(.isCategory, node) }

  /// Whether the node can be open: it is a category, even one without items, or has a body.
  public func isExpandable(_ node: MenuNode) -> Bool {
    has(.isCategory, node) || has(.hasBody, node)
  }

  /// Whether the program provides the rows below the node.
  public func isSlot(_ node: MenuNode) -> Bool { has(.isSlot, node) }

  /// Whether the node may be closed; false for a node that is always open and for a leaf.
  public func isCollapsible(_ node: MenuNode) -> Bool {
    isExpandable(node) && !has(.isFixed, node)
  }

  /// Whether the node is a separator: a line between items, without an id.
  public func isSeparator(_ node: MenuNode) -> Bool { has(.isSeparator, node) }

  /// Whether the node answers to taps; events from code work either way.
  public func isEnabled(_ node: MenuNode) -> Bool { contains(node) && !has(.isDisabled, node) }

  /// Whether the node is open before any event.
  public func isInitiallyExpanded(_ node: MenuNode) -> Bool { has(.isOpen, node) }

  /// Whether the node is declared as hidden; a `when` may hide it as well.
  public func isInitiallyHidden(_ node: MenuNode) -> Bool { has(.isHidden, node) }

  /// Whether at most one of the children may be open; nil asks about the top level.
  public func isSingle(under node: MenuNode?) -> Bool {
    guard let node else { return topLevelIsSingle }
    return has(.isSingle, node)
  }

  /// Whether the node can be checked.
  public func isCheckItem(_ node: MenuNode) -> Bool { has(.isCheckItem, node) }

  /// Whether the node is checked before any event.
  public func isInitiallyChecked(_ node: MenuNode) -> Bool { has(.isChecked, node) }

  /// Whether at most one of the children may be checked; nil asks about the top level.
  public func choosesOne(under node: MenuNode?) -> Bool {
    guard let node else { return topLevelChoosesOne }
    return has(.choosesOne, node)
  }

  /// Whether the last open child stays open; nil asks about the top level.
  public func keepsOpen(under node: MenuNode?) -> Bool {
    guard let node else { return topLevelKeepsOpen }
    return has(.keepsOpen, node)
  }
}

/// Reading by number: the caller knows that the number is in range. −1 stands for the menu itself,
/// as the parent of the top level.
extension MenuTable {
  func nodes(from first: Int, count: Int) -> MenuNodeRange {
    (first..<first + max(count, 0)).lazy.map(MenuNode.init)
  }

  func has(_ flag: MenuStructureLine.Flag, _ node: MenuNode) -> Bool {
    contains(node) && self.flag(flag, node.number)
  }

  func flag(_ flag: MenuStructureLine.Flag, _ node: Int) -> Bool {
    structure[lineStart(node) + line.flagsStart + flag.rawValue] != MenuByte.minus
  }

  func lineStart(_ node: Int) -> Int { node * line.width }

  /// The decimal number in some bytes of the structure; a space counts as 0. Sums wrap, because each
  /// event reads several numbers on its way up.
  func number(at offset: Int, width: Int) -> Int {
    var value = 0
    var position = offset
    let end = offset + width
    while position < end {
      value = value &* 10 &+ MenuByte.digit(structure[position])
      position &+= 1
    }
    return value
  }

  func column(_ column: MenuStructureLine.Number, _ node: Int) -> Int {
    number(at: lineStart(node) + line.start(of: column), width: line.digits)
  }

  func depthNumber(_ node: Int) -> Int {
    number(at: lineStart(node) + line.depthStart, width: MenuStructureLine.depthDigits)
  }

  /// Where the node's line starts in the text.
  func textOffset(_ node: Int) -> Int {
    number(at: lineStart(node) + line.textStart, width: line.textDigits)
  }

  func parentNumber(_ node: Int) -> Int {
    // A number ends in a digit: the column of a node without parent is blank.
    let isTopLevel = structure[lineStart(node) + line.digits - 1] == MenuByte.space
    return isTopLevel ? -1 : column(.parent, node)
  }

  func firstChild(_ node: Int) -> Int { node < 0 ? 0 : column(.firstChild, node) }

  func childCount(_ node: Int) -> Int {
    node < 0 ? topLevelCount : column(.childCount, node)
  }

  /// The children of a node: its group.
  func group(_ parent: Int) -> Range<Int> {
    let first = firstChild(parent)
    return first..<first + childCount(parent)
  }

  /// Whether at most one node of this group is open.
  func groupIsSingle(_ parent: Int) -> Bool {
    parent < 0 ? topLevelIsSingle : flag(.isSingle, parent)
  }

  /// Whether at most one node of this group is checked.
  func groupChoosesOne(_ parent: Int) -> Bool {
    parent < 0 ? topLevelChoosesOne : flag(.choosesOne, parent)
  }

  /// Whether the last open node of this group stays open.
  func groupKeepsOpen(_ parent: Int) -> Bool {
    parent < 0 ? topLevelKeepsOpen : flag(.keepsOpen, parent)
  }

  /// The next node in document order, or −1 after the last.
  func successor(of number: Int) -> Int {
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
