/// The row view of an item. It draws the background, and presents the row to VoiceOver as part of
/// an outline.
final class MenuRowView: NSTableRowView {
  fileprivate static let reuseIdentifier = NSUserInterfaceItemIdentifier("MenuRow")
  private weak var menuTable: MenuTableController?
  private var content: MenuRowContent?
  private var isCurrent = false

  fileprivate func show(_ content: MenuRowContent, of menu: MenuTableController) {
    menuTable = menu
    self.content = content
    isCurrent = content == menu.state.current.map { .item($0) }
    needsDisplay = true
    setAccessibilitySubrole(.outlineRow)
  }

  /// The table view sets the background color itself. The tint of the current item is drawn over
  /// it.
  override func drawBackground(in dirtyRect: NSRect) {
    super.drawBackground(in: dirtyRect)
    if !isCurrent { return }
    NSColor.controlAccentColor.withAlphaComponent(0.15).setFill()
    NSBezierPath(rect: bounds).fill()
  }

  /// The row's item; nil if the row does not show an item.
  private var node: MenuNode? {
    if case .item(let node) = content { node } else { nil }
  }

  override func isAccessibilityDisclosed() -> Bool {
    node.map { menuTable?.state.isExpanded($0) == true } ?? false
  }

  /// VoiceOver calls this to open and close rows.
  override func setAccessibilityDisclosed(_ isDisclosed: Bool) {
    if let node { menuTable?.disclose(node, isDisclosed) }
  }

  override func accessibilityDisclosureLevel() -> Int {
    guard let content, let menuTable else { return 0 }
    return node.map { menuTable.state.depth(of: $0) } ?? menuTable.depth(below: content.node)
  }

  /// The visible rows of the items below this item. A filter also shows items below closed items.
  override func accessibilityDisclosedRows() -> Any? {
    guard let node, let menuTable, let row = menuTable.state.row(of: node) else {
      return [NSTableRowView]()
    }
    let level = accessibilityDisclosureLevel() + 1
    var rows: [NSTableRowView] = []
    for below in row + 1..<max(row + 1, menuTable.state.rowCount) {
      guard let content = menuTable.content(atRow: below) else { break }
      let isItem = content == .item(content.node)
      let depth =
        isItem ? menuTable.state.depth(of: content.node) : menuTable.depth(below: content.node)
      if depth < level { break }
      let view = menuTable.tableView.rowView(atRow: below, makeIfNecessary: false)
      if depth == level, let view { rows.append(view) }
    }
    return rows
  }

  /// The row of the parent item.
  override func accessibilityDisclosedByRow() -> Any? {
    guard let content, let menuTable else { return nil }
    let table = menuTable.table
    var above = node == nil ? content.node : table.parent(of: content.node)
    while let group = above, table.isInline(group) { above = table.parent(of: group) }
    return above.flatMap { menuTable.rowView(of: $0) }
  }

  /// Only rows that can be opened and closed have a disclosure state.
  override func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool {
    let ofOutlines = [
      "isAccessibilityDisclosed", "setAccessibilityDisclosed:", "accessibilityDisclosedRows",
    ]
    let opens = node.map { menuTable?.opens($0) == true } ?? false
    if !opens, ofOutlines.contains(where: { selector == Selector($0) }) { return false }
    return super.isAccessibilitySelectorAllowed(selector)
  }
}
