/// What is drawn to show a state: a text, an image, or both (the image where images can be shown).
public struct MenuGlyph: Sendable {
  /// One to sixteen characters, or nil.
  public let text: String?
  /// The name of an image in the program's resources, or nil.
  public let image: String?

  /// A glyph of a text, an image or both.
  public init(text: String? = nil, image: String? = nil) {
    self.text = text
    self.image = image
  }
}

/// The glyphs of an item, and how they are drawn; immutable.
public final class MenuIndicator: Sendable {
  /// Drawn while the item is closed; nil draws nothing.
  public let collapsed: MenuGlyph?
  /// Drawn while the item is open; nil draws nothing.
  public let expanded: MenuGlyph?
  /// Drawn on an empty category if `hideWhenEmpty` is false; nil means `collapsed`.
  public let empty: MenuGlyph?
  /// Drawn on items that cannot open; nil draws nothing.
  public let leaf: MenuGlyph?
  /// The glyph's color as `#rrggbbaa` in lower case; nil for the platform's.
  public let color: String?
  /// The color while the row is highlighted, in the same form.
  public let highlight: String?
  /// Whether an empty category draws no glyph at all.
  public let hideWhenEmpty: Bool

  /// An indicator; a glyph that is not given draws nothing.
  public init(
    collapsed: MenuGlyph? = nil, expanded: MenuGlyph? = nil, empty: MenuGlyph? = nil,
    leaf: MenuGlyph? = nil, color: String? = nil, highlight: String? = nil,
    hideWhenEmpty: Bool = true
  ) {
    self.collapsed = collapsed
    self.expanded = expanded
    self.empty = empty
    self.leaf = leaf
    self.color = color
    self.highlight = highlight
    self.hideWhenEmpty = hideWhenEmpty
  }
}
