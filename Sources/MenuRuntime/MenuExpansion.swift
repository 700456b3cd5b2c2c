/// The state of a menu: which items are open, hidden or filtered out, and so which rows there are.
///
/// A value: a copy is independent of the original. Beyond its table it takes 8 bytes per item, plus 8
/// for each top-level item without a section and, after `restore`, 8 for each item that the rules of
/// its group opened or closed against the saved state. A menu with conditions takes 2 bits more per
/// item, a menu with check items 1 bit; each slot takes a few words.
///
/// An event returns one `MenuChange`; no event fails. An event on a leaf, a separator or a node outside the menu changes nothing. An event on a
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
    var slots: [Int] = []
    for node in 0..<table.count {
      let shown = table.column(.shownRows, node)
      words.addEntry(table.column(.sizeTree, node), node)
      words.addShown(shown, node)
      if shown == 0, canBeEmpty(node) { words.set(MenuWords.empty, node) }
      if table.flag(.isOpen, node) { words.set(MenuWords.open, node) }
      if table.flag(.isHidden, node) {
        _ = words.conditions.setHidden(true, node)
        words.set(MenuWords.hidden, node)
      }
      if table.flag(.isSeparator, node) { words.hasSeparators = true }
      if table.flag(.isSlot, node) { slots.append(node) }
    }
    if !slots.isEmpty { words.slots = MenuSlots(slots, in: table) }
    words.conditions.start(table.conditions) { node in words.set(MenuWords.hidden, node) }
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

  /// Copies the words if another value shares them; called before they are written to.
  mutating func own() {
    if !isKnownUniquelyReferenced(&words) { words = words.copy() }
  }
}
