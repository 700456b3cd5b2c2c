import SwiftUI

/// Touches a generated outline, and prints the rows that moved, the calls of listeners, and the
/// visible and spoken texts. Compares all of these with the engine.
@MainActor final class Replay {
  let model: MenuModel
  let host: HeadlessHost
  /// The rows of slots and the badges that the model is given.
  let program = ProgramRows()
  private let pushes: Bool
  private var table: MenuTable { model.table }

  /// - Parameter pushes: Whether the outline is in a navigation stack, which shows pages.
  init(_ table: MenuTable, hears: Bool = true, pushes: Bool = false) {
    let model = MenuModel(table)
    self.model = model
    self.pushes = pushes
    HeadlessHost.names = { id in
      if case .item(let node) = id.base as? MenuOutlineRowID {
        model.table.title(of: node)
      } else {
        "\(id)"
      }
    }
    let choose: @MainActor (MenuNode, String?) -> Void = { node, action in
      if !hears { return }
      HeadlessHost.log.append("chosen: \(table.id(of: node) ?? "-"), \(action ?? "no action")")
    }
    if pushes {
      host = HeadlessHost {
        NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
          MenuOutline(model).navigationTitle(Text(verbatim: "Home")).menuPages(of: model)
            .onMenuChoice(perform: choose)
        }
      }
    } else {
      host = HeadlessHost { MenuOutline(model).onMenuChoice(perform: choose) }
    }
    model.clock = ReplayClock()
    giveRows()
    if hears { print("=== \(table.title)") }
  }

  func node(_ id: String) -> MenuNode {
    guard let node = table.node(withID: id) else {
      preconditionFailure("the menu has no item \(id)")
    }
    return node
  }

  /// A finger on an item's row.
  func tap(_ id: String) {
    print("tap \(id)")
    press(find(node(id)), 0)
  }

  /// A finger on an item's glyph; on the row, where the glyph takes no touches.
  func tapGlyph(_ id: String) {
    let buttons = find(node(id))?.all.filter { $0.press != nil } ?? []
    print("tap the glyph of \(id)\(buttons.count < 2 ? ", which is part of the row" : "")")
    press(find(node(id)), buttons.count - 1)
  }

  /// The look of the glyph with a finger on its row.
  func press(_ id: String) {
    host.pressed = find(node(id))?.all.first { $0.press != nil }?.path ?? ""
    // The pressed row is not observed, so the view is updated explicitly.
    host.update()
    print("with a finger on \(id):\n\(find(node(id))?.tree ?? "")")
    host.pressed = ""
    host.update()
    _ = HeadlessHost.takeLog()
  }

  /// The keys of a shortcut.
  func keys(_ shortcut: String) {
    print("keys \(shortcut)")
    press(host.root.all.first { $0.notes.contains("keys \(shortcut)") }, 0)
  }

  /// A key, with the focus on an item's row.
  func key(_ name: String, _ key: KeyEquivalent, on id: String) {
    let isHandled = find(node(id))?.key?(key) ?? false
    print("key \(name) on \(id)\(isHandled ? "" : ", which is not for it")")
    report()
  }

  /// Performs the n-th VoiceOver action of a row; the first is a double tap.
  func voiceOver(_ id: String, _ action: Int = 0) {
    let actions = find(node(id))?.actions ?? []
    print("VoiceOver on \(id): \(action < actions.count ? actions[action].name : "no action")")
    if action < actions.count { actions[action].perform() }
    report()
  }

  private func press(_ element: HeadlessElement?, _ button: Int) {
    let buttons = element?.all.filter { $0.press != nil } ?? []
    if button < 0 || button >= buttons.count {
      print("  is not on screen")
    } else if buttons[button].isEnabled {
      buttons[button].press?()
    } else {
      print("  is disabled")
    }
    report()
  }

  func event(_ name: String, _ event: (inout MenuExpansion) -> MenuChange) {
    print(name)
    model.perform(event)
    report()
  }

  static func isWrong(_ line: String) -> Bool {
    ["STALE", "WRONG", "ROWS", "RESTLESS", "TWICE", "NOT THERE"].contains { line.contains($0) }
  }

  func report() {
    host.update()
    check()
    for line in HeadlessHost.takeLog() { print("  \(line)") }
  }

  /// Lets time pass, and those who wait for it go on.
  func wait(_ seconds: Double) async {
    await HeadlessClock.settle()
    print("\(seconds) s later")
    HeadlessClock.advance(by: seconds)
    await HeadlessClock.settle()
    report()
  }

  /// The drawn row or header of an item: the last item in its path is its own.
  func find(_ node: MenuNode) -> HeadlessElement? {
    drawn.last { $0.key == "\(node.number)" }?.element
  }

  /// The screens of a navigation stack, the uppermost last; without one, the window.
  var screens: [HeadlessElement] {
    let screens = host.root.all.filter { $0.name == "screen" }
    return screens.isEmpty ? [host.root] : screens
  }

  /// The rows and headers of the uppermost screen in their order; keys are those of `key(of:)`.
  var drawn: [(key: String, element: HeadlessElement)] { rows(on: screens.last ?? host.root) }

  func rows(on screen: HeadlessElement) -> [(key: String, element: HeadlessElement)] {
    screen.all.compactMap { element in
      if element.label == nil && element.name != "────" { return nil }
      return key(ofPath: element.path).map { ($0, element) }
    }
  }

  /// Every row of every screen must be there, in its order, and look and sound as the engine says.
  func check() {
    let pages = pushes ? [nil] + model.path.map { $0.node } : [model.state.page]
    if pages.count != screens.count { HeadlessHost.log.append("WRONG \(screens.count) screens") }
    for (page, screen) in zip(pages, screens) {
      var state = model.state
      state.openPage(page)
      check(rows(on: screen), in: state)
    }
  }

  private func check(
    _ drawn: [(key: String, element: HeadlessElement)], in state: MenuExpansion
  ) {
    let rows = (0..<state.rowCount).compactMap { state.content(atRow: $0) }
    let keys = drawn.map(\.key)
    if rows.map(key) != keys { return HeadlessHost.log.append("ROWS \(keys)") }
    for (content, (_, element)) in zip(rows, drawn) {
      if table.isFooter(content.node), let group = table.parent(of: content.node) {
        let footer = "“\(table.footer(of: group) ?? "")”"
        if !element.all.contains(where: { $0.name == footer }) {
          HeadlessHost.log.append("WRONG footer: \(element.tree)")
        }
      }
      if table.isSeparator(content.node) { continue }
      guard case .item(let node) = content else {
        checkSlot(content, element)
        continue
      }
      let texts = Set(element.all.map(\.name))
      let notes = element.notes.joined(separator: " ")
      func expect(_ isRight: Bool, _ what: String) {
        if !isRight { HeadlessHost.log.append("WRONG \(what): \(element.tree)") }
      }
      expect(texts.contains("“\(table.title(of: node))”"), "title")
      let badge = program.badges[node].map { "\($0)" } ?? table.badge(of: node)
      expect(badge.map { texts.contains("“\($0)”") } ?? true, "badge")
      expect(isShown(state.glyph(of: node), texts) || texts.contains("(busy)"), "glyph")
      let opens = table.isExpandable(node) && !table.isInline(node) && !state.isEmpty(node)
      let isOpen = state.isExpanded(node)
      expect(notes.contains("“\(model.strings.expanded)") == (opens && isOpen), "value")
      expect(notes.contains("“\(model.strings.collapsed)") == (opens && !isOpen), "value")
      if let body = table.body(of: node) {
        // A closed item is its line alone, whose title may be the same text.
        expect(texts.contains("“\(body)”") || !isOpen, "body")
        expect((element.children.count > 1) == isOpen, "body")
      }
      let isEnabled = state.isEnabled(node) && !program.disabled.contains(node)
      expect(element.notes.contains("disabled") != isEnabled, "enabled")
    }
  }

  private func isShown(_ glyph: MenuGlyph?, _ texts: Set<String>) -> Bool {
    guard let glyph else { return true }
    if let image = glyph.image, UIImage.names.contains(image) {
      return texts.contains("[\(image)]")
    }
    let arrows = ["›": "right", "⌃": "up", "⌄": "down"]
    return glyph.text.map { texts.contains(arrows[$0] ?? "“\($0)”") } ?? true
  }

  /// Prints what can be seen and heard.
  func show() {
    print("on screen:")
    show(host.root, "  ")
    report()
  }

  private func show(_ element: HeadlessElement, _ indent: String) {
    if element.name == "background" { return }
    if element.label == nil, !element.children.isEmpty {
      let isPlace = ["header", "footer"].contains(element.name)
      let isSection = element.name == "Section"
      if element.name == "screen" { print("\(indent)screen \(element.notes.joined())") }
      if isPlace || isSection { print("\(indent)\(element.name)") }
      for child in element.children { show(child, isPlace || isSection ? indent + "  " : indent) }
    } else {
      let label = element.label.map { "; says “\($0)”" } ?? ""
      let notes = element.notes.isEmpty ? "" : "; " + element.notes.joined(separator: ", ")
      print("\(indent)\(element.text)\(label)\(notes)")
    }
  }
}

/// The time of the tests, by which menus wait.
struct ReplayClock: MenuClock {
  func sleep(for seconds: Double) async { await HeadlessClock.sleep(seconds) }
}
