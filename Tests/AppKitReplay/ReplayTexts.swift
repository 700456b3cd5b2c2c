import AppKit

/// The actual and the expected contents of rows.
extension Replay {
  /// The contents of a row's view.
  func text(_ view: NSView?) -> String {
    if let view = view as? MessageView { return "own view \(view.text)" }
    if view is MenuSeparatorCell { return "────" }
    guard let cell = view as? MenuItemCell else { return "nothing" }
    let glyph = cell.glyphButton
    var text = glyph.image.map { "[\($0.text)]" } ?? glyph.title
    if glyph.isHidden || text.isEmpty { text = " " }
    if glyph.isBusy { text = "(busy)" }
    text += " \(cell.titleLabel.stringValue)"
    if !cell.badgeView.isHidden { text += " (\(cell.badgeView.label.stringValue))" }
    if !cell.detailLabel.isHidden { text += " | \(cell.detailLabel.stringValue)" }
    if !cell.markView.isHidden, let image = cell.markView.image { text += " ⟨\(image.text)⟩" }
    if cell.titleLabel.textColor == .systemRed { text += ", red" }
    if cell.titleLabel.textColor == .disabledControlTextColor { text += ", dimmed" }
    if !cell.iconView.isHidden, let icon = cell.iconView.image { text += " <\(icon.text)>" }
    if !cell.bodyLabel.isHidden { text += " {\(cell.bodyLabel.stringValue.prefix(20))…}" }
    if !cell.footerLabel.isHidden { text += " _\(cell.footerLabel.stringValue)_" }
    return text
  }

  /// The expected contents of a row, from the state and the program, not from a cell.
  func expectedText(_ content: MenuRowContent) -> String {
    if hasOwnViews, case .slotRow(let slot, let index) = content {
      return "own view \(program.title(ofRow: index, of: slot))"
    }
    if case .item(let node) = content, menu.table.isSeparator(node), !menu.table.isFooter(node) {
      return "────"
    }
    let look = menu.look(of: content)
    let arrows = ["›": "forward", "⌄": "down", "⌃": "up"]
    let isMirrored = menu.direction == .rightToLeft
    var text = look.glyphImage.map { "[\($0.text)]" } ?? look.glyph?.text ?? " "
    if look.glyphImage == nil, let arrow = arrows[text] { text = "[system chevron.\(arrow)]" }
    if isMirrored { text = ["▸": "◂", "▶": "◀"][text] ?? text }
    if look.isBusy { text = "(busy)" }
    text += " \(look.title)"
    if let badge = look.badge { text += " (\(badge))" }
    if let detail = look.detail { text += " | \(detail)" }
    let marks: [MenuAccessory: String] = [
      .disclosure: "chevron.forward", .detail: "info.circle", .checkmark: "checkmark",
    ]
    let mark = look.showsCheck ? "checkmark" : look.isMixed ? "minus" : marks[look.accessory]
    if let mark { text += " ⟨system \(mark)⟩" }
    if look.isEnabled, look.isDestructive { text += ", red" }
    if !look.isEnabled { text += ", dimmed" }
    if let icon = look.icon { text += " <\(icon.text)>" }
    if look.isBodyOpen { text += " {\((look.body ?? "").prefix(20))…}" }
    return text
  }

  /// The footer of the section or page of which a row is the last.
  func expectedFooter(_ row: Int) -> String {
    let (state, table) = (menu.state, menu.table)
    func text(_ node: MenuNode) -> String { table.footer(of: node).map { " _\($0)_" } ?? "" }
    if let page = state.page { return row == state.rowCount - 1 ? text(page) : "" }
    if state.layout == .rows { return "" }
    var end = 0
    for section in 0..<state.sectionCount {
      end += state.rowCount(inSection: section) + (state.layout == .sectionHeaders ? 1 : 0)
      if row == end - 1, let top = state.node(ofSection: section) {
        return table.isPage(top) ? "" : text(top)
      }
    }
    return ""
  }

  /// The words of VoiceOver for a row of an outline.
  func spoken(_ view: NSView?, _ rowView: NSTableRowView?) -> String {
    guard let cell = view as? MenuItemCell, let rowView else { return "" }
    var parts = [cell.spoken.label ?? ""]
    if let role = cell.spoken.role, role != .cell { parts.append(role.rawValue) }
    if let value = cell.spoken.value { parts.append("value \(value)") }
    if let help = cell.spoken.help { parts.append("help \(help)") }
    if !cell.spoken.isEnabled { parts.append("dimmed") }
    parts.append("level \(rowView.accessibilityDisclosureLevel())")
    if rowView.isAccessibilitySelectorAllowed(Selector("setAccessibilityDisclosed:")) {
      parts.append(rowView.isAccessibilityDisclosed() ? "open" : "closed")
    }
    return "; says " + parts.joined(separator: "; ")
  }

  func menuTable(
    _ menuTable: MenuTableController, viewForRow index: Int, of slot: MenuNode
  ) -> NSView? {
    if !hasOwnViews { return nil }
    let view = MessageView(frame: .zero)
    view.text = program.title(ofRow: index, of: slot)
    return view
  }

  /// A click on a row of a slot.
  func tap(_ id: String, row index: Int) {
    print("click row \(index) of \(id)")
    if let row = menu.state.row(of: node(id), index: index) {
      tableView.click(row)
    } else {
      print("  is not on screen")
    }
    report()
  }
}

/// A view of the program's own.
final class MessageView: NSView {
  var text = ""
}
