import MenuCompiler
import MenuRuntime

/// Draws the items of a menu as lines of a terminal.
struct MenuLines {
  let options: Options
  /// The maximum number of columns of a line; nil for no limit.
  var width: Int?
  /// The width of the widest glyph, in columns.
  private let glyphWidth: Int
  private let hasAccessories: Bool

  struct Options {
    /// Whether the ids of items are shown.
    var showsIDs = false
    /// The number of levels that are shown.
    var depth = Int.max
  }

  /// Accessories and shortcuts end at this column, or at the terminal's last column.
  private static let rightEdge = 80

  init(_ table: MenuTable, _ options: Options, width: Int? = nil) {
    self.options = options
    self.width = width
    var glyphWidth = 0
    var hasAccessories = false
    for node in table.nodes {
      let indicator = table.indicator(of: node)
      for glyph in [indicator.collapsed, indicator.expanded, indicator.empty, indicator.leaf] {
        glyphWidth = max(glyphWidth, CharacterWidth.of(glyph?.text ?? ""))
      }
      if Self.accessory(of: node, in: table) != nil { hasAccessories = true }
    }
    self.glyphWidth = glyphWidth
    self.hasAccessories = hasAccessories
  }

  /// The lines of a row: its item, the body that the item reveals and, if it is the last row below
  /// a top-level item or of the open page, the footer. The footers of other groups are rows.
  func lines(ofRow row: Int, in state: MenuExpansion) -> [StyledText] {
    guard let content = state.content(atRow: row) else { return [] }
    let node = content.node
    let table = state.table
    var lines: [StyledText] = []
    if case .item = content {
      let depth = state.depth(of: node)
      if depth >= options.depth { return [] }
      let isTop = table.parent(of: node) == nil
      if isTop, row > 0, state.layout != .rows { lines.append(StyledText()) }
      lines += self.lines(of: node, depth: depth, in: state)
    } else {
      let depth = state.depth(of: node) + (table.isInline(node) ? 0 : 1)
      if depth < options.depth { lines.append(text(of: content, depth: depth, in: table)) }
    }
    if let page = state.page {
      return row == state.rowCount - 1 ? lines + footer(of: page, in: table) : lines
    }
    let top = Self.top(above: node, in: table)
    if let last = table.children(of: top).last, table.isFooter(last) { return lines }
    let isLast = state.node(atRow: row + 1).map { Self.top(above: $0, in: table) != top } ?? true
    // The footer of a page is shown only below its items, when the page is open.
    let isSection = state.layout != .rows && !table.isPage(top)
    return isLast && isSection ? lines + footer(of: top, in: table) : lines
  }

  /// The lines of all items, with or without rows.
  func linesOfAllItems(in state: MenuExpansion) -> [StyledText] {
    let table = state.table
    var lines: [StyledText] = []
    // The ancestors of the node that have footers. Each footer follows the items below its
    // ancestor.
    var owners: [MenuNode] = []
    for node in table.nodes {
      let parents = sequence(first: node) { table.parent(of: $0) }
      while let owner = owners.last, !parents.contains(owner) {
        lines += footer(of: owner, in: table)
        owners.removeLast()
      }
      if table.parent(of: node) == nil, !lines.isEmpty, table.layout != .rows {
        lines.append(StyledText())
      }
      if table.isFooter(node) { continue }
      if table.footer(of: node) != nil { owners.append(node) }
      let depth = table.depth(of: node)
      // An inline group without a title has no row either.
      let hasText = table.isSeparator(node) || options.showsIDs || !table.title(of: node).isEmpty
      if depth >= options.depth || !hasText { continue }
      let ancestors = sequence(first: node) { table.parent(of: $0) }
      lines += self.lines(
        of: node, depth: depth, in: state, isHidden: ancestors.contains(where: state.isHidden))
    }
    return lines + owners.reversed().flatMap { footer(of: $0, in: table) }
  }

  /// The top-level item above the node, or the node itself.
  private static func top(above node: MenuNode, in table: MenuTable) -> MenuNode {
    var top = node
    while let parent = table.parent(of: top) { top = parent }
    return top
  }

  /// The lines of an item, with or without a row.
  private func lines(
    of node: MenuNode, depth: Int, in state: MenuExpansion, isHidden: Bool = false
  ) -> [StyledText] {
    let table = state.table
    let indent = String(repeating: " ", count: indentation(depth))
    if table.isFooter(node), let parent = table.parent(of: node) {
      let glyph = glyphWidth > 0 ? glyphWidth + 1 : 0
      return footer(of: parent, in: table, indent: indentation(depth) + glyph)
    }
    if table.isSeparator(node) {
      return [line(StyledText(indent + "────────", .faint))]
    }
    let isDimmed = isHidden || !state.isEnabled(node)
    var start = StyledText(indent)
    if glyphWidth > 0 {
      start.append(state.glyph(of: node)?.text ?? "", .faint)
      start.pad(to: indent.utf8.count + glyphWidth + 1)
    }
    let titleWidth = start.width
    start.append(Self.mark(of: node, in: state))
    let isHeader = depth == 0 && state.layout == .sectionHeaders || table.isInline(node)
    let style: StyledText.Style =
      table.role(of: node) == .destructive ? .red : isHeader ? .bold : .plain
    start.append(table.title(of: node), style)
    if let detail = state.shownDetail(of: node) { start.append("  \(detail)", .faint) }
    if let badge = state.badge(of: node) { start.append("  (\(badge))") }
    if options.showsIDs, let id = table.id(of: node) { start.append("  [\(id)]", .faint) }
    if state.isHidden(node) { start.append("  hidden") }
    if !state.isEnabled(node) { start.append("  disabled") }
    var lines = [
      line(isDimmed ? start.styled(.faint) : start, end: end(of: node, in: table))
    ]
    if state.isExpanded(node), let body = table.body(of: node) {
      lines += paragraph(body, indent: titleWidth)
    }
    return lines
  }

  /// The columns before an item, which leave room for its title in a narrow terminal.
  private func indentation(_ depth: Int) -> Int { min(2 * depth, (width ?? .max) / 2) }

  /// The mark that shows whether an item is checked; empty for an item that can't be checked.
  private static func mark(of node: MenuNode, in state: MenuExpansion) -> String {
    let table = state.table
    guard table.isCheckItem(node) || table.isSummaryCheck(node) else { return "" }
    let isChoice = table.isCheckItem(node) && table.choosesOne(under: table.parent(of: node))
    return switch state.checkState(of: node) {
    case .checked: isChoice ? "(•) " : "[x] "
    case .mixed: "[-] "
    case .unchecked: isChoice ? "( ) " : "[ ] "
    }
  }

  /// The shortcut and the accessory, each of which ends at the same column in all lines.
  private func end(of node: MenuNode, in table: MenuTable) -> StyledText {
    let shortcut = table.shortcut(of: node, isApple: false)?.text(isApple: false) ?? ""
    let accessory = Self.accessory(of: node, in: table)
    var end = StyledText()
    if shortcut.isEmpty, accessory == nil { return end }
    end.append(shortcut)
    if hasAccessories { end.append("  \(accessory ?? " ")", .faint) }
    return end
  }

  private static func accessory(of node: MenuNode, in table: MenuTable) -> String? {
    switch table.accessory(of: node) {
    case .disclosure: "›"
    case .detail: "i"
    case .checkmark: "✓"
    case .none: table.isPage(node) ? "›" : nil
    }
  }

  /// A line with a part at each edge. If the two parts do not fit, the first part is truncated.
  private func line(_ start: StyledText, end: StyledText = StyledText()) -> StyledText {
    if end.isEmpty { return width.map(start.truncated) ?? start }
    let edge = min(width ?? Self.rightEdge, Self.rightEdge)
    var line = width.map { start.truncated(to: max($0 - end.width - 2, 1)) } ?? start
    line.append("  ")
    line.pad(to: edge - end.width)
    line.append(end)
    return (width.map(line.truncated) ?? line).trimmed()
  }

  /// The line for a slot row.
  private func text(
    of content: MenuRowContent, depth: Int, in table: MenuTable
  ) -> StyledText {
    let text =
      switch content {
      case .placeholder(let slot): table.placeholder(of: slot)
      case .loading(let slot): table.loading(of: slot)
      case .item, .slotRow: String?.none
      }
    let indent = indentation(depth) + (glyphWidth > 0 ? glyphWidth + 1 : 0)
    var line = StyledText(String(repeating: " ", count: indent))
    line.append(text ?? "", .faint)
    return self.line(line)
  }

  private func footer(
    of node: MenuNode, in table: MenuTable, indent: Int = 2
  ) -> [StyledText] {
    table.footer(of: node).map { paragraph($0, indent: indent) } ?? []
  }

  private func paragraph(_ text: String, indent: Int) -> [StyledText] {
    let indent = min(indent, (width ?? indent * 2) / 2)
    return StyledText.wrapped(text, to: (width ?? Self.rightEdge) - indent, .faint).map {
      var line = StyledText(String(repeating: " ", count: indent))
      line.append($0)
      return line
    }
  }
}
