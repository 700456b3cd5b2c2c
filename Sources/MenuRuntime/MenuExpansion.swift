/// Which items of a menu are open, hidden or filtered, and so which rows there are.
///
/// A value: a copy is a state of its own. Beyond its table it holds 8 bytes an item, plus 4 for
/// each top-level item without section, and, after `restore`, for each item that the rules of its
/// group opened or closed unlike the saved state. One event answers with one `MenuChange`; no event
/// fails. An event on a leaf, a separator, a category without children and body or a node outside
/// the menu changes nothing. An event on a node without row changes state and says so in
/// `toggled`, but moves no row.
///
/// An item is dormant while it is hidden, or is a category without body whose children are all
/// hidden. A dormant item keeps its state, and events set it; the rules of its group do not count
/// it, and apply to it when it wakes.
public struct MenuExpansion: Sendable {
  /// The static menu.
  public let table: MenuTable
  var words: MenuWords

  /// The menu before any event; copies the table's initial counts.
  public init(_ table: MenuTable) {
    self.table = table
    words = MenuWords(count: table.count)
    var node = 0
    while node < table.count {
      let parent = table.parentNumber(node)
      let shown = table.column(4, node)
      words.addEntry(table.column(3, node), node)
      words.addShown(shown, node)
      if table.flag(.category, node), !table.flag(.body, node) { words.set(MenuWords.empty, node) }
      if table.flag(.open, node) { words.set(MenuWords.open, node) }
      if table.flag(.hidden, node) {
        words.set(MenuWords.hidden, node)
      } else {
        words.clear(MenuWords.empty, parent)
        if parent < 0 { words.addShown(size(node), -1) }
      }
      node += 1
    }
    while node > 0 {
      node -= 1
      if words.has(MenuWords.open, node) { setOpen(true, node) }
    }
    findAbsent()
  }

  /// The number of rows over the whole menu; in layout `sectionHeaders`, headers included.
  public var rowCount: Int { words.shown(-1) }

  /// Whether a filter is on.
  public var isFiltered: Bool { words.has(MenuWords.kept, -1) }

  /// Whether the node is open, visible or not, dormant or not; false for a leaf and outside the
  /// menu.
  public func isExpanded(_ node: MenuNode) -> Bool { has(MenuWords.open, node) }

  /// Whether the node is hidden itself; a node below a hidden one need not be.
  public func isHidden(_ node: MenuNode) -> Bool { has(MenuWords.hidden, node) }

  /// Whether the node is a category without body whose children, if any, are all hidden.
  public func isEmpty(_ node: MenuNode) -> Bool { has(MenuWords.empty, node) }

  /// Whether the node has a row.
  public func isVisible(_ node: MenuNode) -> Bool { row(of: node) != nil }

  /// The glyph that the node's state shows, or nil for none.
  ///
  /// An empty category shows `empty`, else `collapsed`, or nothing where the indicator says so.
  public func glyph(of node: MenuNode) -> MenuGlyph? {
    if !table.contains(node) || table.isSeparator(node) { return nil }
    let indicator = table.indicator(of: node)
    if isEmpty(node) {
      return indicator.hideWhenEmpty ? nil : indicator.empty ?? indicator.collapsed
    }
    if !isExpandable(node.number) { return indicator.leaf }
    return isExpanded(node) ? indicator.expanded : indicator.collapsed
  }

  /// Each category and each item with a body, by id, with whether it is collapsed.
  public var collapsedByID: [String: Bool] {
    var result: [String: Bool] = [:]
    for number in 0..<table.count where table.flag(.category, number) || isExpandable(number) {
      result[table.idText(number)] = !words.has(MenuWords.open, number)
    }
    return result
  }
}

/// What the events share.
extension MenuExpansion {
  @inline(never) func has(_ flag: UInt64, _ node: MenuNode) -> Bool {
    table.contains(node) && words.has(flag, node.number)
  }

  /// Makes the words this value's own before they are written to.
  mutating func own() {
    if !isKnownUniquelyReferenced(&words) { words = words.copy() }
  }

  /// The rows of the node and of what shows below it, if all above is open.
  func size(_ node: Int) -> Int {
    if isAbsent(node) { return 0 }
    return isFiltered || words.has(MenuWords.open, node) ? 1 + words.shown(node) : 1
  }

  /// Whether the node has no row by itself, whatever is open above it.
  func isAbsent(_ node: Int) -> Bool {
    words.has(MenuWords.hidden, node) || (isFiltered && !words.has(MenuWords.kept, node))
  }

  /// Lists the top-level nodes without section.
  @inline(never) func findAbsent() {
    var count = 0
    var node = 0
    while node < table.topLevelCount {
      if isAbsent(node) { count += 1 }
      node += 1
    }
    words.reserveAbsent(count)
    while count > 0 {
      node -= 1
      if isAbsent(node) {
        count -= 1
        words.absent?[count] = Int32(truncatingIfNeeded: node)
      }
    }
  }

  /// The change of an event that does nothing.
  @inline(never) func unchanged(_ animation: MenuAnimation?) -> MenuChange {
    var change = MenuChange(animation ?? table.settings.animation)
    change.settleAnimation(in: table)
    return change
  }
}
