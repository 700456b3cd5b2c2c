extension View {
  /// Calls the program when an item of a menu inside this view is chosen. The arguments are the
  /// item and its action, which is nil for an item without an action.
  ///
  /// The URL of an item without an action is opened with the environment's `openURL` instead.
  ///
  /// - Parameter type: The menu's enumeration of actions, such as `SideBarMenu.Action.self`.
  public func onMenuChoice<Action: MenuAction>(
    of type: Action.Type = Action.self,
    perform choose: @escaping @MainActor (_ node: MenuNode, _ action: Action?) -> Void
  ) -> some View {
    environment(\.menuChoice) { node, table in
      choose(node, table.flatMap { Action(of: node, in: $0) })
    }
  }

  /// Calls the program when an item of a menu inside this view is chosen.
  public func onMenuChoice(
    perform choose: @escaping @MainActor (_ node: MenuNode) -> Void
  ) -> some View {
    environment(\.menuChoice) { node, _ in choose(node) }
  }
}

/// Called with an item that was chosen, and with its table if the item has an action.
private typealias MenuChoice = @MainActor (_ node: MenuNode, _ table: MenuTable?) -> Void

private struct MenuChoiceKey: EnvironmentKey {
  static var defaultValue: MenuChoice? { nil }
}

private struct MenuInMenuBarKey: EnvironmentKey {
  static let defaultValue = false
}

private struct MenuRowPressedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The function to call when an item is chosen.
  fileprivate var menuChoice: MenuChoice? {
    get { self[MenuChoiceKey.self] }
    set { self[MenuChoiceKey.self] = newValue }
  }

  /// Whether controls are in the menu bar, which has the system's items.
  fileprivate var isInMenuBar: Bool {
    get { self[MenuInMenuBarKey.self] }
    set { self[MenuInMenuBarKey.self] = newValue }
  }

  /// Whether the row or glyph that contains a view is pressed.
  fileprivate var isMenuRowPressed: Bool {
    get { self[MenuRowPressedKey.self] }
    set { self[MenuRowPressedKey.self] = newValue }
  }
}

/// Describes an item to VoiceOver: its kind, its position, whether it is open, and its actions.
private struct MenuOutlineSpeech: ViewModifier {
  let model: MenuModel
  let page: MenuNode?
  let node: MenuNode
  /// Whether the item's body is part of the element.
  let readsBody: Bool
  let tap: @MainActor (MenuTapPlace) -> Void

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: model.look(of: node, on: page).spoken))
      .accessibilityValue(
        Text(verbatim: model.accessibilityValue(of: node, on: page, readsBody: readsBody))
      )
      .accessibilityHint(Text(verbatim: hint))
      .accessibilityAddTraits(traits)
      .accessibilityAction { tap(.row) }
      .accessibilityActions {
        if let name = model.accessibilityToggleName(of: node) {
          Button(name) { tap(.indicator) }
        }
      }
  }

  private var hint: String {
    model.disabledReason(of: node) ?? model.table.accessibilityHint(of: node) ?? ""
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = .isButton
    if model.isHeader(node, on: page) { _ = traits.insert(.isHeader) }
    let isMarked = model.state.isChecked(node) || model.state.current == node
    if isMarked || model.selection == node { _ = traits.insert(.isSelected) }
    if model.isToggle(node) { _ = traits.insert(.isToggle) }
    return traits
  }
}
