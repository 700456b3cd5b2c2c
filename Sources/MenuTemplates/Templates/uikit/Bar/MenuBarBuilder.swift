#if os(tvOS)
  extension MenuBarController {
    fileprivate func rebuildMenuBar() {}
    fileprivate func revalidateMenuBar() {}
  }
#else
  /// Puts the menu into the menu bar.
  extension MenuBarController {
    /// Inserts the categories at the top level into the menu bar, after one of its menus.
    ///
    /// The items are commands, with their first shortcuts. A command goes to the first responder
    /// that has a method for `action`. The app's delegate inserts the menus, validates the
    /// commands, and passes on chosen commands:
    ///
    /// ```swift
    /// override func buildMenu(with builder: any UIMenuBuilder) {
    ///   super.buildMenu(with: builder)
    ///   if builder.system == .main { bar.insert(into: builder, action: #selector(choose)) }
    /// }
    ///
    /// override func validate(_ command: UICommand) {
    ///   super.validate(command)
    ///   bar.validate(command, action: #selector(choose))
    /// }
    ///
    /// @objc private func choose(_ command: UICommand) { bar.choose(command) }
    /// ```
    ///
    /// The rows of slots are those that the data source provides at this time; `update()` requests
    /// them again. Standard items, such as those with the role `copy`, are left out unless they
    /// have an action: the menu bar has them already. Menus that contain only such items, and
    /// standard menus without items, are left out, too.
    public func insert(
      into builder: any UIMenuBuilder, after menu: UIMenu.Identifier = .view, action: Selector
    ) {
      isInMenuBar = true
      countInlineRows()
      var previous = menu
      for node in table.topLevel {
        guard table.isCategory(node), !isHidden(node), let identifier = identifier(of: node) else {
          continue
        }
        let children = commands(of: node, action: action)
        if children.isEmpty, table.isOfSystem(node) { continue }
        builder.insertSibling(
          UIMenu(
            title: title(of: node), identifier: identifier,
            options: table.choosesOne(under: node) ? .singleSelection : [], children: children),
          afterMenu: previous)
        previous = identifier
      }
    }

    /// The commands of a category, for a menu that the program makes or changes itself, as with
    /// `replaceChildren(ofMenu:from:)`.
    public func commands(of category: MenuNode, action: Selector) -> [UIMenuElement] {
      isInMenuBar = true
      countInlineRows()
      return contents(of: category) { command($0, action: action) }
    }

    /// The command of an item, whose property list is the item's id; nil for an item that the menu
    /// bar already has.
    private func command(_ node: MenuNode, action: Selector) -> UIMenuElement? {
      guard let id = table.id(of: node), !table.isOfSystem(node) else { return nil }
      let keys = table.shortcuts(of: node, isApple: true).lazy.compactMap { MenuKeys($0) }.first
      let command =
        keys.map {
          UIKeyCommand(
            title: title(of: node), image: image(of: node), action: action, input: $0.input,
            modifierFlags: $0.modifiers, propertyList: id)
        }
        ?? UICommand(
          title: title(of: node), image: image(of: node), action: action, propertyList: id)
      show(node, in: command)
      return command
    }

    /// Updates a command before it is shown, or before its keys have an effect: its title, its
    /// check mark, and whether it is enabled. Other commands are not changed.
    public func validate(_ command: UICommand, action: Selector) {
      if command.action == action, let node = node(of: command) { show(node, in: command) }
    }

    /// Chooses the item of a command.
    public func choose(_ command: UICommand) {
      if let node = node(of: command) { choose(node, from: nil) }
    }

    private func node(of command: UICommand) -> MenuNode? {
      (command.propertyList as? String).flatMap { table.node(withID: $0) }
    }

    private func show(_ node: MenuNode, in command: UICommand) {
      command.title = title(of: node)
      command.attributes = attributes(of: node)
      command.state = state.checkState(of: node).menuState
      command.discoverabilityTitle = table.help(of: node)
      command.subtitle = subtitle(of: node)
    }

    fileprivate func rebuildMenuBar() {
      if isInMenuBar { UIMenuSystem.main.setNeedsRebuild() }
    }

    fileprivate func revalidateMenuBar() { UIMenuSystem.main.setNeedsRevalidate() }
  }
#endif
