import UIKit

/// Touches a generated controller, and prints the calls of the table view and of the delegate, and
/// the resulting screen.
@MainActor final class Replay {
  /// The table view of the open page.
  var tableView: UITableView { menu.tableView }
  let menu: MenuTableController
  /// The rows of slots and the badges that the controller is given.
  let program = ProgramRows()
  /// Whether rows of slots have cells of the program's own.
  var hasOwnCells = false
  /// Items that have a cell with a switch.
  var switches: Set<MenuNode> = []
  /// A function to call when a cell is shown.
  var onWillShow: ((MenuNode) -> Void)?
  /// A function to call when a header is shown.
  var onWillShowHeader: (() -> Void)?
  /// A function to call when an item is about to open.
  var onWillExpand: ((MenuNode) -> Void)?
  /// The number of events that the controller has reported.
  private(set) var events = 0

  /// - Parameter hears: Whether it is the controller's delegate.
  init(_ table: MenuTable, hears: Bool = true, in tableView: UITableView = UITableView()) {
    HeadlessViews.cells[ObjectIdentifier(MenuItemCell.self)] = {
      MenuItemCell(style: .default, reuseIdentifier: $0)
    }
    HeadlessViews.cells[ObjectIdentifier(MenuSeparatorCell.self)] = {
      MenuSeparatorCell(style: .default, reuseIdentifier: $0)
    }
    HeadlessViews.headers[ObjectIdentifier(MenuHeaderView.self)] = {
      MenuHeaderView(reuseIdentifier: $0)
    }
    menu = MenuTableController(table, in: tableView)
    if hears { menu.delegate = self }
    menu.dataSource = self
    keepTime()
  }

  /// A finger on an item's row or header.
  func tap(_ id: String) {
    print("tap \(id)")
    if let path = menu.state.indexPath(of: node(id)) {
      tableView.touch(IndexPath(row: path.row, section: path.section))
    } else if let header = header(id), header.control.isEnabled {
      header.control.sendActions(for: .touchDown)
      if !header.item.glyphView.isHighlighted { HeadlessLog.note("STALE highlight") }
      header.control.sendActions(for: .touchUpInside)
      if header.item.glyphView.isHighlighted { HeadlessLog.note("STALE highlight") }
    } else {
      print("  is not on screen")
    }
    report()
  }

  /// A finger on an item's glyph; on the row, where the glyph takes no touches.
  func tapGlyph(_ id: String) {
    guard let glyph = item(id)?.glyphView, !glyph.isHidden, glyph.isUserInteractionEnabled else {
      return tap(id)
    }
    print("tap the glyph of \(id)")
    glyph.sendActions(for: .touchUpInside)
    report()
  }

  /// Draws the glyph as the screen would, in 15 by 15 points.
  func drawGlyph(_ id: String, isHighlighted: Bool = false) {
    guard let glyph = item(id)?.glyphView else { return }
    print("draw the glyph of \(id)\(isHighlighted ? ", highlighted" : "")")
    glyph.frame = CGRect(origin: .zero, size: glyph.intrinsicContentSize)
    glyph.isHighlighted = isHighlighted
    glyph.draw(glyph.bounds)
    glyph.isHighlighted = false
    report()
  }

  func header(_ id: String) -> MenuHeaderView? {
    guard let section = menu.state.section(of: node(id)),
      menu.state.node(ofSection: section) == node(id)
    else { return nil }
    return tableView.headerView(forSection: section) as? MenuHeaderView
  }

  func item(_ id: String) -> MenuItemView? { menu.itemView(of: node(id)) }

  /// Every row and header on screen must look as a new one would.
  func check() {
    let fresh = MenuItemView()
    fresh.glyphView.semanticContentAttribute = menu.direction
    checkSlots(fresh)
    let table = menu.table
    for node in menu.shownNodes where !table.isSeparator(node) || table.isFooter(node) {
      guard let item = menu.itemView(of: node) else {
        HeadlessLog.note("MISSING \(id(node))")
        continue
      }
      fresh.show(menu.look(of: node))
      if item.glyphView.semanticContentAttribute != menu.direction {
        HeadlessLog.note("STALE direction of \(id(node))")
      }
      let isHeader = menu.state.indexPath(of: node) == nil
      let isOnTint = item.superview?.backgroundColor?.text.hasPrefix("tint") ?? false
      if isOnTint != (menu.state.current == node) { HeadlessLog.note("STALE tint of \(id(node))") }
      if text(item, isHeader) != text(fresh, isHeader) {
        HeadlessLog.note("STALE \(text(item, isHeader)), not \(text(fresh, isHeader))")
      }
    }
    let rows = (0..<menu.state.sectionCount).map { menu.state.rowCount(inSection: $0) }
    var shown = Array(repeating: 0, count: tableView.numberOfSections)
    for path in tableView.indexPathsForVisibleRows ?? [] { shown[path.section] += 1 }
    if rows != shown { HeadlessLog.note("ROWS \(shown), not \(rows)") }
  }

  func text(_ item: MenuItemView, _ isHeader: Bool) -> String {
    let views = item.glyphView.subviews
    let label = views.compactMap { ($0 as? UILabel)?.text }.first
    let image = views.compactMap { ($0 as? UIImageView)?.image?.name }.first
    let arrow = item.glyphView.arrow.map { "(\($0))" }
    var glyph = arrow ?? image.map { "[\($0)]" } ?? label ?? " "
    if item.glyphView.isHidden { glyph = " " }
    if item.glyphView.isBusy { glyph = "(busy)" }
    var text = "\(glyph) \(item.titleLabel.text ?? "")"
    if let badge = item.badgeView.label.text { text += " (\(badge))" }
    if let detail = item.detailLabel.text { text += " | \(detail)" }
    if !item.checkView.isHidden {
      text += item.checkView.image?.name.hasSuffix("minus") == true ? " –" : " ✓"
    }
    if item.titleLabel.textColor == .systemRed { text += ", red" }
    if let icon = item.iconView.image { text += " <\(icon.name)>" }
    item.layoutIfNeeded()
    if item.bodyView.bounds.height > 0 { text += " {\((item.bodyLabel.text ?? "").prefix(20))…}" }
    return text
  }

  /// Prints what is on screen: place, glyph, texts, height, and what VoiceOver says.
  func show() {
    print("on screen:")
    for section in 0..<tableView.numberOfSections {
      if let view = tableView.headerView(forSection: section) as? MenuHeaderView {
        let height = tableView.height(ofHeader: section)
        print("  \(section)   \(text(view.item, true)), \(height) high\(spoken(view))")
      }
      for path in tableView.indexPathsForVisibleRows ?? [] where path.section == section {
        let height = tableView.height(ofRowAt: path)
        let cell = tableView.cellForRow(at: path)
        let own = (cell as? MessageCell).map { "own cell \($0.text)" }
        let text = (cell as? MenuItemCell).map { self.text($0.item, false) } ?? own ?? "────"
        let accessory = cell?.accessoryType ?? .none
        let mark = accessory == .none ? "" : ", \(accessory)"
        let isSelected = cell?.isSelected == true ? ", selected" : ""
        let isCurrent = cell?.contentView.backgroundColor?.text.hasPrefix("tint") ?? false
        let color = isCurrent ? ", on the tint" : ""
        print(
          "  \(section)-\(path.row) \(text)\(mark)\(isSelected)\(color), \(height) high"
            + (cell.map { spoken($0) } ?? ""))
      }
      if let footer = menu.tableView(tableView, titleForFooterInSection: section) {
        print("  \(section)   footer: \(footer)")
      }
    }
    report()
  }

  func spoken(_ view: UIView) -> String {
    if !view.isAccessibilityElement { return "" }
    var parts = [view.accessibilityLabel ?? ""]
    if view.accessibilityExpandedStatus != .unsupported {
      parts.append("\(view.accessibilityExpandedStatus)")
    }
    if let value = view.accessibilityValue { parts.append("value \(value)") }
    if let hint = view.accessibilityHint { parts.append("hint \(hint)") }
    for action in view.accessibilityCustomActions ?? [] { parts.append("action \(action.name)") }
    if view.accessibilityTraits.contains(.staticText) { parts.append("text") }
    if view.accessibilityTraits.contains(.header) { parts.append("header") }
    if view.accessibilityTraits.contains(.toggleButton) { parts.append("toggle") }
    if view.accessibilityTraits.contains(.notEnabled) { parts.append("dimmed") }
    if view.accessibilityTraits.contains(.selected) { parts.append("selected") }
    return "; says " + parts.joined(separator: "; ")
  }

  func menuTable(_ menuTable: MenuTableController, didOpen page: MenuNode?) {
    HeadlessLog.note("did open \(page.map { id($0) } ?? "the top page")")
  }

  func menuTable(_ menuTable: MenuTableController, willPush screen: MenuPageController) {
    HeadlessLog.note("will push \(screen.title ?? "untitled")")
    if hasOwnCells {
      screen.tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
    }
  }

  func menuTableDidPerformEvent(_ menuTable: MenuTableController) { events += 1 }

  func menuTable(
    _ menuTable: MenuTableController, willShow cell: UITableViewCell, for node: MenuNode
  ) {
    onWillShow?(node)
  }

  func menuTable(
    _ menuTable: MenuTableController, willShow header: UITableViewHeaderFooterView,
    for node: MenuNode
  ) {
    if !switches.isEmpty { HeadlessLog.note("header of \(id(node))") }
    onWillShowHeader?()
  }
}
