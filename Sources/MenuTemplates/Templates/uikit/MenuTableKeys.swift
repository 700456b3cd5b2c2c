#if !os(tvOS)
  /// The menu's keyboard shortcuts.
  extension MenuTableController: MenuKeyController {
    /// A key command for each shortcut of each item, unless the item is hidden. The item's title
    /// appears, with its first shortcut, in the list that the system shows while a person holds
    /// Command. The view controller that shows the menu returns the key commands and forwards
    /// pressed ones:
    ///
    /// ```swift
    /// override var keyCommands: [UIKeyCommand]? { menu.keyCommands(action: #selector(press)) }
    ///
    /// @objc private func press(_ command: UIKeyCommand) { menu.press(command) }
    /// ```
    public func keyCommands(action: Selector) -> [UIKeyCommand] { commands(action) }

    /// Has the effect of a tap on the item that a key command belongs to. The item need not have a
    /// row.
    public func press(_ command: UIKeyCommand) { tapItem(of: command) }
  }

  /// A controller whose items have keyboard shortcuts.
  @MainActor private protocol MenuKeyController: MenuRowController {
    /// A table, and its items with shortcuts. A different version of the menu has a different
    /// table.
    var keptShortcuts: (table: MenuTable, items: [(MenuNode, [MenuKeys])])? { get set }
  }

  extension MenuKeyController {
    fileprivate func commands(_ action: Selector) -> [UIKeyCommand] {
      shortcuts.flatMap { node, keys -> [UIKeyCommand] in
        if isBelowHidden(node) { return [] }
        let title = texts(of: node).title ?? table.title(of: node)
        return keys.enumerated().map { index, keys in
          UIKeyCommand(
            title: index == 0 ? title : "", action: action, input: keys.input,
            modifierFlags: keys.modifiers, propertyList: table.id(of: node),
            discoverabilityTitle: index == 0 ? title : nil,
            attributes: isEnabled(node) ? [] : .disabled,
            state: state.checkState(of: node).menuState)
        }
      }
    }

    fileprivate func tapItem(of command: UIKeyCommand) {
      if let id = command.propertyList as? String, let node = table.node(withID: id) {
        tap(node, at: .row)
      }
    }

    /// The items with shortcuts that UIKit has keys for.
    private var shortcuts: [(MenuNode, [MenuKeys])] {
      if let keptShortcuts, keptShortcuts.table === table { return keptShortcuts.items }
      let items = table.nodes.compactMap { node -> (MenuNode, [MenuKeys])? in
        let keys = table.shortcuts(of: node, isApple: true).compactMap { MenuKeys($0) }
        return keys.isEmpty ? nil : (node, keys)
      }
      keptShortcuts = (table, items)
      return items
    }

    private func isBelowHidden(_ node: MenuNode) -> Bool {
      sequence(first: node) { self.table.parent(of: $0) }
        .contains { self.state.isHidden($0) }
    }
  }

  /// UIKit's names for the keys of a shortcut. Internal so that tests can compare them.
  @MainActor struct MenuKeys {
    let input: String
    let modifiers: UIKeyModifierFlags

    /// Returns nil for a key that UIKit has no name for: Insert, and F13 to F24.
    init?(_ shortcut: MenuShortcut) {
      guard let input = Self.input(shortcut.key) else { return nil }
      let held: [(MenuModifiers, UIKeyModifierFlags)] = [
        (.mod, .command), (.cmd, .command), (.ctrl, .control), (.alt, .alternate), (.shift, .shift),
      ]
      modifiers = held.filter { shortcut.modifiers.contains($0.0) }.reduce([]) { $0.union($1.1) }
      self.input = input
    }

    private static func input(_ key: MenuKey) -> String? {
      switch key {
      case .character(let character): character.lowercased()
      case .space: " "
      case .enter: "\r"
      case .escape: UIKeyCommand.inputEscape
      case .tab: "\t"
      case .backspace: "\u{8}"
      case .delete: UIKeyCommand.inputDelete
      case .insert: nil
      case .home: UIKeyCommand.inputHome
      case .end: UIKeyCommand.inputEnd
      case .pageUp: UIKeyCommand.inputPageUp
      case .pageDown: UIKeyCommand.inputPageDown
      case .up: UIKeyCommand.inputUpArrow
      case .down: UIKeyCommand.inputDownArrow
      case .left: UIKeyCommand.inputLeftArrow
      case .right: UIKeyCommand.inputRightArrow
      case .function(let number):
        functionKeys.indices.contains(number - 1) ? functionKeys[number - 1] : nil
      }
    }

    private static let functionKeys = [
      UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5,
      UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10,
      UIKeyCommand.f11, UIKeyCommand.f12,
    ]
  }
#endif
