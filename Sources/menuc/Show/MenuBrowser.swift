import MenuCompiler
import MenuRuntime

/// A menu that the user tries out with keys: its state, the selected row and the search.
struct MenuBrowser {
  private let menu: RunTimeMenu
  private let search: ItemSearch
  private var lines: MenuLines
  private(set) var state: MenuExpansion
  /// The selected row.
  private var selected = 0
  /// The first row on the screen.
  private var first = 0
  /// The number of rows that Page Down skips.
  private var pageHeight = 1
  /// The words of the search; nil if there is no search.
  private var words: String?
  private var isTyping = false
  /// The effect of the last key; nil if there is none to report.
  private var message: String?

  private static let help = "q quit  / search"

  init(_ menu: RunTimeMenu, _ state: MenuExpansion, _ options: MenuLines.Options) {
    self.menu = menu
    self.state = state
    search = ItemSearch(menu.table)
    lines = MenuLines(menu.table, options)
    select(0, orNext: 1)
  }

  /// Performs the action of a key. Returns whether the program continues.
  mutating func press(_ key: TerminalKey) -> Bool {
    message = nil
    if isTyping { return type(key) }
    switch key {
    case .interrupt, .character("q"): return false
    case .up, .character("k"): select(selected - 1, orNext: -1)
    case .down, .character("j"): select(selected + 1, orNext: 1)
    case .home, .character("g"): select(0, orNext: 1)
    case .end, .character("G"): select(state.rowCount - 1, orNext: -1)
    case .pageUp: select(max(selected - pageHeight, 0), orNext: 1)
    case .pageDown: select(min(selected + pageHeight, state.rowCount - 1), orNext: -1)
    case .right, .character("l"): open()
    case .left, .character("h"): close()
    case .enter: tap(at: .row)
    case .character(" "): tap(at: togglesByIndicator ? .indicator : .row)
    case .backspace: closePage()
    case .escape: if words != nil { find(nil) } else { closePage() }
    case .character("/"):
      isTyping = true
      find("")
    case .suspend, .character: break
    }
    return true
  }

  /// Performs the action of a key while the words of a search are typed.
  private mutating func type(_ key: TerminalKey) -> Bool {
    switch key {
    case .interrupt: return false
    case .enter, .down:
      isTyping = false
      if words?.isEmpty ?? true { find(nil) }
    case .escape:
      isTyping = false
      find(nil)
    case .backspace: find(String((words ?? "").dropLast()))
    case .character(let character): find((words ?? "") + String(character))
    default: break
    }
    return true
  }

  /// Shows the items that contain these words, and the items above them.
  private mutating func find(_ words: String?) {
    self.words = words
    let items = words.flatMap { search.result(of: $0, in: state)?.items }
    keepingSelection { $0.state.filter(items) }
    if let row = items?.first.flatMap(state.row(of:)) { selected = row }
  }
}

/// The selected row.
extension MenuBrowser {
  /// The item of the selected row, or the slot that the row belongs to.
  private var node: MenuNode? { state.node(atRow: selected) }

  /// The item of the selected row; nil for a row in a slot.
  private var item: MenuNode? {
    if case .item(let node)? = state.content(atRow: selected) { node } else { nil }
  }

  /// Selects a row or, if it can't be selected, the next row in a direction that can be selected.
  private mutating func select(_ row: Int, orNext step: Int) {
    var row = row
    while row >= 0, row < state.rowCount {
      if let node = state.node(atRow: row), !state.table.isSeparator(node) {
        selected = row
        return
      }
      row += step
    }
  }

  /// Changes the state; the selected item stays selected if it still has a row.
  private mutating func keepingSelection(_ change: (inout MenuBrowser) -> Void) {
    let before = node
    let page = state.page
    change(&self)
    if state.page == page, before == node { return }
    if state.page == page, let before, let row = state.row(of: before) {
      selected = row
      return
    }
    first = 0
    // When a page has been closed, its row is selected.
    if let page, let row = state.row(of: page), state.page != page {
      selected = row
    } else {
      selected = 0
      select(0, orNext: 1)
    }
  }

  private var togglesByIndicator: Bool {
    guard let item else { return false }
    if case .toggle = state.response(toTapOn: item, at: .indicator) { return true }
    return false
  }

  private mutating func tap(at place: MenuTapPlace) {
    guard let node = item else { return }
    let effect = effect(ofTapOn: node, at: place)
    keepingSelection { browser in
      let response = browser.state.tap(node, at: place).response
      switch response {
      case .open: browser.endSearch()
      case .action, .url: browser.message = "chosen: \(effect)"
      case .choose, .nothing, .toggle: break
      }
    }
  }

  /// Ends the search, because a page is shown completely.
  private mutating func endSearch() {
    words = nil
    state.filter(nil)
  }

  private mutating func open() {
    guard let node = item else { return }
    if state.isExpanded(node), !state.isFiltered {
      let child = state.node(atRow: selected + 1)
      if child.flatMap(state.table.parent(of:)) == node { select(selected + 1, orNext: 1) }
    } else if state.table.isPage(node) || togglesByIndicator {
      tap(at: .indicator)
    } else if state.isEnabled(node), state.table.isCollapsible(node), !state.isExpanded(node) {
      keepingSelection { $0.state.expand(node) }
    }
  }

  private mutating func close() {
    guard let node else { return }
    if item == nil {
      selected = state.row(of: node) ?? selected
    } else if state.isExpanded(node), state.isEnabled(node), state.table.isCollapsible(node) {
      keepingSelection { $0.state.collapse(node) }
    } else if let row = rowAbove(node) {
      selected = row
    } else {
      closePage()
    }
  }

  /// The row of the nearest ancestor that has a row.
  private func rowAbove(_ node: MenuNode) -> Int? {
    let ancestors = sequence(first: node) { state.table.parent(of: $0) }.dropFirst()
    return ancestors.lazy.compactMap(state.row(of:)).first
  }

  private mutating func closePage() {
    if state.page != nil { keepingSelection { $0.state.closePage() } }
  }

  /// The effect of a tap, in words.
  private func effect(ofTapOn node: MenuNode, at place: MenuTapPlace) -> String {
    let response: MenuTapResponse<String> = state.response(toTapOn: node, at: place)
    switch response {
    case .toggle: return state.isExpanded(node) ? "closes" : "opens"
    case .open: return "opens the page"
    case .action: return "action \(menu.call(of: node) ?? "")"
    case .url(let url): return "url \(url)"
    case .nothing:
      if state.table.isInline(node) { return "heading" }
      if state.isEnabled(node) { return "does nothing" }
      return state.table.disabledReason(of: node).map { "disabled: \($0)" } ?? "disabled"
    case .choose:
      guard state.table.isCheckItem(node) || state.table.isSummaryCheck(node) else {
        return "chooses it, without an action"
      }
      guard state.isChecked(node) else { return "checks" }
      let isChoice =
        state.table.isCheckItem(node)
        && state.table.choosesOne(under: state.table.parent(of: node))
      return isChoice ? "is checked" : "unchecks"
    }
  }
}

/// The screen.
extension MenuBrowser {
  /// The lines of a screen of this size.
  mutating func screen(columns: Int, rows: Int, isColored: Bool) -> [String] {
    let height = max(rows - 2, 1)
    pageHeight = max(height - 1, 1)
    lines.width = columns
    scroll(to: height)
    var shown = [title.truncated(to: columns).printed(isColored: isColored)]
    var row = first
    while shown.count <= height, row < state.rowCount {
      for (index, line) in visibleLines(of: row).enumerated() where shown.count <= height {
        let isSelected = row == selected && index == selectedLine(of: row)
        shown.append(
          isSelected ? Self.inverse(line, columns) : line.printed(isColored: isColored))
      }
      row += 1
    }
    while shown.count <= height { shown.append("") }
    if rows < 3 { return Array(shown.suffix(rows)) }
    return shown + [status(columns, isColored: isColored)]
  }

  /// A row's lines; the first row of the screen needs no empty line above it.
  private func visibleLines(of row: Int) -> ArraySlice<StyledText> {
    let lines = lines.lines(ofRow: row, in: state)
    return row == first ? lines.drop(while: \.isEmpty) : lines[...]
  }

  private func selectedLine(of row: Int) -> Int {
    visibleLines(of: row).prefix(while: \.isEmpty).count
  }

  /// Moves the first row so that the selected row is on the screen, and no room is left below the
  /// last row.
  private mutating func scroll(to height: Int) {
    func lineCount(_ row: Int) -> Int { lines.lines(ofRow: row, in: state).count }
    first = min(first, selected)
    var start = selected
    var used = lineCount(selected)
    while start > first, used + lineCount(start - 1) <= height {
      start -= 1
      used += lineCount(start)
    }
    first = start
    var end = selected + 1
    while used < height, end < state.rowCount {
      used += lineCount(end)
      end += 1
    }
    while first > 0, used + lineCount(first - 1) <= height {
      first -= 1
      used += lineCount(first)
    }
  }

  private static func inverse(_ line: StyledText, _ columns: Int) -> String {
    var line = line
    line.pad(to: columns)
    return "\u{1B}[7m\(line.printed(isColored: false))\u{1B}[0m"
  }

  /// The title of the menu, and the titles of the open pages.
  private var title: StyledText {
    let table = state.table
    let pages = state.page.map { table.path(to: $0) + [$0] } ?? []
    return StyledText(
      ([table.title] + pages.map(table.title(of:))).joined(separator: " › "), .bold)
  }

  private func status(_ columns: Int, isColored: Bool) -> String {
    var line = StyledText()
    if isTyping {
      line.append("/\(words ?? "")▏")
    } else if let message {
      line.append(message)
    } else if let node {
      line.append(item == nil ? "does nothing" : effect(ofTapOn: node, at: .row))
      if let words { line.append("  /\(words)", .faint) }
      if let help = state.table.help(of: node) { line.append("  \(help)", .faint) }
    } else {
      line.append(words == nil ? "no rows" : "nothing found")
    }
    line = line.truncated(to: max(columns - Self.help.utf8.count - 2, 1))
    line.pad(to: columns - Self.help.utf8.count)
    line.append(Self.help, .faint)
    return line.truncated(to: columns).printed(isColored: isColored)
  }
}
