/// The name for the keyboard shortcuts of items: `shortcuts`.
extension TemplateContext {
  static let shortcuts = TemplateName<TemplateContext>.rows(
    "shortcuts",
    "The keyboard shortcuts, in the order of `items`. For each platform, the shortcuts of an item are in the item's order.",
    columns: [
      .numbers("item", "The item's number.") { $1.item },
      .numbers(
        "platforms",
        "The platforms of the shortcut: 1 for all except Apple's, 2 for Apple's, 3 for all."
      ) { $1.platforms },
      .numbers("modifiers", "The modifiers: Mod is 1, Ctrl 2, Alt 4, Shift 8, Cmd 16.") {
        $1.shortcut.modifierBits
      },
      .numbers(
        "key",
        "The key: the code point of its character, or 1114112 plus the position of its name in the list of the language reference, from 0."
      ) { $1.shortcut.keyNumber },
      .texts("text", "The shortcut, such as `Mod+Shift+K`.") { $1.shortcut.description },
    ]
  ) { $0.menu.shortcuts }
}

extension LoweredMenu {
  /// The keyboard shortcuts, in the order of the nodes and, for each platform, as in the item.
  var shortcuts: [(item: Int32, platforms: Int32, shortcut: Shortcut)] {
    details.enumerated().flatMap { node, details in
      let list = details?.fields.text(.shortcut).flatMap { ShortcutList($0) }
      guard let list else { return [(item: Int32, platforms: Int32, shortcut: Shortcut)]() }
      if list.apple == list.other { return list.other.map { (Int32(node), 3, $0) } }
      return list.other.map { (Int32(node), 1, $0) } + list.apple.map { (Int32(node), 2, $0) }
    }
  }
}
