/// How an item looks, computed from the state each time that it is drawn.
struct MenuItemLook {
  var title = ""
  var detail: String?
  /// A short text in a capsule.
  var badge: String?
  var isDestructive = false
  /// Whether a check mark is shown here; a row has one as its accessory.
  var showsCheck = false
  var body: String?
  var isBodyOpen = false
  var icon: MenuTableImage?
  var glyph: MenuGlyph?
  /// The glyph's image, which stands in for its text.
  var glyphImage: MenuTableImage?
  var color: MenuTableColor?
  var highlight: MenuTableColor?
  var titleLines = 1
  /// How far it is indented, in levels.
  var indentation = 0
  /// How high it is without its body, at least, at the standard size of text.
  var lineHeight: CGFloat = 0
  var isEnabled = true
  /// Why it is disabled; nil while it is enabled.
  var disabledReason: String?
  /// Whether its title is no item's, and so less marked.
  var isSecondary = false
  /// The mark at the end of its row.
  var accessory = MenuAccessory.none
  var isHeader = false
  /// Whether a spinner stands in for the glyph.
  var isBusy = false

  /// What VoiceOver reads in place of the texts.
  var label: String?
  /// What VoiceOver reads after the texts.
  var hint: String?

  /// What VoiceOver reads.
  fileprivate var spoken: String {
    let texts = [title, badge, detail].compactMap { $0 }.filter { !$0.isEmpty }
    return label ?? texts.joined(separator: ", ")
  }
}
