import AppKit

/// Sends clicks and keys to a generated controller, and prints the calls of the table view and of
/// the delegate, and the resulting screen.
@MainActor final class Replay {
  let tableView = MenuTableView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
  let menu: MenuTableController
  /// The rows of slots and the badges that the controller is given.
  let program = ProgramRows()
  /// Whether rows of slots have views of the program's own.
  var hasOwnViews = false
  /// Items that have a view with a switch.
  var switches: Set<MenuNode> = []
  /// A function to call when a view is shown.
  var onWillShow: ((MenuNode) -> Void)?
  /// A function to call when an item is about to open.
  var onWillExpand: ((MenuNode) -> Void)?

  /// How many events the controller has performed.
  private(set) var events = 0

  /// - Parameter hears: Whether it is the controller's delegate.
  init(_ table: MenuTable, hears: Bool = true) {
    HeadlessActions.handlers["menuTableClicked:"] = { target, sender in
      (target as? MenuTableController)?.click(sender)
    }
    HeadlessActions.handlers["menuGlyphClicked:"] = { target, sender in
      (target as? MenuTableController)?.clickGlyph(sender)
    }
    NSImage.symbols = [
      "checkmark", "chevron.down", "chevron.forward", "chevron.up", "info.circle",
      "minus",
    ]
    menu = MenuTableController(table, in: tableView)
    if hears { menu.delegate = self }
    menu.dataSource = self
    keepTime()
    _ = HeadlessLog.take()
  }

  /// A click on an item's row.
  func tap(_ id: String) {
    print("click \(id)")
    if let row = menu.state.row(of: node(id)) {
      tableView.click(row)
    } else {
      print("  is not on screen")
    }
    report()
  }

  /// A click on an item's glyph; on the row, where the glyph is not clickable.
  func tapGlyph(_ id: String) {
    guard let row = menu.state.row(of: node(id)), let glyph = cell(row)?.glyphButton,
      !glyph.isHidden, glyph.hitTest(.zero) != nil
    else { return tap(id) }
    print("click the glyph of \(id)")
    glyph.performClick(nil)
    report()
  }

  /// Prints the color of an item's glyph, without and with the selection.
  func glyphColor(_ id: String) {
    guard let row = menu.state.row(of: node(id)), let glyph = cell(row)?.glyphButton else { return }
    print("the glyph of \(id) is \(glyph.contentTintColor?.text ?? "not colored")")
    tableView.selectRowIndexes([row], byExtendingSelection: false)
    print("  selected, it is \(glyph.contentTintColor?.text ?? "not colored")")
    tableView.deselectAll(nil)
    report()
  }

  /// A click on one of the rows, without regard to what it shows.
  func touch(row: Int) {
    if row < tableView.numberOfRows { tableView.click(row) }
  }

  /// A key on the selected row.
  func press(_ name: String, _ key: String, _ modifiers: NSEvent.ModifierFlags = []) {
    print("press \(name)")
    press(NSEvent(key: key, modifiers))
    print("  selected: \(selected)")
  }

  func press(_ event: NSEvent) {
    if !tableView.performKeyEquivalent(with: event) { tableView.keyDown(with: event) }
    report()
  }

  /// The id of the selected item, or of the slot and the number of its row.
  var selected: String {
    switch menu.content(atRow: tableView.selectedRow) {
    case nil: "none"
    case .item(let node): id(node)
    case .slotRow(let slot, let index): "\(id(slot)) \(index)"
    case .placeholder(let slot), .loading(let slot): "a word of \(id(slot))"
    }
  }

  func cell(_ row: Int) -> MenuItemCell? {
    tableView.view(atColumn: 0, row: row, makeIfNecessary: true) as? MenuItemCell
  }

  /// Checks that every row exists, and looks and sounds as the menu defines.
  func check() {
    let count = menu.state.rowCount
    if tableView.numberOfRows != count {
      HeadlessLog.note("ROWS \(tableView.numberOfRows), not \(count)")
    }
    for row in 0..<min(count, tableView.numberOfRows) {
      guard let content = menu.content(atRow: row) else {
        HeadlessLog.note("MISSING content of \(row)")
        continue
      }
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
      if (view as? MenuItemCell)?.bodyLabel.isSelectable == true {
        HeadlessLog.note("STALE body that takes clicks in \(row)")
      }
      let isOwn = view is MessageView
      let expected = expectedText(content) + (isOwn ? "" : expectedFooter(row))
      let shown = text(view)
      if shown != expected { HeadlessLog.note("STALE \(shown), not \(expected)") }
      if let view, !(view is MessageView), view.userInterfaceLayoutDirection != menu.direction,
        view is MenuItemCell
      {
        HeadlessLog.note("STALE direction of \(shown)")
      }
      checkRow(row, content)
    }
  }

  private func checkRow(_ row: Int, _ content: MenuRowContent) {
    guard let view = tableView.rowView(atRow: row, makeIfNecessary: true) as? MenuRowView else {
      return HeadlessLog.note("MISSING row view of \(row)")
    }
    let isItem = content == .item(content.node)
    let isOpen = isItem && menu.state.isExpanded(content.node)
    let isBelow = !isItem && !menu.table.isInline(content.node)
    let level = menu.state.depth(of: content.node) + (isBelow ? 1 : 0)
    if view.isAccessibilityDisclosed() != isOpen || view.accessibilityDisclosureLevel() != level {
      HeadlessLog.note("STALE outline of \(row)")
    }
    let isTinted = view.tint != nil
    if isTinted != (isItem && menu.state.current == content.node) {
      HeadlessLog.note("STALE tint of \(row)")
    }
    let isHeader = isItem && level == 0 && menu.state.layout == .sectionHeaders
    if view.isGroupRowStyle != isHeader { HeadlessLog.note("STALE group of \(row)") }
    // In long menus this takes too long.
    if menu.state.rowCount > 60 { return }
    if level > 0, let above = view.accessibilityDisclosedByRow() as? MenuRowView {
      let below = above.accessibilityDisclosedRows() as? [NSTableRowView] ?? []
      if !below.contains(where: { $0 === view }) {
        HeadlessLog.note("MISSING disclosed row \(row)")
      }
    } else if level > 0 {
      HeadlessLog.note("MISSING disclosing row of \(row)")
    }
  }

  /// Prints what is on screen: row, glyph, texts, height, and what VoiceOver says.
  func show() {
    print("on screen:")
    for row in 0..<tableView.numberOfRows {
      let view = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
      let rowView = tableView.rowView(atRow: row, makeIfNecessary: true)
      var line = "  \(row) \(text(view)), \(tableView.height(ofRow: row)) high"
      if rowView?.isGroupRowStyle == true { line += ", group" }
      if tableView.selectedRow == row { line += ", selected" }
      if rowView?.tint != nil { line += ", on the tint" }
      print(line + spoken(view, rowView))
    }
    report()
  }

  func menuTableDidPerformEvent(_ menuTable: MenuTableController) { events += 1 }

  func menuTable(_ menuTable: MenuTableController, willShow view: NSView, for node: MenuNode) {
    onWillShow?(node)
  }
}
