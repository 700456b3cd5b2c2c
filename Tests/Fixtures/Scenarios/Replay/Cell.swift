/// What a row or a header shows since it was drawn last.
struct Cell: Equatable {
  let node: MenuNode
  /// Glyph, title and the rest, indented by depth.
  let line: String
  /// The text that is open below the title.
  let body: String?

  init(_ node: MenuNode, _ state: MenuExpansion) {
    let table = state.table
    self.node = node
    let glyph = state.glyph(of: node)
    // The text, then the image, as `▾:carat-open`.
    let mark = [glyph?.text ?? " ", glyph?.image].compactMap { $0 }.joined(separator: ":")
    var line = String(repeating: "  ", count: table.depth(of: node)) + mark + " "
    line += table.isSeparator(node) ? "────" : table.title(of: node)
    if let detail = table.detail(of: node) { line += " (\(detail))" }
    let accessory = table.accessory(of: node)
    if accessory != .none { line += " [\(accessory)]" }
    self.line = line
    body = state.isExpanded(node) ? table.body(of: node) : nil
  }

  /// Prints the cell behind its place.
  func show(at place: String) {
    let margin = String(repeating: " ", count: max(1, 5 - place.count))
    say(place + margin + line)
    if let body { say("       | " + body) }
  }
}
