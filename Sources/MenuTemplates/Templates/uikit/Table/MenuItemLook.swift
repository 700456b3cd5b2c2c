/// The look of an item, computed from the state each time it is drawn.
struct MenuItemLook {
  var title = ""
  var detail: String?
  /// A short text in a capsule.
  var badge: String?
  var isDestructive = false
  /// Whether the look includes a check mark; false for a row, whose check mark is its accessory.
  var showsCheck = false
  /// Whether the look includes a dash, because only some items of the summary check are checked.
  var isMixed = false
  var body: String?
  var isBodyOpen = false
  var icon: MenuTableImage?
  var glyph: MenuGlyph?
  /// The glyph's image, which replaces its text.
  var glyphImage: MenuTableImage?
  var color: MenuTableColor?
  var highlight: MenuTableColor?
  var titleLines = 1
  /// The indentation, in levels.
  var indentation = 0
  /// The minimum height without the body, at the standard text size.
  var lineHeight: CGFloat = 0
  var isEnabled = true
  /// The reason why the item is disabled; nil while it is enabled.
  var disabledReason: String?
  /// The effect of the item, in one sentence.
  var help: String?
  /// Whether the title is not that of an item, and is therefore less prominent.
  var isSecondary = false
  /// The mark at the end of the row.
  var accessory = MenuAccessory.none
  var isHeader = false
  /// Whether the title is the footer of a group, in smaller text.
  var isFooter = false
  /// Whether a spinner replaces the glyph.
  var isBusy = false

  /// The text that VoiceOver reads in place of the other texts.
  var label: String?
  /// The hint that VoiceOver reads after the texts.
  var hint: String?

  /// The text that VoiceOver reads.
  fileprivate var spoken: String {
    let texts = [title, badge, detail].compactMap { $0 }.filter { !$0.isEmpty }
    return label ?? texts.joined(separator: ", ")
  }
}
