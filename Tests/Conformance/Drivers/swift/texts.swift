/// Prints every text that the items have.
func printTexts(of state: MenuExpansion, columns: [String]) {
  let table = state.table
  for number in 0..<table.count {
    let node = MenuNode(number)
    func tell(_ field: String, _ text: String?) {
      if let text { print("\(number) \(field) \(text.utf8.count):\(text)") }
    }
    tell("id", table.id(of: node))
    tell("title", table.title(of: node))
    tell("detail", table.detail(of: node))
    tell("body", table.body(of: node))
    tell("footer", table.footer(of: node))
    tell("icon", table.icon(of: node))
    let accessory = table.accessory(of: node)
    tell("accessory", accessory == .none ? nil : "\(accessory)")
    tell("action", table.action(of: node))
    tell("url", table.url(of: node))
    tell("shortcut", table.shortcut(of: node))
    tell("tag", table.tag(of: node).map { "\($0)" })
    tell("height", table.height(of: node).map { "\(Int($0 * 1_000 + 0.5))" })
    tell("label", table.accessibilityLabel(of: node))
    tell("hint", table.accessibilityHint(of: node))
    for column in columns { tell("@\(column)", table.string(column, of: node)) }
    let glyph = state.glyph(of: node)
    tell("glyph", glyph?.text)
    tell("image", glyph?.image)
  }
}
