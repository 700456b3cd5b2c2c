/// The words that VoiceOver reads in addition to a menu's texts.
public struct MenuSharedStrings: Sendable {
  /// The value of an open item.
  public var expanded = "Expanded"
  /// The state of a summary check if only some of its items are checked.
  public var mixed = "Mixed"
  /// The value of a closed item.
  public var collapsed = "Collapsed"
  /// The custom action that opens an item whose row does something else.
  public var expand = "Expand"
  /// The custom action that closes such an item.
  public var collapse = "Collapse"
  /// The level of an item, from 2; nothing is spoken at the top level.
  public var level: @Sendable (Int) -> String = { "Level \($0)" }

  /// The English texts.
  public init() {}

  /// The texts in the language of a table if they are built in or translated, and otherwise in
  /// English.
  public init(in table: MenuTable) {
    func take(_ name: String, _ text: WritableKeyPath<MenuSharedStrings, String>) {
      if let own = table.interfaceText(name) { self[keyPath: text] = own }
    }
    take("expanded", \.expanded)
    take("mixed", \.mixed)
    take("collapsed", \.collapsed)
    take("expand", \.expand)
    take("collapse", \.collapse)
    if let text = table.interfaceText("level") {
      level = { text.replacingOccurrences(of: "%1", with: "\($0)") }
    }
  }
}
