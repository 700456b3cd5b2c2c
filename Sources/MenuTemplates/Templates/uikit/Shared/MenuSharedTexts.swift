/// Texts that a program gives an item in place of the menu's. If a text is nil, the menu's text is
/// shown; an empty detail, badge or icon is not shown.
public struct MenuSharedTexts: Sendable {
  /// The title. VoiceOver reads it in place of an accessibility label, too.
  public var title: String?
  /// The second text.
  public var detail: String?
  /// The short text in a capsule.
  public var badge: String?
  /// The name of one of the program's images, or of a system symbol.
  public var icon: String?
  /// The number that is inserted into the item's texts, such as `3` in "3 files"; nil for the
  /// number of a slot's rows, or if no text has a number.
  public var count: Int?
  /// Whether taps on the item do anything. An item that the menu disables stays disabled.
  public var isEnabled: Bool

  /// Texts of an item.
  public init(
    title: String? = nil, detail: String? = nil, badge: String? = nil, icon: String? = nil,
    count: Int? = nil, isEnabled: Bool = true
  ) {
    self.title = title
    self.detail = detail
    self.badge = badge
    self.icon = icon
    self.count = count
    self.isEnabled = isEnabled
  }
}

extension MenuSharedTexts {
  /// The program's text, if it has given one, or else the menu's. An empty text shows nothing.
  fileprivate static func shown(_ given: String?, _ own: String?) -> String? {
    guard let given else { return own }
    return given.isEmpty ? nil : given
  }
}
