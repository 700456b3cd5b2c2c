import UIKit

/// Arrow keys on the row or header with the focus, pointers, and the touch targets of glyphs.
@MainActor func keyboards() {
  arrows()
  arrowsOnHeaders()
  arrowsOnPages()
  arrowsOutOfSight()
  pointers()
  touchTargets()
}

extension Replay {
  /// A key on the row of an item, or on its header.
  func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], on id: String) {
    print("press \(code)\(modifiers.isEmpty ? "" : ", with modifiers") on \(id)")
    let view: UIView?
    if let path = menu.state.indexPath(of: node(id)) {
      view = tableView.cellForRow(at: IndexPath(row: path.row, section: path.section))
    } else {
      view = header(id)?.control
    }
    guard let view, let system = UIFocusSystem.focusSystem(for: tableView) else {
      return print("  is not on screen")
    }
    system.requestFocusUpdate(to: view)
    system.updateFocusIfNeeded()
    view.pressesBegan([UIPress(code, modifiers)], with: nil)
    let cells = (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
      tableView.cellForRow(at: path)?.isFocused == true ? menu.node(at: path) : nil
    }
    let headers = menu.shownNodes.filter { header(self.id($0))?.control.isFocused == true }
    HeadlessLog.note("the focus: \((cells + headers).map { self.id($0) })")
    report()
  }
}

@MainActor private func arrows() {
  let replay = Replay.begin(GroceriesMenu.table)
  replay.press(.keyboardRightArrow, on: "nuts")
  replay.press(.keyboardRightArrow, on: "nuts")
  replay.press(.keyboardLeftArrow, .command, on: "nuts")
  if let first = replay.menu.table.children(of: replay.node("nuts")).first {
    replay.press(.keyboardLeftArrow, on: replay.id(first))
  }
  replay.press(.keyboardLeftArrow, on: "nuts")
  replay.press(.keyboardLeftArrow, on: "nuts")
  UIView.isMirrored = true
  let mirrored = Replay.begin(GroceriesMenu.table)
  mirrored.press(.keyboardLeftArrow, on: "nuts")
  mirrored.press(.keyboardRightArrow, on: "nuts")
  UIView.isMirrored = false
}

@MainActor private func arrowsOnHeaders() {
  let replay = Replay.begin(EstimateMenu.table)
  replay.press(.keyboardRightArrow, on: "prices")
  replay.press(.keyboardLeftArrow, on: "prices.roof")
  replay.press(.keyboardLeftArrow, on: "prices")
  replay.press(.keyboardSpacebar, on: "prices")
  replay.press(.keyboardReturnOrEnter, on: "prices")
}

@MainActor private func arrowsOnPages() {
  let replay = Replay.begin(PhoneMenu.table)
  replay.tap("display")
  replay.press(.keyboardLeftArrow, on: "theme")
  print("the page is closed: \(replay.menu.state.page == nil)")
}

/// The parent is scrolled to, and its view is made when it is.
@MainActor private func arrowsOutOfSight() {
  let replay = Replay.begin(GroceriesMenu.table)
  let headers = Replay.begin(EstimateMenu.table)
  let list = ListReplay(EstimateMenu.table, ProgramRows())
  replay.tap("nuts")
  headers.tap("prices")
  list.tap("prices")
  UIScrollView.makesViewsInLayout = true
  replay.press(.keyboardLeftArrow, on: "nuts.almonds")
  headers.press(.keyboardLeftArrow, on: "prices.roof")
  list.press(.keyboardLeftArrow, on: "prices.roof")
  UIScrollView.makesViewsInLayout = false
}

@MainActor private func pointers() {
  let replay = Replay.begin(DarkroomMenu.table)
  print("takes the focus: \(replay.tableView.allowsFocus)")
  for id in ["library", "help", "adjust"] {
    let view: UIView? = replay.header(id)?.control ?? replay.item(id)
    let pointer = view?.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
    let style = pointer.flatMap {
      $0.delegate?.pointerInteraction($0, styleFor: UIPointerRegion())
    }
    print("the pointer on the header of \(id): \(style.map { word($0.shown) } ?? "nothing")")
  }
  for path in replay.tableView.indexPathsForVisibleRows ?? [] {
    guard let cell = replay.tableView.cellForRow(at: path) as? MenuItemCell else { continue }
    let pointer = cell.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
    let style = pointer.flatMap {
      $0.delegate?.pointerInteraction($0, styleFor: UIPointerRegion())
    }
    let isTapped = replay.menu.tableView(replay.tableView, shouldHighlightRowAt: path)
    if (style != nil) != isTapped { print("STALE pointer on \(path)") }
  }
  let lines = (replay.tableView.indexPathsForVisibleRows ?? []).compactMap {
    replay.tableView.cellForRow(at: $0) as? MenuSeparatorCell
  }
  print("\(lines.count) lines, of which \(lines.count { $0.canBecomeFocused }) take the focus")
  let glyph = MenuGlyphView()
  print("the glyph has a pointer: \(glyph.interactions.contains { $0 is UIPointerInteraction })")
}

@MainActor private func word(_ effect: UIPointerEffect) -> String {
  switch effect {
  case .automatic: "automatic"
  case .hover(_, let tint, let shadow, let scale):
    "hover, \(tint)\(shadow ? ", shadow" : "")\(scale ? ", scaled" : "")"
  }
}

/// The glyph at the end of a row takes touches in 44 by 44 points, also beyond the margin of its row.
@MainActor private func touchTargets() {
  let item = MenuItemView()
  item.frame = CGRect(x: 16, y: 0, width: 288, height: 44)
  item.glyphView.superview?.frame = item.bounds
  item.glyphView.frame = CGRect(x: 273, y: 14, width: 15, height: 15)
  for x in [258, 259, 280, 302, 303] {
    let hit = item.hitTest(CGPoint(x: CGFloat(x), y: 2), with: nil)
    print("a touch at \(x): \(hit === item.glyphView ? "the glyph" : "the row")")
  }
}
