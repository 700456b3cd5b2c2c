/// The layout of a line of a table's structure, as a target's template writes it.
///
/// A line has six numbers of `digits` bytes each, right-aligned, then the depth in two bytes, the
/// flags in one byte each, and the place where the node's line starts in the text, in `textDigits`
/// bytes. A space follows each of the six numbers, the depth and the last flag; a line feed ends
/// the line.
struct MenuStructureLine: Sendable {
  /// A number of a line, by its place among the numbers.
  enum Number: Int, CaseIterable {
    /// The node's parent, or spaces at top level.
    case parent
    case firstChild
    case childCount
    /// The node's entry in the Fenwick tree of the initial sizes of its group.
    case sizeTree
    /// The number of rows that opening the node shows at first.
    case shownRows
    /// The node whose id has this line's rank among all ids, by their UTF-8 bytes.
    case nodeByRank
  }

  /// A flag of a line, by its place among the flags: a letter, or `-` if the flag is not set. Some
  /// letters specify more. The letter of `isFixed` can specify that a category is inline; the
  /// letter of `isSeparator`, to which inline category the separator belongs, or that it is a
  /// footer; the letter of `choosesOne`, that the node's row shows the checked item; and the letter
  /// of `isSlot`, that any number of the slot's rows can be checked.
  enum Flag: Int, CaseIterable {
    case isCategory
    case hasBody
    /// Open at first, after the rules of groups were applied, even if dormant.
    case isOpen
    case isFixed
    case isHidden
    case isDisabled
    case isSeparator
    /// Rules of the group of the node's children.
    case isSingle
    case keepsOpen
    /// A check item or, if it is a category, a summary check.
    case isCheckItem
    /// Checked at first.
    case isChecked
    /// A rule of the group of the node's children: at most one is checked.
    case choosesOne
    /// A category whose rows the program provides, and whether it has a placeholder and a loading
    /// row.
    case isSlot
    case hasPlaceholder
    case hasLoading
    /// A category whose rows are on a separate page.
    case isPage
  }

  /// The number of bytes of a number.
  let digits: Int
  let textDigits: Int
  /// The places where fields start in a line, and the number of bytes of the whole line.
  let depthStart: Int
  let flagsStart: Int
  let textStart: Int
  let width: Int

  static let depthDigits = 2

  init(digits: Int, textDigits: Int) {
    self.digits = digits
    self.textDigits = textDigits
    depthStart = Number.allCases.count * (digits + 1)
    flagsStart = depthStart + MenuStructureLine.depthDigits + 1
    textStart = flagsStart + Flag.allCases.count + 1
    width = textStart + textDigits + 1
  }

  /// The place where a number starts in a line.
  func start(of number: Number) -> Int { number.rawValue * (digits + 1) }
}

/// Reads nodes by number: the caller ensures that the number is in range. −1 means the menu itself,
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

  /// The letter of a flag.
  private func letter(_ flag: MenuStructureLine.Flag, _ node: Int) -> UInt8 {
    structure[lineStart(node) + line.flagsStart + flag.rawValue]
  }

  /// Whether the rows of a category are among the rows of its siblings.
  func isInline(_ node: Int) -> Bool {
    letter(.isFixed, node) == UInt8(ascii: "i") || isRowless(node)
  }

  /// Whether a category is inline and has no heading, and therefore no row of its own.
  func isRowless(_ node: Int) -> Bool { letter(.isFixed, node) == UInt8(ascii: "n") }

  /// Whether the row of a choice of one shows the checked item as its detail.
  func showsChecked(_ node: Int) -> Bool { letter(.choosesOne, node) == UInt8(ascii: "d") }

  /// Whether any number of a slot's rows can be checked.
  func choosesAny(_ node: Int) -> Bool { letter(.isSlot, node) == UInt8(ascii: "a") }

  /// The inline category without which a separator does not show: the sibling after or before it.
  /// −1 for any other separator.
  func inlineOfBorder(_ separator: Int) -> Int {
    switch letter(.isSeparator, separator) {
    case UInt8(ascii: "i"): separator + 1
    case UInt8(ascii: "n"): separator - 1
    default: -1
    }
  }

  /// Whether the node is the footer, and therefore the last node, of its group.
  func isFooter(_ node: Int) -> Bool { letter(.isSeparator, node) == UInt8(ascii: "f") }

  /// The footer of a group, or −1.
  func lastFooter(_ parent: Int) -> Int {
    if parent < 0 { return -1 }
    let last = group(parent).upperBound - 1
    return last > parent && isFooter(last) ? last : -1
  }

  func lineStart(_ node: Int) -> Int { node * line.width }

  /// The decimal number in some bytes of the structure; a space counts as 0. For speed, sums are
  /// not checked for overflow: each event reads several numbers on its way up the tree.
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

  func depth(_ node: Int) -> Int {
    number(at: lineStart(node) + line.depthStart, width: MenuStructureLine.depthDigits)
  }

  /// The place where the node's line starts in the text.
  func textOffset(_ node: Int) -> Int {
    number(at: lineStart(node) + line.textStart, width: line.textDigits)
  }

  func parent(_ node: Int) -> Int {
    // A number ends in a digit, whereas the column of a node without a parent is blank.
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

  /// Whether the node is a check item.
  func isCheckItem(_ node: Int) -> Bool { flag(.isCheckItem, node) && !flag(.isCategory, node) }

  /// Whether the node is a summary check.
  func isSummary(_ node: Int) -> Bool { flag(.isCheckItem, node) && flag(.isCategory, node) }

  /// Whether at most one node of this group is checked.
  func choosesOne(_ parent: Int) -> Bool {
    parent < 0 ? topLevelChoosesOne : flag(.choosesOne, parent)
  }

  /// Whether the last open node of this group stays open.
  func groupKeepsOpen(_ parent: Int) -> Bool {
    parent < 0 ? topLevelKeepsOpen : flag(.keepsOpen, parent)
  }

  /// Whether visible items are placed in sections.
  var hasSections: Bool { layout != .rows }

  /// Compares nodes by document order: below 0 if the first node comes before the second, above 0
  /// if it comes after the second, and 0 for the same node.
  func compare(_ one: Int, _ other: Int) -> Int {
    var (left, right) = (one, other)
    // The children of the common ancestor that lead to the nodes; −1 for a node that is itself the
    // common ancestor.
    var (leftSibling, rightSibling) = (-1, -1)
    // A node has a higher number than the nodes above it.
    while left != right {
      if left > right {
        leftSibling = left
        left = parent(left)
      } else {
        rightSibling = right
        right = parent(right)
      }
    }
    return leftSibling - rightSibling
  }

  /// The next node in document order, or −1 after the last.
  func successor(of number: Int) -> Int {
    if childCount(number) > 0 { return firstChild(number) }
    var node = number
    while node >= 0 {
      let parent = self.parent(node)
      if node + 1 < count, self.parent(node + 1) == parent { return node + 1 }
      node = parent
    }
    return -1
  }
}
