/// A row of a slot.
@MainActor
public struct MenuTableSlotRow {
  /// The row's text.
  public var title: String
  /// A second text at the end of the row.
  public var detail: String?
  /// A short text in a capsule.
  public var badge: String?
  /// The name of one of the program's images, or of a system symbol.
  public var icon: String?
  /// The mark at the end of the row.
  public var accessory: MenuAccessory
  /// Whether the row can be tapped. If not, it is dimmed.
  public var isEnabled: Bool
  /// Whether the row is checked, in a slot with a `choice`.
  public var isChecked: Bool
  /// The effect of a tap on the row; nil for a row that can't be tapped.
  public var action: (@MainActor () -> Void)?

  /// A row of a slot.
  public init(
    _ title: String, detail: String? = nil, badge: String? = nil, icon: String? = nil,
    accessory: MenuAccessory = .none, isEnabled: Bool = true, isChecked: Bool = false,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.badge = badge
    self.icon = icon
    self.accessory = accessory
    self.isEnabled = isEnabled
    self.isChecked = isChecked
    self.action = action
  }

  /// Whether a tap on the row has an effect.
  fileprivate var takesTaps: Bool { isEnabled && action != nil }
}

/// The texts of an item: the program's or, by default, the menu's.
extension MenuTableController {
  fileprivate func texts(of node: MenuNode) -> MenuTableTexts {
    dataSource?.menuTable(self, textsOf: node) ?? MenuTableTexts()
  }

  /// Whether neither the menu nor the program disables an item.
  fileprivate func isEnabled(_ node: MenuNode) -> Bool {
    state.isEnabled(node) && texts(of: node).isEnabled
  }
}
