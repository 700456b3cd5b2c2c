/// The state of a menu: which items are open, hidden or filtered out, and so which rows there are.
///
/// A value: a copy is independent of the original. Beyond its table it takes 8 bytes per item, plus 8
/// for each top-level item without a section and, after `restore`, 8 for each item that the rules of
/// its group opened or closed against the saved state; in a menu with conditions 2 bits more per item,
/// and some words for each slot. One event returns one `MenuChange`; no event
/// fails. An event on a leaf, a separator or a node outside the menu changes nothing. An event on a
/// node without a row changes the state, and `toggled` names the node, but no row moves. The parameter
/// `animation` of an event replaces the menu's animation, also in a change that moves no row.
///
/// An item is dormant while it is hidden, or is a category without body whose children are all
/// hidden or separators, if it has any, or a slot without body and rows. A dormant item keeps its
/// state, and events set it; the rules of its group do not count it, and apply to it when it wakes.
public struct MenuExpansion: Sendable {
  /// The static menu.
  public private(set) var table: MenuTable
  var words: MenuWords
  var checks: MenuChecks
  var currentNode: MenuNode?

  /// The menu before any event.
  public init(_ table: MenuTable) {
    self.table = table
    words = MenuWords(count: table.count, conditions: MenuConditionState(table))
    checks = MenuChecks(table)
    for node in 0..<table.count {
      let shown = table.column(.shownRows, node)
      words.addEntry(table.column(.sizeTree, node), node)
      words.addShown(shown, node)
      if shown == 0, table.flag(.isCategory, node), !table.flag(.hasBody, node) {
        words.set(MenuWords.empty, node)
      }
      if table.flag(.isOpen, node) { words.set(MenuWords.open, node) }
      if table.flag(.isHidden, node) {
        _ = words.conditions.setHiddenByProgram(true, node)
        words.set(MenuWords.hidden, node)
      }
      if table.flag(.isSeparator, node) { words.hasSeparators = true }
      if table.flag(.isSlot, node) { words.slots.add(node, in: table) }
    }
    applyInitialConditions()
    tidySeparators()
    for node in 0..<table.topLevelCount { words.addShown(size(node), -1) }
    for node in 0..<table.count where words.has(MenuWords.open, node) { setOpen(true, node) }
    findAbsent()
  }

  /// Replaces the table by one of the same menu in another language, which changes texts and nothing
  /// else. A table of another menu is ignored.
  ///
  /// ```swift
  /// state.setTable(state.table.table(in: ["ar"]))
  /// ```
  public mutating func setTable(_ table: MenuTable) {
    if table.isSameMenu(as: self.table) { self.table = table }
  }

  /// The number of rows over the whole menu; in layout `sectionHeaders`, headers included.
  public var rowCount: Int { words.shown(-1) }

  /// Whether a filter is on.
  public var isFiltered: Bool { words.has(MenuWords.kept, -1) }

  /// The current node, such as the page that is shown, or nil; not part of the saved state.
  public var current: MenuNode? { currentNode }

  /// Whether the node is open, with a row or not, dormant or not; false for a leaf and for a node
  /// outside the menu.
  public func isExpanded(_ node: MenuNode) -> Bool { has(MenuWords.open, node) }

  /// Whether the node itself is hidden, by the program or because its `when` does not hold; a node
  /// below a hidden one need not be.
  public func isHidden(_ node: MenuNode) -> Bool {
    has(MenuWords.hidden, node) && !table.isSeparator(node)
  }

  /// Whether the node is a category without body whose children, if any, are all hidden or
  /// separators, or a slot without body and rows.
  public func isEmpty(_ node: MenuNode) -> Bool { has(MenuWords.empty, node) }

  /// Whether the node has a row.
  public func isVisible(_ node: MenuNode) -> Bool { row(of: node) != nil }

  /// The glyph for the node's state, or nil for none.
  ///
  /// An empty category shows `empty` or, without that, `collapsed`, unless the indicator hides it.
  public func glyph(of node: MenuNode) -> MenuGlyph? {
    if !table.contains(node) || table.isSeparator(node) { return nil }
    let indicator = table.indicator(of: node)
    if isEmpty(node) {
      return indicator.hideWhenEmpty ? nil : indicator.empty ?? indicator.collapsed
    }
    if !isExpandable(node) { return indicator.leaf }
    return isExpanded(node) ? indicator.expanded : indicator.collapsed
  }

  /// Whether each category and each item with a body is closed, by id; dormant ones too.
  public var collapsedByID: [String: Bool] {
    var result = [String: Bool](minimumCapacity: table.topLevelCount)
    for number in 0..<table.count where isExpandable(number) {
      result[table.idText(number)] = !words.has(MenuWords.open, number)
    }
    return result
  }
}

/// What events share.
extension MenuExpansion {
  func has(_ flag: UInt64, _ node: MenuNode) -> Bool {
    table.contains(node) && words.has(flag, node.number)
  }

  /// Copies the words if another value shares them; called before they are written to.
  mutating func own() {
    if !isKnownUniquelyReferenced(&words) { words = words.copy() }
  }

  /// The rows of the node and of what is visible below it, if its ancestors are open.
  func size(_ node: Int) -> Int {
    if isAbsent(node) { return 0 }
    return isFiltered || words.has(MenuWords.open, node) ? 1 + words.shown(node) : 1
  }

  /// Whether the node has no row by itself, whatever is open above it.
  func isAbsent(_ node: Int) -> Bool {
    words.has(MenuWords.hidden, node) || (isFiltered && !words.has(MenuWords.kept, node))
  }

  /// Lists the top-level nodes without a section.
  func findAbsent() {
    if table.layout == .rows { return }
    words.absent = (0..<table.topLevelCount).filter(isAbsent)
  }

  /// The change of an event that does nothing.
  func unchanged(_ animation: MenuAnimation?) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    change.settleAnimation(in: table)
    return change
  }
}
