extension View {
  /// Calls the program when an item of a menu inside this view is chosen. The arguments are the
  /// item and its action, which is nil for an item without one.
  ///
  /// The URL of an item without an action is opened with the environment's `openURL` instead.
  public func onMenuChoice(
    perform action: @escaping @MainActor (_ node: MenuNode, _ action: String?) -> Void
  ) -> some View {
    environment(\.menuChoice, action)
  }
}

private struct MenuChoiceKey: EnvironmentKey {
  static var defaultValue: (@MainActor (MenuNode, String?) -> Void)? { nil }
}

private struct MenuRowPressedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The function to call when an item is chosen.
  fileprivate var menuChoice: (@MainActor (MenuNode, String?) -> Void)? {
    get { self[MenuChoiceKey.self] }
    set { self[MenuChoiceKey.self] = newValue }
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
  let node: MenuNode
  let tap: @MainActor (MenuTapPlace) -> Void

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: model.look(of: node).spoken))
      .accessibilityValue(Text(verbatim: model.accessibilityValue(of: node)))
      .accessibilityHint(Text(verbatim: model.table.accessibilityHint(of: node) ?? ""))
      .accessibilityAddTraits(traits)
      .accessibilityAction { tap(.row) }
      .accessibilityActions {
        if let name = model.accessibilityToggleName(of: node) {
          Button(name) { tap(.indicator) }
        }
      }
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = .isButton
    if model.isHeader(node) { _ = traits.insert(.isHeader) }
    let isMarked = model.state.isChecked(node) || model.state.current == node
    if isMarked || model.selection == node { _ = traits.insert(.isSelected) }
    if model.table.isCheckItem(node) { _ = traits.insert(.isToggle) }
    return traits
  }
}
