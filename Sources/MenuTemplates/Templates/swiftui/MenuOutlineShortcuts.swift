/// Handles the keyboard shortcuts of all items that are not hidden, whether or not they have rows.
private struct MenuOutlineShortcuts: View {
  let model: MenuModel
  @Environment(\.menuChoice) private var choose
  @Environment(\.openURL) private var openURL

  var body: some View {
    ForEach(model.shortcuts.filter { !isHidden($0) }, id: \.self) { node in
      ForEach(model.table.shortcuts(of: node, isApple: true), id: \.self) { shortcut in
        Button(model.look(of: node).title) { press(node) }
          .keyboardShortcut(KeyboardShortcut(shortcut))
          .disabled(!model.isEnabled(node))
      }
    }
    .opacity(0)
    .accessibilityHidden(true)
  }

  private func isHidden(_ node: MenuNode) -> Bool {
    let path = sequence(first: node) { model.table.parent(of: $0) }
    return path.contains { model.state.isHidden($0) }
  }

  private func press(_ node: MenuNode) {
    model.tap(node).perform(for: node, of: model.table, choose: choose, openURL: openURL)
  }
}

extension KeyboardShortcut {
  /// The shortcut with SwiftUI's names for keys. Internal so that tests can compare them.
  init(_ shortcut: MenuShortcut) {
    let held: [(MenuModifiers, EventModifiers)] = [
      (.mod, .command), (.cmd, .command), (.ctrl, .control), (.alt, .option), (.shift, .shift),
    ]
    let modifiers = held.filter { shortcut.modifiers.contains($0.0) }.map(\.1)
    self.init(KeyEquivalent(shortcut.key), modifiers: EventModifiers(modifiers))
  }
}

extension KeyEquivalent {
  /// Keys that SwiftUI has no name for are identified by their characters in Unicode's private use
  /// area.
  fileprivate init(_ key: MenuKey) {
    switch key {
    case .character(let character): self.init(character.lowercased().first ?? character)
    case .space: self = .space
    case .enter: self = .return
    case .escape: self = .escape
    case .tab: self = .tab
    case .backspace: self = .delete
    case .delete: self.init("\u{F728}")
    case .insert: self.init("\u{F727}")
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .function(let number):
      self.init(
        Unicode.Scalar(0xF703 + UInt32(clamping: min(number, 35))).map { Character($0) } ?? " ")
    }
  }
}
