/// What a program does when an item is chosen: the enumeration `Action` of a menu, or a string, the
/// action's name.
public protocol MenuAction: Hashable, Sendable {
  /// The action of an item, with its arguments; nil if the item has none.
  init?(of node: MenuNode, in table: MenuTable)
}

extension MenuAction where Self: RawRepresentable, RawValue == String {
  /// The action of an item; nil if the item has none.
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
