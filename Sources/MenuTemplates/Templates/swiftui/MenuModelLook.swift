/// What VoiceOver says beside a menu's own texts.
public struct MenuOutlineStrings: Sendable {
  /// The value of an open item.
  public var expanded = "Expanded"
  /// The value of a closed item.
  public var collapsed = "Collapsed"
  /// The custom action that opens an item whose row does something else.
  public var expand = "Expand"
  /// The custom action that closes one.
  public var collapse = "Collapse"
  /// How deep an item stands, from 2; nothing is said at the top level.
  public var level: @Sendable (Int) -> String = { "Level \($0)" }

  /// The English texts.
  public init() {}
}

/// How items look and sound; derived from the menu and the state, never kept.
extension MenuModel {
  /// All rows in their order, headers included.
  ///
  /// A collection that asks the state it was made with, without storage of its own.
  fileprivate var rows: some RandomAccessCollection<MenuNode> {
    let state = state
    return (0..<state.rowCount).lazy.map { state.node(atRow: $0) ?? MenuNode(-1) }
  }

  /// The items that are sections; none in layout `rows`.
  fileprivate var sections: some RandomAccessCollection<MenuNode> {
    let state = state
    let count = table.layout == .rows ? 0 : state.sectionCount
    return (0..<count).lazy.map { state.node(ofSection: $0) ?? MenuNode(-1) }
  }

  /// The rows of the section that an item is.
  fileprivate func rows(inSectionOf top: MenuNode) -> some RandomAccessCollection<MenuNode> {
    let state = state
    let section = state.section(of: top) ?? -1
    return (0..<state.rowCount(inSection: section)).lazy.map {
      state.node(at: MenuIndexPath(section: section, row: $0)) ?? MenuNode(-1)
    }
  }

  /// Whether an item is drawn as its section's header.
  fileprivate func isHeader(_ node: MenuNode) -> Bool {
    table.layout == .sectionHeaders && table.depth(of: node) == 0
  }

  /// How far an item is indented, in levels; deeper ones would run out of a small screen.
  fileprivate func indentation(of node: MenuNode) -> Int {
    let depth = table.depth(of: node)
    return min(table.layout == .sectionHeaders ? max(0, depth - 1) : depth, 8)
  }

  /// How high an item is at least, without its body; large type takes what it needs.
  fileprivate func height(of node: MenuNode) -> CGFloat {
    let settings = table.settings
    let inherited = isHeader(node) ? settings.headerHeight : settings.rowHeight
    return CGFloat(table.height(of: node) ?? inherited ?? 44)
  }

  /// Whether an item has a glyph, or a spinner in its place.
  fileprivate func showsGlyph(of node: MenuNode) -> Bool {
    busy.contains(node) || state.glyph(of: node) != nil
  }

  /// The text that opening revealed in the item's own row.
  fileprivate func openBody(of node: MenuNode) -> String? {
    state.isExpanded(node) ? table.body(of: node) : nil
  }

  fileprivate func accessibilityLabel(of node: MenuNode) -> String {
    let texts = [table.title(of: node), table.badge(of: node), table.detail(of: node)]
    return table.accessibilityLabel(of: node)
      ?? texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The mark at the end of an item's row: a check item has one only while it is checked.
  fileprivate func accessory(of node: MenuNode) -> MenuAccessory {
    if table.isCheckItem(node) { return state.isChecked(node) ? .checkmark : .none }
    return table.isExpandable(node) ? .none : table.accessory(of: node)
  }

  /// Whether the item is open, how deep it stands, and its body where that can be read.
  fileprivate func accessibilityValue(of node: MenuNode) -> String {
    var values: [String] = []
    if isExpandable(node) {
      values.append(state.isExpanded(node) ? strings.expanded : strings.collapsed)
    }
    let level = table.depth(of: node) + 1
    if level > 1 { values.append(strings.level(level)) }
    if let body = openBody(of: node) { values.append(body) }
    return values.joined(separator: ", ")
  }

  /// What opens or closes an item whose row does something else; nil where the row does.
  fileprivate func accessibilityToggleName(of node: MenuNode) -> String? {
    if state.response(toTapOn: node) == .toggle { return nil }
    if state.response(toTapOn: node, at: .indicator) != .toggle { return nil }
    return state.isExpanded(node) ? strings.collapse : strings.expand
  }

  private func isExpandable(_ node: MenuNode) -> Bool {
    table.isExpandable(node) && !state.isEmpty(node)
  }
}
