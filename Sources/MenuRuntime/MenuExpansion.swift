/// The state of a menu: which items are open, hidden or filtered out, and therefore which rows
/// there are.
///
/// This is a value type: a copy is independent of the original. Beyond its table, it needs 8 bytes
/// per item, plus 8 for each top-level item without a section and, after `restore`, 8 for each item
/// that the rules of its group opened or closed against the saved state. A menu with conditions
/// needs 2 more bits per item, and 1 more once a condition enables or disables an item. A menu with
/// check items needs 1 more bit per item, and each slot needs a few words.
///
/// An event returns one `MenuChange`; no event fails. An event on a leaf, a separator or a node
/// outside the menu changes nothing. An event on a node without a row changes the state, and
/// `toggled` names the node, but no row moves. The parameter `animation` of an event replaces the
/// menu's animation, even in a change that moves no row.
///
/// An item is dormant while it is hidden. A category that has no body and is not a page is also
/// dormant while it has nothing to show: its children, if any, are all hidden or separators or, if
/// it is a slot, it has no rows. A dormant item keeps its state, and events can change that state;
/// the rules of its group do not count the item, and apply to it when it wakes.
public struct MenuExpansion: Sendable {
  /// The static menu.
  public private(set) var table: MenuTable
  var words: MenuWords
  var checks: MenuChecks
  var currentNode: MenuNode?
  /// The node of the open page; −1 for the top page.
  var openedPage = -1

  /// The menu with all items closed.
  init(_ table: MenuTable, _ words: MenuWords) {
    self.table = table
    self.words = words
    checks = MenuChecks(table)
  }

  /// Replaces the table with the same menu's table in a different language. This changes texts, and
  /// the rows of items that depend on the language; draw all rows again afterward. A table of a
  /// different menu is ignored.
  ///
  /// ```swift
  /// state.setTable(state.table.table(in: ["ar"]))
  /// ```
  public mutating func setTable(_ table: MenuTable) {
    _ = setLanguage(of: table, nil)
  }

  /// Replaces the table with another table of the same menu.
  mutating func exchange(_ table: MenuTable) { self.table = table }

  /// Copies the words if another value shares them; called before they are written to.
  mutating func own() {
    if !isKnownUniquelyReferenced(&words) { words = words.copy() }
  }
}
