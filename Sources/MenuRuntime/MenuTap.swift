/// The part of a row that was tapped.
public enum MenuTapPlace: Sendable {
  /// The row, except for its indicator.
  case row
  /// The glyph that shows whether the row is open.
  case indicator
}

/// The program's part of the response to a tap.
public enum MenuTapResponse<Action: MenuAction>: Sendable {
  /// Nothing: this part of the row does not respond to taps.
  case nothing
  /// Nothing more: the item was toggled, unless its group keeps it open.
  case toggle
  /// Nothing more, or showing the page: the item's page was opened.
  case open
  /// The item was chosen, and has neither an action nor an address: the program decides what to do.
  case choose
  /// Performing this action.
  case action(Action)
  /// Opening this address.
  case url(String)
}

extension MenuTapResponse: Equatable where Action: Equatable {}
extension MenuTapResponse: Hashable where Action: Hashable {}

/// The action that a program performs when an item is chosen: the enumeration `Action` of a menu,
/// or a string, the action's name.
public protocol MenuAction: Sendable {
  /// The action of an item, with its arguments; nil if the item has none.
  init?(of node: MenuNode, in table: MenuTable)
}

extension MenuAction where Self: RawRepresentable, RawValue == String {
  /// The action of an item; nil if the item has none, or if its action is not one of the values.
  public init?(of node: MenuNode, in table: MenuTable) {
    guard let name = table.action(of: node) else { return nil }
    self.init(rawValue: name)
  }
}

extension String: MenuAction {
  /// The name of an item's action; nil if the item has none.
  public init?(of node: MenuNode, in table: MenuTable) {
    guard let name = table.action(of: node) else { return nil }
    self = name
  }
}

/// Taps; each takes O(d log f).
extension MenuExpansion {
  /// Performs a tap on a row: toggles the item, opens its page, flips its check, or does none of
  /// these.
  ///
  /// Applies the menu's hit area, and ignores items that are disabled, hidden or below a hidden
  /// item. A click and a keyboard shortcut of the item are taps on its row. A generated menu has
  /// its own `tap`, whose response contains an action of the menu; the response of this function
  /// contains the action's name unless `type` specifies otherwise.
  @discardableResult
  public mutating func tap<Action: MenuAction>(
    _ node: MenuNode, at place: MenuTapPlace = .row, animation: MenuAnimation? = nil,
    as type: Action.Type = String.self
  ) -> (change: MenuChange, response: MenuTapResponse<Action>) {
    let response = response(toTapOn: node, at: place, as: type)
    if case .nothing = response { return (unchanged(animation), response) }
    if case .toggle = response { return (toggle(node, animation: animation), response) }
    if case .open = response { return (openPage(node, animation: animation), response) }
    return (toggleCheck(node, animation: animation), response)
  }

  /// The response to a tap, without performing the tap.
  public func response<Action: MenuAction>(
    toTapOn node: MenuNode, at place: MenuTapPlace = .row, as type: Action.Type = String.self
  ) -> MenuTapResponse<Action> {
    if !isEnabled(node) || table.isSeparator(node) || isBelowHidden(node.number) {
      return .nothing
    }
    if table.isPage(node) { return .open }
    let hitArea = table.settings.hitArea
    if isExpandable(node.number) {
      if toggles(node, at: place) {
        return isEmpty(node) || table.flag(.isFixed, node.number) ? .nothing : .toggle
      }
      return place == .indicator || table.isInline(node) ? .nothing : chosen(node)
    }
    return place == .indicator && hitArea == .row ? .nothing : chosen(node)
  }

  /// Whether, with the menu's hit area, a tap at this place toggles an expandable item.
  private func toggles(_ node: MenuNode, at place: MenuTapPlace) -> Bool {
    switch table.settings.hitArea {
    case .both: true
    case .row: place == .row
    case .indicator: place == .indicator
    case .auto: place == .indicator || !leads(node)
    }
  }

  /// Whether the item has an action, a url or a check.
  private func leads(_ node: MenuNode) -> Bool {
    table.action(of: node) != nil || table.url(of: node) != nil || table.isCheckItem(node)
      || table.isSummaryCheck(node)
  }

  /// The response to a tap that chooses the item.
  private func chosen<Action: MenuAction>(_ node: MenuNode) -> MenuTapResponse<Action> {
    var reader = MenuReader(table, node)
    if !reader.hasValues() { return .choose }
    if let action = Action(of: node, in: table) { return .action(action) }
    if let url = table.url(of: node) { return .url(url) }
    return .choose
  }
}
