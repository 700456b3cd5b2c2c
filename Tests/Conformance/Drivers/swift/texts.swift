/// Prints every text that the items have.
func printTexts(of state: MenuExpansion, columns: [String]) {
  let table = state.table
  for number in 0..<table.count {
    let node = MenuNode(number)
    func add(_ field: String, _ text: String?) {
      if let text { print("\(number) \(field) \(text.utf8.count):\(text)") }
    }
    add("id", table.id(of: node))
    add("title", table.title(of: node))
    add("detail", table.detail(of: node))
    add("body", table.body(of: node))
    add("footer", table.footer(of: node))
    add("icon", table.icon(of: node))
    let accessory = table.accessory(of: node)
    add("accessory", accessory == .none ? nil : "\(accessory)")
    add("action", table.action(of: node))
    add("url", table.url(of: node))
    add("shortcut", table.shortcut(of: node, isApple: false)?.description)
    for shortcut in table.shortcuts(of: node, isApple: false).dropFirst() {
      add("shortcut", shortcut.description)
    }
    for shortcut in table.shortcuts(of: node, isApple: true) {
      add("apple-shortcut", shortcut.description)
    }
    add("mnemonic", table.mnemonic(of: node))
    add("tag", table.tag(of: node).map { "\($0)" })
    add("height", table.height(of: node).map { "\(Int($0 * 1_000 + 0.5))" })
    add("badge", table.badge(of: node))
    let variant = table.badgeVariant(of: node)
    add("badge-variant", variant == .normal ? nil : variant.rawValue)
    let role = table.role(of: node)
    add("role", role == .normal ? nil : role.rawValue)
    add("help", table.help(of: node))
    add("disabled-reason", table.disabledReason(of: node))
    add("placeholder", table.placeholder(of: node))
    add("loading", table.loading(of: node))
    let keywords = table.keywords(of: node)
    add("keywords", keywords.isEmpty ? nil : keywords.joined(separator: "\n"))
    add("label", table.accessibilityLabel(of: node))
    add("hint", table.accessibilityHint(of: node))
    for column in columns { add("@\(column)", table.string(column, of: node)) }
    let glyph = state.glyph(of: node)
    add("glyph", glyph?.text)
    add("image", glyph?.image)
  }
}
