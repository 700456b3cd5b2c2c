/// Handles the keyboard shortcuts of all items that are not hidden, whether or not they have rows.
private struct MenuOutlineShortcuts: View {
  let model: MenuModel
  @Environment(\.menuChoice) private var choose
  @Environment(\.openURL) private var openURL

  var body: some View {
    ForEach(model.shortcuts.filter { !isHidden($0) }, id: \.self) { node in
      Button(model.look(of: node).title) { press(node) }
        .keyboardShortcut(model.table.shortcut(of: node).flatMap { KeyboardShortcut(menuKeys: $0) })
        .disabled(!model.isEnabled(node))
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
  /// A shortcut in the form `Mod+Shift+K`; nil for a key that SwiftUI does not support. Internal
  /// for tests.
  init?(menuKeys text: String) {
    let parts = text.split(separator: "+")
    guard let name = parts.last, let key = KeyEquivalent(menuKey: String(name)) else { return nil }
    var modifiers: EventModifiers = []
    for part in parts.dropLast() {
      switch part {
      case "Mod", "Cmd": modifiers.insert(.command)
      case "Ctrl": modifiers.insert(.control)
      case "Alt": modifiers.insert(.option)
      case "Shift": modifiers.insert(.shift)
      default: return nil
      }
    }
    self.init(key, modifiers: modifiers)
  }
}

extension KeyEquivalent {
  /// A key by its name: a character, or a name such as `Enter`, `Escape`, `Left` or `F5`.
  fileprivate init?(menuKey name: String) {
    switch name {
    case "Enter", "Return": self = .return
    case "Escape", "Esc": self = .escape
    case "Tab": self = .tab
    case "Space": self = .space
    case "Backspace", "Delete": self = .delete
    case "Up", "ArrowUp": self = .upArrow
    case "Down", "ArrowDown": self = .downArrow
    case "Left", "ArrowLeft": self = .leftArrow
    case "Right", "ArrowRight": self = .rightArrow
    case "Home": self = .home
    case "End": self = .end
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    default:
      if let key = name.lowercased().first, name.count == 1 {
        self.init(key)
      } else if name.first == "F", let number = UInt32(name.dropFirst()), 1...24 ~= number,
        let scalar = Unicode.Scalar(0xF703 + number)
      {
        self.init(Character(scalar))
      } else {
        return nil
      }
    }
  }
}
