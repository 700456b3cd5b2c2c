#if !os(tvOS)
  /// The menu's keyboard shortcuts.
  extension MenuTableController {
    /// A key command for each item with a shortcut, unless the item is hidden. The item's title
    /// appears in the list that the system shows while a person holds Command. The view controller
    /// that shows the menu returns the key commands and forwards pressed ones:
    ///
    /// ```swift
    /// override var keyCommands: [UIKeyCommand]? { menu.keyCommands(action: #selector(press)) }
    ///
    /// @objc private func press(_ command: UIKeyCommand) { menu.press(command) }
    /// ```
    public func keyCommands(action: Selector) -> [UIKeyCommand] {
      table.nodes.compactMap { node in
        guard let shortcut = table.shortcut(of: node), !isBelowHidden(node),
          let keys = MenuKeys(shortcut)
        else { return nil }
        let title = texts(of: node).title ?? table.title(of: node)
        return UIKeyCommand(
          title: title, action: action, input: keys.input, modifierFlags: keys.modifiers,
          propertyList: table.id(of: node), discoverabilityTitle: title,
          attributes: isEnabled(node) ? [] : .disabled,
          state: state.isChecked(node) ? .on : .off)
      }
    }

    /// Performs the action of a tap on the item of a key command. The item need not have a row.
    public func press(_ command: UIKeyCommand) {
      if let id = command.propertyList as? String, let node = table.node(withID: id) { tap(node) }
    }

    private func isBelowHidden(_ node: MenuNode) -> Bool {
      sequence(first: node) { self.table.parent(of: $0) }
        .contains { self.state.isHidden($0) }
    }
  }

  /// The UIKit representation of a shortcut such as `Mod+Shift+K`. Internal for tests.
  struct MenuKeys {
    let input: String
    let modifiers: UIKeyModifierFlags

    /// Returns nil for a key that UIKit does not support.
    init?(_ shortcut: String) {
      let parts = shortcut.split(separator: "+")
      guard let name = parts.last, let input = Self.input(String(name)) else { return nil }
      var modifiers: UIKeyModifierFlags = []
      for part in parts.dropLast() {
        switch part {
        case "Mod", "Cmd": modifiers.insert(.command)
        case "Ctrl": modifiers.insert(.control)
        case "Alt": modifiers.insert(.alternate)
        case "Shift": modifiers.insert(.shift)
        default: return nil
        }
      }
      self.input = input
      self.modifiers = modifiers
    }

    private static func input(_ name: String) -> String? {
      switch name {
      case "Enter", "Return": "\r"
      case "Escape", "Esc": UIKeyCommand.inputEscape
      case "Tab": "\t"
      case "Space": " "
      case "Backspace": "\u{8}"
      case "Delete": UIKeyCommand.inputDelete
      case "Up", "ArrowUp": UIKeyCommand.inputUpArrow
      case "Down", "ArrowDown": UIKeyCommand.inputDownArrow
      case "Left", "ArrowLeft": UIKeyCommand.inputLeftArrow
      case "Right", "ArrowRight": UIKeyCommand.inputRightArrow
      case "Home": UIKeyCommand.inputHome
      case "End": UIKeyCommand.inputEnd
      case "PageUp": UIKeyCommand.inputPageUp
      case "PageDown": UIKeyCommand.inputPageDown
      case "F1": UIKeyCommand.f1
      case "F2": UIKeyCommand.f2
      case "F3": UIKeyCommand.f3
      case "F4": UIKeyCommand.f4
      case "F5": UIKeyCommand.f5
      case "F6": UIKeyCommand.f6
      case "F7": UIKeyCommand.f7
      case "F8": UIKeyCommand.f8
      case "F9": UIKeyCommand.f9
      case "F10": UIKeyCommand.f10
      case "F11": UIKeyCommand.f11
      case "F12": UIKeyCommand.f12
      default: name.count == 1 ? name.lowercased() : nil
      }
    }
  }
#endif
